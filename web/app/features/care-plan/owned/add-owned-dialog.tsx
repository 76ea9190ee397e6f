import { type Product, productApi } from "@dewlight/contracts/products.ts";
import type { ConfirmedCarePlan } from "@dewlight/contracts/profile.ts";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { call } from "#api/call.ts";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { Tag } from "#ui/tag.tsx";
import { labelOf } from "#ui/words.ts";
import type { ChangeOutcome } from "../profile-change.ts";
import { ProductThumb } from "../steps/step-parts.tsx";
import { ownedCopy } from "./copy.ts";
import { PasteTab } from "./paste-tab.tsx";
import { StepChoice } from "./step-choice.tsx";

interface AddOwnedDialogProps {
	plan: ConfirmedCarePlan;
	/** A product that is chosen already, so that only its step is asked. */
	product: Product | null;
	onAdd: (step: string, product: Product) => Promise<ChangeOutcome>;
	onClose: () => void;
}

/** Puts something the person owns into their plan: found by name, or read from its ingredient list. */
export function AddOwnedDialog({ plan, product, onAdd, onClose }: AddOwnedDialogProps) {
	const [found, setFound] = useState(product);
	return (
		<Dialog open onClose={onClose} title={ownedCopy.add} description={ownedCopy.addLead}>
			{found !== null ? (
				<div className="grid gap-5">
					<div className="flex items-center gap-4 rounded-md bg-silk px-4 py-3.5">
						<ProductThumb product={found} category={found.category ?? ""} />
						<p className="min-w-0 font-semibold">{found.name}</p>
					</div>
					<StepChoice
						key={found.id}
						product={found}
						plan={plan}
						onAdd={onAdd}
						onDone={onClose}
						otherwise={{
							label: ownedCopy.step.back,
							go: product === null ? () => setFound(null) : onClose,
						}}
					/>
				</div>
			) : (
				<Tabs
					label={ownedCopy.tabs.label}
					tabs={[
						{ value: "search", label: ownedCopy.tabs.search, content: <ProductSearch onChoose={setFound} /> },
						{
							value: "paste",
							label: ownedCopy.tabs.paste,
							content: <PasteTab plan={plan} onAdd={onAdd} onClose={onClose} />,
						},
					]}
				/>
			)}
		</Dialog>
	);
}

const searchCopy = ownedCopy.search;
const PAUSE_MS = 250;

/** A search field whose answers are walked with the arrows and taken with Enter (ARIA combobox with a listbox). */
function ProductSearch({ onChoose }: { onChoose: (product: Product) => void }) {
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
				label={searchCopy.label}
				hint={searchCopy.hint}
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
			<div
				id={`${id}-list`}
				// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its options hold pictures
				role="listbox"
				aria-label={searchCopy.list}
				className="grid gap-1 empty:hidden"
			>
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
	if (searching) return searchCopy.searching;
	if (failed) return searchCopy.failed;
	return count === 0 ? searchCopy.none : searchCopy.found(count);
}

/** Products of the catalogue and the person's own whose names hold these words. */
function searchProductsQuery(words: string) {
	return queryOptions({
		queryKey: ["product-search", words],
		queryFn: ({ signal }) => call(productApi.searchProducts, { query: { q: words }, signal }),
		enabled: words !== "",
		placeholderData: keepPreviousData,
	});
}

interface ProductOptionProps {
	id: string;
	product: Product;
	/** The one that Enter takes. */
	active: boolean;
	onChoose: () => void;
}

function ProductOption({ id, product, active, onChoose }: ProductOptionProps) {
	const row = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (active) row.current?.scrollIntoView({ block: "nearest" });
	}, [active]);
	const kind = product.category === null ? null : labelOf(product.category);
	const below = [product.brand, kind].filter(Boolean).join(" · ");
	return (
		<button
			type="button"
			ref={row}
			id={id}
			// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of the browser's own holds no picture
			role="option"
			tabIndex={-1}
			aria-selected={active}
			onClick={onChoose}
			className={classNames(
				"flex min-h-14 items-center gap-4 text-left rounded-sm px-3 py-2 hover:bg-silk",
				active && "bg-silk outline-2 outline-fig",
			)}
		>
			<ProductThumb product={product} category={product.category ?? ""} />
			<span className="grid min-w-0 flex-1">
				<span className="font-medium">{product.name}</span>
				{below !== "" && <span className="text-small text-ink-2">{below}</span>}
			</span>
			{product.is_custom && <Tag tone="fig">{searchCopy.yours}</Tag>}
		</button>
	);
}

/** The value as it was when it last stood still for `ms`. */
function useSettled<T>(value: T, ms: number): T {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), ms);
		return () => clearTimeout(timer);
	}, [value, ms]);
	return settled;
}
