import { reportCopy } from "./copy.ts";

/** Anchors of the report; the one of the progress summary is fixed (SCAN-31). */
export const SECTION_IDS = {
	overview: "overview",
	understood: "what-we-understood",
	findings: "findings",
	surface: "surface",
	progress: "progress-summary-section",
	plan: "care-plan",
	picks: "products",
	remarks: "model-remarks",
	about: "about-this-scan",
} as const;
export type SectionName = keyof typeof SECTION_IDS;

export const SECTION_TITLES: Record<SectionName, string> = {
	overview: reportCopy.overview.title,
	understood: reportCopy.understood.title,
	findings: reportCopy.findings.title,
	surface: reportCopy.surface.title,
	progress: reportCopy.progress.title,
	plan: reportCopy.plan.title,
	picks: reportCopy.picks.title,
	remarks: reportCopy.remarks.title,
	about: reportCopy.about.title,
};

/** Short forms for the list of jumps. */
export const SECTION_LABELS: Record<SectionName, string> = reportCopy.jumpLabels;
