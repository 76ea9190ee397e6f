import { reportCopy } from "../copy.ts";
import type { ReportParts } from "../report-parts.ts";
import { FoldSection } from "../report-section.tsx";

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
		<FoldSection name="surface" hint={copy.show} folds={folds}>
			<dl className="grid gap-x-10 gap-y-4 wide:border-t wide:border-line wide:pt-5 desk:grid-cols-3">
				{facts.map(({ label, text }) => (
					<div key={label} className="desk:grid desk:content-start desk:gap-1">
						<dt className="inline pr-2 font-display text-h3">{label}</dt>
						<dd className="inline text-ink-2">{text}</dd>
					</div>
				))}
			</dl>
		</FoldSection>
	);
}
