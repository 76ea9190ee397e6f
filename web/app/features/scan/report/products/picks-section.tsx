import { reasonInShort } from "@dewlight/core/products/product.ts";
import { PRODUCT_CATEGORIES } from "@dewlight/core/routine/care-plan.ts";
import { STEP_KEYS } from "@dewlight/core/routine/plan-steps.ts";
import { Star } from "lucide-react";
import { paths } from "#paths.ts";
import { TextLink } from "#ui/button.tsx";
import { OutboundLink } from "#ui/outbound-link.tsx";
import { priceWords, ratingWords } from "#ui/product/prices.tsx";
import { placeWords } from "#ui/product/product-copy.ts";
import { ProductPicture } from "#ui/product/product-picture.tsx";
import { labelOf, shortName } from "#ui/words.ts";
import type { ProductPick } from "../../scan-calls.ts";
import { reportCopy } from "../copy.ts";
import { FoldSection } from "../report-section.tsx";

const copy = reportCopy.picks;

interface PicksSectionProps {
	picks: Record<string, ProductPick>;
	/** A red flag stands above: the advice comes before any product. */
	flagged: boolean;
	/** The plan has a step. */
	planned?: boolean;
	/** Whether the page of all recommendations is open to the reader. */
	linked?: boolean;
	/** Folded on a phone. */
	folds?: boolean;
}

export function PicksSection(props: PicksSectionProps) {
	const { picks, flagged, planned = true, linked = true, folds = false } = props;
	const rows = picksOf(picks);
	if (rows.length === 0) {
		const why = flagged ? copy.noneFlagged : planned ? copy.none : copy.nonePlanned;
		return <FoldSection name="picks" hint={why} folds={folds} />;
	}
	return (
		<FoldSection name="picks" hint={copy.show(rows.length)} lead={copy.lead} folds={folds}>
			<ul className="grid gap-x-10 border-t border-line desk:grid-cols-2">
				{rows.map(({ category, label, pick }) => (
					<PickLine key={`${category} ${label}`} category={category} label={label} pick={pick} />
				))}
			</ul>
			{linked && (
				<TextLink
					to={paths.recommendations}
					className="inline-flex min-h-11 items-center justify-self-start print:hidden"
				>
					{copy.all}
				</TextLink>
			)}
			<p className="max-w-reading text-small text-ink-2">{copy.disclosure}</p>
		</FoldSection>
	);
}

/** One row a pick, in the order of the day; of several in a category each says which step it is for. */
function picksOf(picks: Record<string, ProductPick>) {
	const known = PRODUCT_CATEGORIES.filter((category) => category in picks);
	const further = Object.keys(picks).filter((category) => !known.some((name) => name === category));
	return [...known, ...further].flatMap((category) => {
		const first = picks[category];
		if (first === undefined) return [];
		const all = [first, ...(first.also ?? [])].toSorted((a, b) => dayOrder(a) - dayOrder(b));
		return all.map((pick) => ({
			category,
			label: labelOf((all.length > 1 && placeWords(pick.steps ?? [])) || category),
			pick,
		}));
	});
}

function dayOrder({ steps = [] }: Pick<ProductPick, "steps">): number {
	return STEP_KEYS.indexOf(steps[0] ?? "");
}

interface PickLineProps {
	category: string;
	label: string;
	pick: ProductPick;
}

/** One pick in short: for which step, what it is, why, and what it costs where. */
function PickLine({ category, label, pick }: PickLineProps) {
	const why = pick.reason === undefined ? null : reasonInShort(pick.reason);
	return (
		<li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 border-b border-line py-3.5 break-inside-avoid">
			<div className="grid h-16 place-items-center print:hidden">
				<ProductPicture product={pick} category={category} />
			</div>
			<div className="grid content-start gap-0.5 print:col-span-2">
				<p className="text-small text-ink-2">{label}</p>
				<h3 className="font-sans text-body leading-snug font-semibold" title={pick.name}>
					<OutboundLink
						href={pick.product_url}
						className="text-fig underline decoration-1 underline-offset-4 hover:decoration-2"
					>
						{[pick.brand, shortName(pick.name)].filter(Boolean).join(" ")}
					</OutboundLink>
				</h3>
				{why !== null && <p className="text-small">{why}</p>}
				{pick.strength_note !== undefined && <p className="text-small">{pick.strength_note}</p>}
				<PriceAndRating pick={pick} />
			</div>
		</li>
	);
}

function PriceAndRating({ pick }: { pick: ProductPick }) {
	const price = priceWords(pick);
	const rating = ratingWords(pick);
	return (
		<dl className="flex flex-wrap gap-x-4 text-small text-ink-2">
			<div>
				<dt className="sr-only">{copy.price}</dt>
				<dd>{price ?? copy.noPrice}</dd>
			</div>
			{rating !== null && (
				<div>
					<dt className="sr-only">{copy.rating}</dt>
					<dd className="flex items-center gap-1.5">
						<Star aria-hidden="true" className="size-3.5 shrink-0 fill-apricot stroke-apricot" />
						<span>
							<span className="sr-only">{copy.ratingLabel(rating.value)} </span>
							<span aria-hidden="true">{rating.value}</span>
							{price?.endsWith(rating.where) ? null : ` ${rating.where}`}
						</span>
					</dd>
				</div>
			)}
		</dl>
	);
}
