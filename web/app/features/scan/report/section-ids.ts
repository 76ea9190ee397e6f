import type { Concern } from "@dewlight/core/skin/concern.ts";
import { reportCopy } from "./copy.ts";

/** Anchors of the report; the one of the progress summary is fixed (SCAN-31). */
export const SECTION_IDS = {
	overview: "overview",
	understood: "what-we-understood",
	findings: "findings",
	progress: "progress-summary-section",
	plan: "care-plan",
	picks: "products",
	surface: "surface",
	remarks: "model-remarks",
	about: "about-this-scan",
} as const;
export type SectionName = keyof typeof SECTION_IDS;

export const SECTION_TITLES: Record<SectionName, string> = {
	overview: reportCopy.overview.title,
	understood: reportCopy.understood.title,
	findings: reportCopy.findings.title,
	progress: reportCopy.progress.title,
	plan: reportCopy.plan.title,
	picks: reportCopy.picks.title,
	surface: reportCopy.surface.title,
	remarks: reportCopy.remarks.title,
	about: reportCopy.about.title,
};

/** Short forms for the list of jumps. */
export const SECTION_LABELS: Record<SectionName, string> = reportCopy.jumpLabels;

/** Anchor of one finding. */
export const findingId = (concern: Concern) => `finding-${concern.replaceAll("_", "-")}`;
