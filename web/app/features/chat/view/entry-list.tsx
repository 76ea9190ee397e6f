import type { Product } from "@dewlight/contracts/products.ts";
import { Flag } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { type Adding, useAdding } from "#api/use-adding.ts";
import { legalPath } from "#paths.ts";
import { Button, buttonStyle } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Markdown } from "#ui/markdown.tsx";
import { OutboundLink, safeHref } from "#ui/outbound-link.tsx";
import { AddButton, AddQuestion, ShopFacts, sayAdded, sayUndone } from "#ui/product/product-card.tsx";
import { kindWords } from "#ui/product/product-copy.ts";
import { ProductPicture } from "#ui/product/product-picture.tsx";
import { LightForm } from "#ui/state-view.tsx";
import { Tag } from "#ui/tag.tsx";
import { dayWords } from "#ui/words.ts";
import { chatCopy as copy } from "../copy.ts";
import type { Answer, Entry, Question } from "../thread/entries-of.ts";
import { AnswerEnd } from "./spoken-answer.tsx";

interface EntryListProps {
	entries: readonly Entry[];
	actions: ThreadActions;
}

export function EntryList({ entries, actions }: EntryListProps) {
	return entries.map((entry, index) => {
		const before = entries[index - 1];
		const isNewDay = before === undefined || dayOf(before.at) !== dayOf(entry.at);
		return (
			<div key={entry.key} className="grid grid-cols-[minmax(0,1fr)] gap-6">
				{isNewDay && <DayLine at={entry.at} />}
				{entry.kind === "question" ? (
					<QuestionBubble question={entry} />
				) : (
					<AnswerView answer={entry} actions={actions} />
				)}
			</div>
		);
	});
}

/** In the reader's own time zone. */
function dayOf(at: string): string {
	return new Date(at).toDateString();
}

interface AnswerViewProps {
	answer: Answer;
	actions: ThreadActions;
}

/** An answer stands on the page itself, beside the light it comes from. */
function AnswerView({ answer, actions }: AnswerViewProps) {
	const { text, products, turn } = answer;
	const isUnderWay =
		turn !== null && ["waiting", "writing", "searching", "resuming"].includes(turn.phase.kind);
	const isSilent = text === "" && products.length === 0 && !isUnderWay;
	const labels = isUnderWay ? [] : citationsToShow(answer);
	return (
		<article
			aria-label={copy.assistant}
			aria-busy={isUnderWay || undefined}
			className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 wide:gap-x-4"
		>
			<LightForm
				light={isSilent ? "low" : "full"}
				className={isUnderWay && text === "" ? "-mt-1 size-9 animate-breathe" : "-mt-1 size-9"}
			/>
			<div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
				{text !== "" && <Markdown text={text} />}
				<AnswerEnd answer={answer} onAgain={actions.askAgain} />
				{products.length > 0 && <ProductList products={products} adding={actions.adding} />}
				{labels.length > 0 && (
					<p className="flex flex-wrap items-center gap-1.5 text-small text-ink-2">
						{copy.basedOn}
						{labels.map((label) => (
							<Tag key={label}>{label}</Tag>
						))}
					</p>
				)}
				{!isUnderWay && text !== "" && <AnswerActions answer={answer} actions={actions} />}
			</div>
		</article>
	);
}

/** What an answer rests on, where its own text does not already say so. */
export function citationsToShow({ text, citations }: Pick<Answer, "text" | "citations">): string[] {
	if (/\bbased on\b/i.test(text)) return [];
	const said = text.toLowerCase();
	const labels = citations.map(({ label }) => label).filter((label) => !said.includes(label.toLowerCase()));
	return [...new Set(labels)];
}

const QUIET = "px-2! font-normal! text-ink-2 hover:bg-silk hover:text-ink";

interface AnswerActionsProps {
	answer: Answer;
	actions: ThreadActions;
}

/** Copying, reporting (Google Play asks for it in the app), and the disclaimer beside every answer (CHAT-A16). */
function AnswerActions({ answer: { id, text }, actions }: AnswerActionsProps) {
	const isReported = id !== null && actions.reported.has(id);
	return (
		<div className="-mt-2 -ml-2 flex gap-x-1 flex-wrap items-center">
			<CopyButton
				tone="quiet"
				className={QUIET}
				text={text}
				label={copy.copy}
				copiedLabel={copy.copied}
				failedLabel={copy.copyFailed}
			/>
			{id !== null && (
				<Button
					tone="quiet"
					size="small"
					className={QUIET}
					disabled={isReported}
					onClick={() => actions.report(id)}
				>
					<Flag aria-hidden="true" className="size-4.5" />
					{isReported ? copy.reported : copy.report}
				</Button>
			)}
			<Link to={legalPath("disclaimer")} className={buttonStyle("quiet", "small", QUIET)}>
				{copy.disclaimer}
			</Link>
		</div>
	);
}

interface ProductListProps {
	products: readonly Product[];
	adding: ThreadActions["adding"];
}

/** CHAT-23 */
function ProductList({ products, adding }: ProductListProps) {
	const isLinked = products.some(({ product_url }) => safeHref(product_url) !== null);
	const { question } = adding;
	return (
		<div className="-ml-12 grid grid-cols-[minmax(0,1fr)] gap-2.5 wide:ml-0">
			<ul aria-label={copy.products} className="grid grid-cols-[minmax(0,1fr)] gap-3">
				{products.map((product) => (
					<ProductRow
						key={product.id}
						product={adding.marked(product)}
						adding={adding.outcomes[product.id]}
						onAdd={() => adding.add(product)}
					/>
				))}
			</ul>
			{question !== null && products.includes(question.product) && (
				<AddQuestion name={question.product.name} asked={question.asked} onAnswer={adding.answerQuestion} />
			)}
			{isLinked && <p className="text-small text-ink-2">{copy.productLinks}</p>}
		</div>
	);
}

interface ProductRowProps {
	product: Product;
	adding: Adding | undefined;
	onAdd: () => void;
}

/** One suggestion: what it is, why it was named, what a shop said, and the way into the plan. */
function ProductRow({ product, adding, onAdd }: ProductRowProps) {
	const { name, product_url, reason } = product;
	return (
		<li className="relative grid animate-rise grid-cols-[auto_minmax(0,1fr)] overflow-hidden rounded-md border border-line bg-surface shadow-soft">
			<div className="row-span-2 grid w-20 place-items-center bg-silk px-3 wide:w-28 wide:px-5">
				<div className="h-20 wide:h-24">
					<ProductPicture product={product} />
				</div>
			</div>
			<div className="grid min-w-0 content-start gap-2 px-4 pt-4 wide:px-5 wide:pt-5">
				<div className="grid gap-0.5">
					<p className="text-small text-ink-2">{kindWords(product)}</p>
					<h3 className="text-h3 [overflow-wrap:anywhere]">
						<OutboundLink href={product_url} className="hover:text-fig">
							{name}
						</OutboundLink>
					</h3>
				</div>
				{reason !== undefined && <p>{reason}</p>}
			</div>
			<div className="flex min-w-0 flex-wrap items-end justify-between gap-x-6 gap-y-3 px-4 pt-3 pb-4 wide:px-5 wide:pb-5">
				<ShopFacts product={product} />
				<AddButton product={product} outcome={adding} onAdd={onAdd} />
			</div>
		</li>
	);
}

/** Tells where another day begins. */
function DayLine({ at }: { at: string }) {
	return (
		<p className="flex items-center gap-4 text-small text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
			<time dateTime={at}>{dayWords(at)}</time>
		</p>
	);
}

/** What the person wrote, as it was written. */
function QuestionBubble({ question }: { question: Question }) {
	return (
		<article aria-label={copy.you} className="flex justify-end pl-8 wide:pl-20">
			<p className="min-w-0 rounded-md rounded-br-xs bg-blush px-4 py-2.5 whitespace-pre-wrap text-ink [overflow-wrap:anywhere] wide:px-5 wide:py-3">
				{question.text}
			</p>
		</article>
	);
}

/** What an answer lets a person do. */
export interface ThreadActions {
	askAgain: (clientId: string) => void;
	report: (answerId: number) => void;
	/** Answers reported in this visit. */
	reported: ReadonlySet<number>;
	adding: ReturnType<typeof useAddFromChat>;
}

/** "Add to Plan" for the cards of the thread; what was added shows on every card, old ones too. */
export function useAddFromChat() {
	const [used, setUsed] = useState<ReadonlySet<string> | null>(null);
	const adding = useAdding({
		onAdded: setUsed,
		isInUse: (id) => used?.has(id) === true,
		say: (added, undoFailed) => void sayAdded(added, undoFailed),
		sayUndone: (product) => void sayUndone(product),
	});
	/** The product as the plan stands now. */
	const marked = (product: Product): Product =>
		used === null ? product : { ...product, is_confirmed: used.has(product.id) };
	return { ...adding, marked };
}
