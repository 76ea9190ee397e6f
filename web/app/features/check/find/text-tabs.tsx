import { OWN_PRODUCT_LENGTH } from "@dewlight/contracts/products.ts";
import { PRODUCT_CATEGORIES, type ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { SelectField, TextArea, TextField } from "#ui/field.tsx";
import { ProductPicture } from "#ui/product/product-picture.tsx";
import { labelOf } from "#ui/words.ts";
import { type CheckSubject, searchQuery } from "../calls.ts";
import { checkCopy } from "../copy.ts";

const KINDS = [
	{ value: "", label: checkCopy.noCategory },
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
			label={checkCopy.category}
			options={KINDS}
			value={value ?? ""}
			onChange={(event) => onChange(PRODUCT_CATEGORIES.find((one) => one === event.target.value) ?? null)}
		/>
	);
}

const pasteCopy = checkCopy.paste;

/** A list from a shop's page or typed from a pack. */
export function PasteTab({ onAsk }: { onAsk: (subject: CheckSubject) => void }) {
	const [name, setName] = useState("");
	const [category, setCategory] = useState<ProductCategory | null>(null);
	const [inci, setInci] = useState("");
	const [tried, setTried] = useState(false);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		setTried(true);
		if (inci.trim() === "") event.currentTarget.querySelector("textarea")?.focus();
		else onAsk({ name: name.trim(), category, inci });
	};
	return (
		<form noValidate onSubmit={submit} className="grid gap-5">
			<TextArea
				label={pasteCopy.inci}
				hint={pasteCopy.hint}
				error={tried && inci.trim() === "" ? pasteCopy.missing : undefined}
				spellCheck={false}
				maxLength={OWN_PRODUCT_LENGTH.inci}
				value={inci}
				onChange={(event) => setInci(event.target.value)}
			/>
			<TextField
				label={pasteCopy.name}
				maxLength={OWN_PRODUCT_LENGTH.name}
				value={name}
				onChange={(event) => setName(event.target.value)}
			/>
			<CategoryField value={category} onChange={setCategory} />
			<Button type="submit" className="justify-self-start">
				{pasteCopy.check}
			</Button>
		</form>
	);
}

const searchCopy = checkCopy.search;
const PAUSE_MS = 250;

/** Products by name; each answer is a button, so that Tab and Enter are enough. */
export function SearchTab({ onAsk }: { onAsk: (subject: CheckSubject) => void }) {
	const [typed, setTyped] = useState("");
	const [words, setWords] = useState("");
	useEffect(() => {
		const timer = setTimeout(() => setWords(typed.trim()), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [typed]);
	const search = useQuery(searchQuery(words));
	const products = words === "" ? [] : (search.data?.products ?? []);
	const status =
		words === ""
			? ""
			: search.isFetching
				? searchCopy.searching
				: search.isError
					? searchCopy.failed
					: products.length === 0
						? searchCopy.none
						: searchCopy.found(products.length);
	return (
		<div className="grid gap-4">
			<TextField
				type="search"
				label={searchCopy.label}
				hint={searchCopy.hint}
				autoComplete="off"
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
			/>
			<output className="text-small text-ink-2 empty:sr-only">{status}</output>
			<ul aria-label={searchCopy.list} className="grid gap-1 empty:hidden">
				{products.map((product) => (
					<li key={product.id}>
						<button
							type="button"
							onClick={() => onAsk({ product_id: product.id })}
							className="flex min-h-14 w-full items-center gap-4 rounded-sm px-3 py-2 text-left hover:bg-silk"
						>
							<ProductPicture
								product={product}
								category={product.category ?? ""}
								alt=""
								className="h-14 w-11 shrink-0 rounded-xs"
							/>
							<span className="grid min-w-0">
								<span className="font-medium">{product.name}</span>
								<span className="text-small text-ink-2">
									{[product.brand, product.category && labelOf(product.category)].filter(Boolean).join(" · ")}
								</span>
							</span>
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}
