import { PRODUCT_CATEGORIES, type ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { SelectField } from "#ui/field.tsx";
import { labelOf } from "#ui/words.ts";
import { checkCopy as copy } from "../copy.ts";

const KINDS = [
	{ value: "", label: copy.noCategory },
	...PRODUCT_CATEGORIES.map((category) => ({ value: category, label: labelOf(category) })),
];

interface CategoryFieldProps {
	value: ProductCategory | null;
	onChange: (value: ProductCategory | null) => void;
}

/** What a list is the list of; a cleanser is judged otherwise than what stays on the skin. */
export function CategoryField({ value, onChange }: CategoryFieldProps) {
	return (
		<SelectField
			label={copy.category}
			options={KINDS}
			value={value ?? ""}
			onChange={(event) => onChange(PRODUCT_CATEGORIES.find((one) => one === event.target.value) ?? null)}
		/>
	);
}
