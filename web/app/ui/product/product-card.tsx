import type { Product } from "@dewlight/contracts/products.ts";
import type { ConfirmedPlanAnswer } from "@dewlight/contracts/profile.ts";
import { Check, Star } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { paths } from "#paths.ts";
import { AlertDialog } from "../alert-dialog.tsx";
import { Button, TextLink } from "../button.tsx";
import { FieldError } from "../field.tsx";
import { ratingWords, usePriceWords } from "./prices.tsx";
import { placeWords, productCopy } from "./product-copy.ts";

const UNDO_SECONDS = 20;
const READ_SECONDS = 6;

interface SaidAddition {
	product: Pick<Product, "id" | "name">;
	answer: ConfirmedPlanAnswer;
	undo: (() => void) | null;
}

/** What an addition did, in sentences: where it stands, what it took the place of, what the rules say. */
function additionWords({ product, answer }: Omit<SaidAddition, "undo">): string[] {
	const { added_to = [], replaced = [] } = answer;
	const gone = [...new Set(replaced.map(({ product: { name } }) => name))];
	return [
		productCopy.added(product.name, placeWords(added_to)),
		...gone.map((name) => productCopy.takesPlace(name)),
		...warningsOf(product.id, answer)
			.slice(0, 1)
			.map(({ title }) => `${productCopy.check} ${title}.`),
	];
}

/** What it brought up; of a server that does not say so, what presses among all that is said about it. */
function warningsOf(id: string, { new_warnings, warnings = [] }: ConfirmedPlanAnswer) {
	return (
		new_warnings ??
		warnings.filter(
			({ level, product_ids }) => (level === "stop" || level === "change") && product_ids.includes(id),
		)
	);
}

/** A note that outlives the page, with the way back. */
export async function sayAdded({ undo, ...added }: SaidAddition, undoFailed = false): Promise<void> {
	const { toast } = await import("../toast.tsx");
	const id = noteOf(added.product);
	const words = undoFailed ? [productCopy.undoFailed] : additionWords(added);
	if (undo === null) {
		toast(<Lines words={words} />, { id, duration: READ_SECONDS * 1000 });
		return;
	}
	const takeBack = () => {
		toast.dismiss(id);
		undo();
	};
	toast(
		<div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1">
			<Lines words={[...words, productCopy.undoFor(UNDO_SECONDS)]} />
			<button
				type="button"
				aria-label={productCopy.undoLabel(added.product.name)}
				onClick={takeBack}
				className="min-h-11 shrink-0 px-2 font-semibold underline underline-offset-4 focus-visible:outline-ground"
			>
				{productCopy.undo}
			</button>
		</div>,
		{ id, duration: UNDO_SECONDS * 1000 },
	);
}

export async function sayUndone(product: Pick<Product, "id" | "name">): Promise<void> {
	const { toast } = await import("../toast.tsx");
	toast(productCopy.undone(product.name), { id: noteOf(product), duration: READ_SECONDS * 1000 });
}

/** One product, one note. */
function noteOf({ id }: Pick<Product, "id">): string {
	return `added ${id}`;
}

function Lines({ words }: { words: readonly string[] }) {
	return (
		<div className="grid min-w-0 flex-1 basis-56 gap-0.5 text-small">
			{words.map((line) => (
				<p key={line}>{line}</p>
			))}
		</div>
	);
}

type Outcome =
	| { kind: "busy" | "failed" | "undone" }
	| { kind: "added"; answer: ConfirmedPlanAnswer; undo: (() => void) | null; undoFailed?: boolean };

interface AddButtonProps {
	product: Product;
	/** What came of the last press. */
	outcome: Outcome | undefined;
	onAdd: () => void;
}

/** RECO-12 with what came of it and the way back; the failure text is PLAN-33. */
export function AddButton({ product, outcome, onAdd }: AddButtonProps) {
	const place = useRef<HTMLDivElement>(null);
	const [returning, setReturning] = useState(false);
	const busy = outcome?.kind === "busy";
	const inUse = product.is_confirmed && !busy;
	const added = outcome?.kind === "added" && product.is_confirmed ? outcome : null;
	const isBack = returning && outcome?.kind === "undone" && !product.is_confirmed;
	useEffect(() => {
		// The pressed "Undo" is gone; the card's own button stands where it was.
		if (isBack) place.current?.querySelector("button")?.focus();
	}, [isBack]);
	const takeBack = () => {
		setReturning(true);
		added?.undo?.();
	};
	return (
		<div ref={place} className="grid gap-2">
			<Button tone="secondary" size="small" busy={busy} disabled={inUse} onClick={onAdd}>
				{inUse && <Check aria-hidden="true" className="size-4" />}
				{inUse ? productCopy.inUse : busy ? productCopy.adding : productCopy.add}
				{!inUse && !busy && <span className="sr-only"> ({product.name})</span>}
			</Button>
			{outcome?.kind === "failed" && <FieldError>{productCopy.addFailed}</FieldError>}
			<output className={added === null ? "sr-only" : "grid gap-1 text-small text-ink-2"}>
				{outcome?.kind === "undone" && productCopy.undone(product.name)}
				{added !== null &&
					additionWords({ product, answer: added.answer }).map((line) => <span key={line}>{line}</span>)}
			</output>
			{added !== null && (
				<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
					{added.undo !== null && (
						<Button tone="quiet" size="small" className="-ml-4" onClick={takeBack}>
							{productCopy.undo}
							<span className="sr-only"> ({product.name})</span>
						</Button>
					)}
					<TextLink to={paths.carePlan}>{productCopy.openPlan}</TextLink>
				</div>
			)}
			{added?.undoFailed === true && <FieldError>{productCopy.undoFailed}</FieldError>}
		</div>
	);
}

/** RECO-10, RECO-A3: what a shop said, where and when; a fact that was not observed is left out. */
export function ShopFacts({ product }: { product: Product }) {
	const price = usePriceWords(product);
	const rating = ratingWords(product);
	if (price === null && rating === null) return null;
	return (
		<dl className="grid gap-1 text-small">
			{price !== null && (
				<div>
					<dt className="sr-only">{productCopy.price}</dt>
					<dd className="font-semibold">{price}</dd>
					{product.stale === true && <dd className="text-amber">{productCopy.stale}</dd>}
				</div>
			)}
			{rating !== null && (
				<div>
					<dt className="sr-only">{productCopy.rating}</dt>
					<dd className="flex items-start gap-1.5 text-ink-2">
						<Star aria-hidden="true" className="mt-1 size-4 shrink-0 fill-apricot stroke-apricot" />
						<span>
							<span className="sr-only">{productCopy.ratingLabel(rating.value)} </span>
							<span aria-hidden="true" className="font-semibold text-ink">
								{rating.value}
							</span>{" "}
							{rating.where}
						</span>
					</dd>
				</div>
			)}
		</dl>
	);
}

const questionCopy = productCopy.question;

interface AddQuestionProps {
	name: string;
	asked: NonNullable<ConfirmedPlanAnswer["question"]>;
	onAnswer: (yes: boolean) => void;
}

/** What the rules say about a product before it comes into the plan; the person decides. */
export function AddQuestion({ name, asked, onAnswer }: AddQuestionProps) {
	const replaces = [...new Set(asked.replaces.map(({ product }) => product.name))];
	return (
		<AlertDialog
			open
			title={questionCopy.title(name)}
			description={
				<div className="grid gap-4">
					{replaces.map((one) => (
						<p key={one}>{productCopy.takesPlace(one)}</p>
					))}
					<ul className="grid gap-4">
						{asked.warnings.map(({ rule_id, title, why, fix }) => (
							<li key={`${rule_id} ${title}`} className="grid gap-1">
								<p className="font-semibold text-ink">{title}</p>
								<p>{why}</p>
								{fix !== "" && (
									<p>
										<span className="font-semibold">{questionCopy.todo}: </span>
										{fix}
									</p>
								)}
							</li>
						))}
					</ul>
				</div>
			}
			cancelLabel={questionCopy.no}
			confirmLabel={questionCopy.yes}
			onCancel={() => onAnswer(false)}
			onConfirm={() => onAnswer(true)}
		/>
	);
}
