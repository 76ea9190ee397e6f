import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { TextField } from "#ui/field.tsx";
import { ProductPicture } from "#ui/product/product-picture.tsx";
import { labelOf } from "#ui/words.ts";
import { type CheckSubject, searchQuery } from "../calls.ts";
import { checkCopy } from "../copy.ts";

const copy = checkCopy.search;
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
				? copy.searching
				: search.isError
					? copy.failed
					: products.length === 0
						? copy.none
						: copy.found(products.length);
	return (
		<div className="grid gap-4">
			<TextField
				type="search"
				label={copy.label}
				hint={copy.hint}
				autoComplete="off"
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
			/>
			<output className="text-small text-ink-2 empty:sr-only">{status}</output>
			<ul aria-label={copy.list} className="grid gap-1 empty:hidden">
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
