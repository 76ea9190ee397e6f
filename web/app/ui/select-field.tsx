import { ChevronDown } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { describedBy, FIELD_STYLE, Field, type FieldText } from "./field.tsx";

interface SelectFieldProps
	extends FieldText,
		Omit<ComponentProps<"select">, "id" | "className" | "children"> {
	options: readonly { value: string; label: string }[];
}

/** The device's own list of choices: the best one on a phone, and every screen reader knows it. */
export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
	const id = useId();
	return (
		<Field id={id} label={label} hint={hint} error={error}>
			<div className="relative">
				<select
					{...select}
					id={id}
					aria-invalid={error !== undefined || undefined}
					aria-describedby={describedBy(id, { hint, error })}
					className={`${FIELD_STYLE} min-h-12 appearance-none pr-12 text-ellipsis`}
				>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
				<ChevronDown
					aria-hidden="true"
					className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-ink-2"
				/>
			</div>
		</Field>
	);
}
