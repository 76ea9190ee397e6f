import type { Concern } from "@dewlight/core/skin/concern.ts";
import { useRef, useState } from "react";
import { Section } from "#ui/section.tsx";
import { wantsCalm } from "#ui/wants-calm.ts";
import { reportCopy } from "../copy.ts";
import type { ReportParts } from "../report-parts.ts";
import { SECTION_IDS } from "../section-ids.ts";
import { CalmFindings } from "./calm-findings.tsx";
import { ConcernCard } from "./concern-card.tsx";
import { FindingPhoto } from "./finding-photo.tsx";
import { NotMeasuredList } from "./not-measured-list.tsx";
import { firstShown, isMarked, orderLayers, toggle } from "./shown-layers.ts";

interface FindingsSectionProps {
	parts: ReportParts;
	notes: NonNullable<ReportParts["condition_notes"]>;
	/** The picture comes with the finished report. */
	live: boolean;
	onThumbnailWidth: (width: number) => void;
}

export function FindingsSection({ parts, notes, live, onThumbnailWidth }: FindingsSectionProps) {
	const concerns = notes.key_concerns_identified;
	const layers = orderLayers(
		parts.layers,
		concerns.flatMap(({ concern }) => concern ?? []),
	);
	const photo = useRef<HTMLDivElement>(null);
	const [chosen, setChosen] = useState<Concern[] | null>(null);
	const shown = chosen ?? firstShown(layers);

	const showFromCard = (concern: Concern | undefined) => {
		if (concern === undefined) return;
		setChosen(toggle(shown, concern));
		if (shown.includes(concern)) return;
		photo.current?.scrollIntoView({ behavior: wantsCalm() ? "auto" : "smooth", block: "nearest" });
	};

	return (
		<Section id={SECTION_IDS.findings} title={reportCopy.findings.title} lead={reportCopy.findings.lead}>
			<div className="grid gap-8 desk:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] desk:gap-10">
				<div ref={photo} className="scroll-mt-24 desk:sticky desk:top-36 desk:self-start">
					{parts.thumbnail_filename === null ? (
						<p className="rounded-lg bg-silk p-6 text-center text-small text-ink-2">
							{live ? reportCopy.photo.later : reportCopy.photo.missing}
						</p>
					) : (
						<FindingPhoto
							thumbnail={parts.thumbnail_filename}
							layers={layers}
							shown={shown}
							onToggle={(concern) => setChosen(toggle(shown, concern))}
							onClear={() => setChosen([])}
							onWidth={onThumbnailWidth}
						/>
					)}
				</div>
				<div className="grid content-start gap-8">
					{concerns.length === 0 ? (
						<p className="rounded-lg bg-sage-soft p-6 font-medium text-sage">{reportCopy.findings.none}</p>
					) : (
						<ul className="grid gap-4">
							{concerns.map((concern) => (
								<ConcernCard
									key={`${concern.concern_name} ${concern.location_observed}`}
									concern={concern}
									metrics={parts.metrics}
									shown={isMarked(layers, shown, concern.concern)}
									onToggle={() => showFromCard(concern.concern)}
								/>
							))}
						</ul>
					)}
					{parts.findings !== null && <CalmFindings findings={parts.findings} />}
					<NotMeasuredList items={notes.not_measured} />
				</div>
			</div>
		</Section>
	);
}
