import type { ReportParts } from "../report-parts.ts";

/**
 * The assessment without the advice that stands above it already. Read alone, for example while the scan still runs,
 * the text keeps the advice first.
 */
export function overviewText(assessment: string, flags: ReportParts["red_flags"]): string {
	const advice = flags?.find((flag) => assessment.startsWith(flag.advice))?.advice;
	return advice === undefined ? assessment : assessment.slice(advice.length).trim();
}
