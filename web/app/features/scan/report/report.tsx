import { holdsProducts } from "@dewlight/core/skin/red-flags/holds-products.ts";
import { type ReactNode, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { AboutSection } from "./about/about-section.tsx";
import { ComingSection } from "./coming-section.tsx";
import { FindingsSection } from "./findings/findings-section.tsx";
import { OverviewSection } from "./parts/overview-section.tsx";
import { SurfaceSection } from "./parts/surface-section.tsx";
import { CarePlanSection } from "./plan/care-plan-section.tsx";
import "#ui/print.css";
import { usePrintOpen } from "#ui/use-print-open.ts";
import { readCarePlan } from "./plan/read-care-plan.ts";
import { PicksSection } from "./products/picks-section.tsx";
import { ProgressSection } from "./progress/progress-section.tsx";
import { RedFlagAdvice } from "./red-flag-advice.tsx";
import { RemarksSection } from "./remarks/remarks-section.tsx";
import { ReportNav } from "./report-nav.tsx";
import type { ReportParts } from "./report-parts.ts";
import { SECTION_IDS, type SectionName } from "./section-ids.ts";

const SECTIONS = Object.keys(SECTION_IDS) as SectionName[];

interface ReportProps {
	parts: ReportParts;
	/** Missing parts are on their way and keep their place. */
	live: boolean;
	notices?: ReactNode;
	/** What the note told, where it told something. */
	understood?: ReactNode;
}

/** The whole report from the parts that are there. Advice on red flags comes before anything else. */
export function Report({ parts, live, notices, understood = null }: ReportProps) {
	usePrintOpen();
	const [thumbnailWidth, setThumbnailWidth] = useState<number | null>(null);
	const { condition_notes: notes, care_plan, progress_summary, product_needs } = parts;
	const remarks = live ? null : (parts.remarks ?? null);
	const sections = SECTIONS.filter((name) => {
		if (name === "about") return !live;
		if (name === "understood") return understood !== null;
		return name !== "remarks" || remarks !== null;
	});
	return (
		<>
			{parts.red_flags !== null && <RedFlagAdvice flags={parts.red_flags} />}
			{notices}
			<div className="grid grid-cols-[minmax(0,1fr)] gap-8 min-[76rem]:grid-cols-[11rem_minmax(0,1fr)] min-[76rem]:gap-12">
				<ReportNav
					sections={sections}
					className={classNames(
						live && "hidden min-[76rem]:block",
						"min-[76rem]:sticky min-[76rem]:top-36 min-[76rem]:self-start",
					)}
				/>
				<div className="grid min-w-0 gap-8 wide:gap-16">
					<OverviewSection parts={parts} />
					{understood}
					{notes === null ? (
						<ComingSection name="findings" />
					) : (
						<>
							<FindingsSection parts={parts} notes={notes} live={live} onThumbnailWidth={setThumbnailWidth} />
							<SurfaceSection notes={notes} folds />
						</>
					)}
					{progress_summary === null ? (
						live && <ComingSection name="progress" />
					) : (
						<ProgressSection summary={progress_summary} />
					)}
					{live && care_plan === null ? <ComingSection name="plan" /> : <CarePlanSection raw={care_plan} />}
					{product_needs === null ? (
						live && <ComingSection name="picks" />
					) : (
						<PicksSection
							picks={product_needs}
							flagged={holdsProducts(parts.red_flags ?? [])}
							planned={readCarePlan(care_plan).kind !== "empty"}
							folds
						/>
					)}
					{remarks !== null && <RemarksSection remarks={remarks} />}
					{!live && <AboutSection parts={parts} thumbnailWidth={thumbnailWidth} />}
				</div>
			</div>
		</>
	);
}
