import type { Concern } from "@dewlight/core/skin/concern.ts";
import { useRef, useState } from "react";
import { DemoFrame } from "#features/demo/demo-frame.tsx";
import { DemoPhoto } from "#features/demo/demo-photo.tsx";
import { example } from "#features/demo/example.ts";
import { reportCheckinSchema } from "#features/scan/calls/report-schema.ts";
import { PhotoConditions } from "#features/scan/report/about/photo-conditions.tsx";
import { reportCopy } from "#features/scan/report/copy.ts";
import { CalmFindings } from "#features/scan/report/findings/calm-findings.tsx";
import { ConcernCard } from "#features/scan/report/findings/concern-card.tsx";
import { LayerControls } from "#features/scan/report/findings/layer-controls.tsx";
import { NotMeasuredList } from "#features/scan/report/findings/not-measured-list.tsx";
import { firstShown, isMarked, orderLayers, toggle } from "#features/scan/report/findings/shown-layers.ts";
import { OverviewSection } from "#features/scan/report/parts/overview-section.tsx";
import { SurfaceSection } from "#features/scan/report/parts/surface-section.tsx";
import { PicksSection } from "#features/scan/report/products/picks-section.tsx";
import { ProgressSection } from "#features/scan/report/progress/progress-section.tsx";
import { type ReportParts, reportPartsOf } from "#features/scan/report/report-parts.ts";
import { Section } from "#ui/section.tsx";
import { wantsCalm } from "#ui/wants-calm.ts";

const checkin = reportCheckinSchema.parse(example.checkin);

/** PUB-13: the parts of a report on the example's check-in. */
export function DemoAnalysis({ onClose }: { onClose: () => void }) {
	const parts = reportPartsOf(checkin);
	return (
		<DemoFrame name="analysis" onClose={onClose}>
			{parts !== null && <ExampleReport parts={parts} />}
		</DemoFrame>
	);
}

function ExampleReport({ parts }: { parts: ReportParts }) {
	const { condition_notes: notes, progress_summary, product_needs, photo_quality } = parts;
	return (
		// The one link inside that leads into a person's own pages is left out.
		<div className="grid min-w-0 gap-14 pt-2 pb-4 [&_a[href='/timeline/progress']]:hidden">
			<OverviewSection parts={parts} />
			{notes !== null && <Findings parts={parts} notes={notes} />}
			{notes !== null && <SurfaceSection notes={notes} />}
			{progress_summary !== null && <ProgressSection summary={progress_summary} />}
			{product_needs !== null && <PicksSection picks={product_needs} flagged={false} />}
			{photo_quality !== null && (
				<Section id="example-photo" title={reportCopy.about.title}>
					<PhotoConditions quality={photo_quality} />
				</Section>
			)}
		</div>
	);
}

interface FindingsProps {
	parts: ReportParts;
	notes: NonNullable<ReportParts["condition_notes"]>;
}

function Findings({ parts, notes }: FindingsProps) {
	const concerns = notes.key_concerns_identified;
	const layers = orderLayers(
		parts.layers,
		concerns.flatMap(({ concern }) => concern ?? []),
	);
	const photo = useRef<HTMLDivElement>(null);
	const [shown, setShown] = useState<Concern[]>(() => firstShown(layers));
	const [strength, setStrength] = useState(100);
	const change = (concern: Concern) => setShown(toggle(shown, concern));
	const showFromCard = (concern: Concern | undefined) => {
		if (concern === undefined) return;
		change(concern);
		if (shown.includes(concern)) return;
		photo.current?.scrollIntoView({ behavior: wantsCalm() ? "auto" : "smooth", block: "nearest" });
	};
	return (
		<Section id="example-findings" title={reportCopy.findings.title} lead={reportCopy.findings.lead}>
			<div className="grid gap-8 desk:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] desk:gap-10">
				<div ref={photo} className="grid gap-4 self-start desk:sticky desk:top-2">
					{parts.thumbnail_filename !== null && (
						<DemoPhoto
							thumbnail={parts.thumbnail_filename}
							layers={layers}
							shown={shown}
							strength={strength}
						/>
					)}
					<LayerControls
						layers={layers}
						shown={shown}
						strength={strength}
						onToggle={change}
						onClear={() => setShown([])}
						onStrength={setStrength}
					/>
				</div>
				<div className="grid content-start gap-8">
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
					{parts.findings !== null && <CalmFindings findings={parts.findings} />}
					<NotMeasuredList items={notes.not_measured} />
				</div>
			</div>
		</Section>
	);
}
