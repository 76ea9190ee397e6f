import type { Product } from "@dewlight/contracts/products.ts";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useState } from "react";
import { TextField } from "#ui/text-field.tsx";
import { searchProductsQuery } from "../calls/search-products.ts";
import { ownedCopy } from "../copy.ts";
import { ProductOption } from "./product-option.tsx";
import { useSettled } from "./use-settled.ts";

const copy = ownedCopy.search;
const PAUSE_MS = 250;

/** A search field whose answers are walked with the arrows and taken with Enter (ARIA combobox with a listbox). */
export function ProductSearch({ onChoose }: { onChoose: (product: Product) => void }) {
	const id = useId();
	const [typed, setTyped] = useState("");
	const [active, setActive] = useState(-1);
	const words = useSettled(typed.trim(), PAUSE_MS);
	const search = useQuery(searchProductsQuery(words));
	const open = words !== "" && typed.trim() !== "";
	const products = open ? (search.data?.products ?? []) : [];
	const chosen = products[active];

	const walk = (event: KeyboardEvent) => {
		const last = products.length - 1;
		if (event.key === "ArrowDown") setActive(active >= last ? 0 : active + 1);
		else if (event.key === "ArrowUp") setActive(active <= 0 ? last : active - 1);
		else if (event.key === "Enter" && chosen !== undefined) onChoose(chosen);
		else return;
		event.preventDefault();
	};

	return (
		<div className="grid gap-3">
			<TextField
				type="search"
				label={copy.label}
				hint={copy.hint}
				// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input; the role names its list
				role="combobox"
				autoComplete="off"
				aria-autocomplete="list"
				aria-expanded={products.length > 0}
				aria-controls={`${id}-list`}
				aria-activedescendant={chosen === undefined ? undefined : `${id}-${active}`}
				value={typed}
				onChange={(event) => {
					setTyped(event.target.value);
					setActive(-1);
				}}
				onKeyDown={walk}
			/>
			<output className="text-small text-ink-2 empty:sr-only">
				{open && statusWords(search.isFetching, search.isError, products.length)}
			</output>
			{/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its options hold pictures */}
			<div id={`${id}-list`} role="listbox" aria-label={copy.list} className="grid gap-1 empty:hidden">
				{products.map((product, index) => (
					<ProductOption
						key={product.id}
						id={`${id}-${index}`}
						product={product}
						active={index === active}
						onChoose={() => onChoose(product)}
					/>
				))}
			</div>
		</div>
	);
}

function statusWords(searching: boolean, failed: boolean, count: number): string {
	if (searching) return copy.searching;
	if (failed) return copy.failed;
	return count === 0 ? copy.none : copy.found(count);
}
