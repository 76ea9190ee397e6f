import { Section } from "#ui/section.tsx";
import { reportCopy } from "../copy.ts";
import { PhoneFold } from "../phone-fold.tsx";
import type { ReportParts } from "../report-parts.ts";
import { SECTION_IDS } from "../section-ids.ts";

const copy = reportCopy.surface;

interface SurfaceSectionProps {
	notes: NonNullable<ReportParts["condition_notes"]>;
	/** Folded on a phone. */
	folds?: boolean;
}

export function SurfaceSection({ notes, folds = false }: SurfaceSectionProps) {
	const facts = [
		{ label: copy.hydration, text: notes.hydration_level_assessment },
		{ label: copy.texture, text: notes.texture_assessment },
		{ label: copy.tone, text: notes.tone_evenness_assessment },
	];
	return (
		<Section id={SECTION_IDS.surface} title={copy.title}>
			<PhoneFold summary={copy.show} folds={folds}>
				<dl className="grid gap-x-10 gap-y-4 border-t border-line pt-5 desk:grid-cols-3">
					{facts.map(({ label, text }) => (
						<div key={label} className="desk:grid desk:content-start desk:gap-1">
							<dt className="inline pr-2 font-display text-h3">{label}</dt>
							<dd className="inline text-ink-2">{text}</dd>
						</div>
					))}
				</dl>
			</PhoneFold>
		</Section>
	);
}
