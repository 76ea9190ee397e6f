import type { ReportParts } from "../report-parts.ts";

/**
 * The assessment without the advice that stands above it already. Read alone, for example while the scan still runs,
 * the text keeps it.
 */
export function overviewText(assessment: string, flags: ReportParts["red_flags"]): string {
	const said = flags?.find(({ advice }) => assessment.startsWith(advice) || assessment.endsWith(advice));
	return said === undefined ? assessment : assessment.replace(said.advice, "").trim();
}
