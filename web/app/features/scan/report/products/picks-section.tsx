import { PRODUCT_CATEGORIES } from "@dewlight/core/routine/care-plan.ts";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/section.tsx";
import type { ProductPick } from "../../calls/report-schema.ts";
import { reportCopy } from "../copy.ts";
import { SECTION_IDS } from "../section-ids.ts";
import { ProductCard } from "./product-card.tsx";

const copy = reportCopy.picks;

interface PicksSectionProps {
	picks: Record<string, ProductPick>;
	/** A red flag stands above: the advice comes before any product. */
	flagged: boolean;
}

export function PicksSection({ picks, flagged }: PicksSectionProps) {
	const known = PRODUCT_CATEGORIES.filter((category) => category in picks);
	const further = Object.keys(picks).filter((category) => !known.some((name) => name === category));
	const rows = [...known, ...further].flatMap((category) => {
		const pick = picks[category];
		return pick === undefined ? [] : [{ category, pick }];
	});
	if (rows.length === 0) {
		return (
			<Section id={SECTION_IDS.picks} title={copy.title}>
				<Notice>{flagged ? copy.noneFlagged : copy.none}</Notice>
			</Section>
		);
	}
	return (
		<Section id={SECTION_IDS.picks} title={copy.title} lead={copy.lead}>
			<p className="max-w-reading text-small text-ink-2">{copy.disclosure}</p>
			<ul className="grid gap-4 wide:grid-cols-2 desk:grid-cols-3">
				{rows.map(({ category, pick }) => (
					<ProductCard key={category} category={category} pick={pick} />
				))}
			</ul>
		</Section>
	);
}
