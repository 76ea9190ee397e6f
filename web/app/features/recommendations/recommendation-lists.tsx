import {
	type Product,
	productApi,
	RECOMMENDATION_GROUPS,
	type Recommendations,
} from "@dewlight/contracts/products.ts";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { call } from "#api/call.ts";
import { type Adding, useAdding } from "#api/use-adding.ts";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { OutboundLink, safeHref } from "#ui/outbound-link.tsx";
import { Card } from "#ui/page.tsx";
import { HeldProducts } from "#ui/product/held-products.tsx";
import { PlanPrice, PriceNote, PricesSeen } from "#ui/product/prices.tsx";
import { AddButton, AddQuestion, ShopFacts, sayAdded, sayUndone } from "#ui/product/product-card.tsx";
import { kindWords } from "#ui/product/product-copy.ts";
import { ProductPicture } from "#ui/product/product-picture.tsx";
import { Tag } from "#ui/tag.tsx";
import { shortName } from "#ui/words.ts";
import { Carousel } from "./carousel.tsx";
import { recommendationsCopy as copy } from "./copy.ts";

/** API-44 */
export const recommendationsQuery = queryOptions({
	queryKey: ["recommendations"],
	queryFn: ({ signal }) => call(productApi.recommendations, { signal }),
});

/** RECO-03 to RECO-09, in their order; a group without products is not there (RECO-A2). */
export function RecommendationLists({ lists }: { lists: Recommendations }) {
	const { outcomes, add, question, answerQuestion } = useAddToPlan();
	const linked = RECOMMENDATION_GROUPS.some((group) =>
		lists[group].some(({ product_url }) => safeHref(product_url) !== null),
	);
	const shown = RECOMMENDATION_GROUPS.filter((group) => lists[group].length > 0);
	const common = repeatedNotes(shown.flatMap((group) => lists.notes?.[group] ?? []));
	const all = RECOMMENDATION_GROUPS.flatMap((group) => lists[group]);
	return (
		<PricesSeen products={all}>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-12 wide:gap-14">
				{lists.held !== undefined && <HeldProducts held={lists.held} reported={lists.basis === "report"} />}
				{lists.basis === "answers" && lists.held === undefined && <FirstSelfie />}
				<div className="-mb-6 grid max-w-reading gap-1">
					<PlanPrice price={lists.price} />
					<PriceNote />
					{common.map((note) => (
						<p key={note} className="text-small text-ink-2">
							{note}
						</p>
					))}
					{linked && <p className="text-small text-ink-2">{copy.disclosure}</p>}
				</div>
				{shown.map((group) => (
					<Carousel
						key={group}
						heading={copy.headings[group]}
						count={lists[group].length}
						note={common.includes(lists.notes?.[group] ?? "") ? undefined : lists.notes?.[group]}
					>
						{lists[group].map((product) => (
							<ProductCard
								key={product.id}
								product={product}
								showCustom={group === "care_plan"}
								adding={outcomes[product.id]}
								onAdd={() => add(product)}
							/>
						))}
					</Carousel>
				))}
				{question !== null && (
					<AddQuestion name={question.product.name} asked={question.asked} onAnswer={answerQuestion} />
				)}
			</div>
		</PricesSeen>
	);
}

/** Said of several rows in the same words: once above them is enough. */
function repeatedNotes(notes: readonly string[]): string[] {
	return [...new Set(notes.filter((note, at) => notes.indexOf(note) !== at))];
}

/** Before the first scan nothing here rests on the person's skin: says so, and leads there. */
function FirstSelfie() {
	return (
		<Card className="grid justify-items-start gap-3">
			<h2 className="text-h2">{copy.firstSelfie}</h2>
			<p className="max-w-reading text-ink-2">{copy.firstSelfieText}</p>
			<LinkButton to={paths.upload}>{copy.firstSelfie}</LinkButton>
		</Card>
	);
}

interface ProductCardProps {
	product: Product;
	/** RECO-11: only the care plan's own group says so. */
	showCustom: boolean;
	adding: Adding | undefined;
	onAdd: () => void;
}

/**
 * 284 px wide: with the gap after it, one step of the arrows. Positioned, so that texts for screen readers do not widen
 * the page beyond the row.
 */
function ProductCard({ product, showCustom, adding, onAdd }: ProductCardProps) {
	const { name, product_url, is_custom, no_listed_fragrance, sensitive_safe, strength_note } = product;
	return (
		<li className="relative flex w-[17.75rem] shrink-0 snap-start flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-soft">
			<div className="grid h-36 place-items-center bg-silk px-6 pt-5 pb-1">
				<ProductPicture product={product} />
			</div>
			<div className="flex grow flex-col gap-3 p-4">
				<div className="grid gap-0.5">
					<p className="text-small text-ink-2">{kindWords(product)}</p>
					<h3 className="text-h3">
						<OutboundLink href={product_url} className="hover:text-fig">
							{shortName(name)}
						</OutboundLink>
					</h3>
				</div>
				<div className="flex flex-wrap gap-1.5 empty:hidden">
					{showCustom && is_custom && <Tag tone="fig">{copy.custom}</Tag>}
					{no_listed_fragrance === true && <Tag tone="sage">{copy.noFragrance}</Tag>}
					{sensitive_safe === true && <Tag tone="sage">{copy.sensitiveSafe}</Tag>}
				</div>
				{strength_note !== undefined && <p className="text-small">{strength_note}</p>}
				<div className="mt-auto grid gap-2 border-t border-line pt-3">
					<div className="min-h-14">
						<ShopFacts product={product} />
					</div>
					<ScoreDetails product={product} />
					<AddButton product={product} outcome={adding} onAdd={onAdd} />
				</div>
			</div>
		</li>
	);
}

const POINTS = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1, signDisplay: "exceptZero" });

/** The reason in a sentence, and the points it came from. */
function ScoreDetails({ product }: { product: Product }) {
	const { name, reason, score_parts = [], score } = product;
	const cut = shortName(name) !== name;
	if (reason === undefined && score_parts.length === 0 && !cut) return null;
	return (
		<Disclosure summary={copy.why} onPaper={false}>
			<div className="grid gap-3 text-small">
				{cut && <p className="font-semibold">{name}</p>}
				{reason !== undefined && <p>{reason}</p>}
				{score_parts.length > 0 && (
					<table className="w-full">
						<thead className="sr-only">
							<tr>
								<th scope="col">{copy.part}</th>
								<th scope="col">{copy.points}</th>
							</tr>
						</thead>
						<tbody>
							{score_parts.map(({ part, words, points }) => (
								<tr key={part} className="border-b border-line last:border-0">
									<th scope="row" className="py-1.5 pr-3 text-left font-normal text-ink-2">
										{words}
									</th>
									<td className="py-1.5 text-right align-top tabular-nums">{POINTS.format(points)}</td>
								</tr>
							))}
						</tbody>
						{score !== undefined && (
							<tfoot>
								<tr className="border-t border-field font-semibold">
									<th scope="row" className="py-1.5 text-left font-semibold">
										{copy.total}
									</th>
									<td className="py-1.5 text-right tabular-nums">{POINTS.format(score)}</td>
								</tr>
							</tfoot>
						)}
					</table>
				)}
			</div>
		</Disclosure>
	);
}

/** "Add to Plan" for every list of the screen: what was added is marked in all of them. */
function useAddToPlan() {
	const queryClient = useQueryClient();
	const { queryKey } = recommendationsQuery;
	return useAdding({
		say: (added, undoFailed) => void sayAdded(added, undoFailed),
		sayUndone: (product) => void sayUndone(product),
		onAdded: (used) =>
			void queryClient.setQueryData(queryKey, (lists) =>
				lists === undefined ? lists : markInUse(lists, used),
			),
		isInUse: (id) => {
			const lists = queryClient.getQueryData(queryKey);
			return RECOMMENDATION_GROUPS.some((group) =>
				lists?.[group].some((product) => product.id === id && product.is_confirmed),
			);
		},
	});
}

/** The same lists with every card telling what the plan holds now: the new product, and the one it took the place of. */
function markInUse(lists: Recommendations, used: ReadonlySet<string>): Recommendations {
	const marked = { ...lists };
	for (const group of RECOMMENDATION_GROUPS) {
		marked[group] = lists[group].map((product) => ({ ...product, is_confirmed: used.has(product.id) }));
	}
	return marked;
}
