import { PRODUCT_CATEGORIES } from "@dewlight/core/routine/care-plan.ts";
import { STEP_KEYS } from "@dewlight/core/routine/step-key.ts";
import { paths } from "#paths.ts";
import { labelOf } from "#ui/label-of.ts";
import { Notice } from "#ui/notice.tsx";
import { placeWords } from "#ui/product/place-words.ts";
import { Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { ProductPick } from "../../calls/report-schema.ts";
import { reportCopy } from "../copy.ts";
import { PhoneFold } from "../phone-fold.tsx";
import { SECTION_IDS } from "../section-ids.ts";
import { PickLine } from "./pick-line.tsx";

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
		return (
			<Section id={SECTION_IDS.picks} title={copy.title}>
				<Notice>{flagged ? copy.noneFlagged : planned ? copy.none : copy.nonePlanned}</Notice>
			</Section>
		);
	}
	return (
		<Section id={SECTION_IDS.picks} title={copy.title} lead={copy.lead}>
			<PhoneFold summary={copy.show(rows.length)} folds={folds}>
				<ul className="grid gap-x-10 border-t border-line desk:grid-cols-2">
					{rows.map(({ category, label, pick }) => (
						<PickLine key={`${category} ${label}`} category={category} label={label} pick={pick} />
					))}
				</ul>
			</PhoneFold>
			{linked && (
				<TextLink
					to={paths.recommendations}
					className="inline-flex min-h-11 items-center justify-self-start print:hidden"
				>
					{copy.all}
				</TextLink>
			)}
			<p className="max-w-reading text-small text-ink-2">{copy.disclosure}</p>
		</Section>
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
