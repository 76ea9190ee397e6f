import { demoWords } from "#features/demo/copy.ts";
import { DemoFrame, example, examplePicture } from "#features/demo/demo-frame.tsx";
import { PhotoConditions } from "#features/scan/report/about/about-section.tsx";
import { reportCopy } from "#features/scan/report/copy.ts";
import { FindingPhoto } from "#features/scan/report/findings/findings-section.tsx";
import { FindingsView } from "#features/scan/report/findings/findings-view.tsx";
import { OverviewSection, SurfaceSection } from "#features/scan/report/overview-section.tsx";
import { PicksSection } from "#features/scan/report/products/picks-section.tsx";
import { ProgressSection } from "#features/scan/report/progress/progress-section.tsx";
import { type ReportParts, reportPartsOf } from "#features/scan/report/report-parts.ts";
import { reportCheckinSchema } from "#features/scan/scan-calls.ts";
import { Section } from "#ui/page.tsx";

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
	const { thumbnail_filename: thumbnail, condition_notes: notes } = parts;
	const { progress_summary, product_needs, photo_quality } = parts;
	return (
		// The one link inside that leads into a person's own pages is left out.
		<div className="grid min-w-0 gap-14 pt-2 pb-4 [&_a[href='/timeline/progress']]:hidden">
			<OverviewSection parts={parts} />
			{notes !== null && (
				<FindingsView
					id="example-findings"
					parts={parts}
					notes={notes}
					photoClass="desk:top-2"
					photo={(marks) =>
						thumbnail !== null && (
							<FindingPhoto
								{...marks}
								thumbnail={thumbnail}
								alt={demoWords.face}
								addressOf={examplePicture}
							/>
						)
					}
				/>
			)}
			{notes !== null && <SurfaceSection notes={notes} />}
			{progress_summary !== null && <ProgressSection summary={progress_summary} />}
			{product_needs !== null && <PicksSection picks={product_needs} flagged={false} linked={false} />}
			{photo_quality !== null && (
				<Section id="example-photo" title={reportCopy.about.title}>
					<PhotoConditions quality={photo_quality} open={notes?.not_measured} />
				</Section>
			)}
		</div>
	);
}
