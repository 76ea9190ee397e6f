import { CONCERNS } from "@dewlight/core/skin/concern.ts";
import { CONCERN_NAMES } from "@dewlight/core/skin/concern-copy.ts";
import type { VisibleScan } from "../visible-pages.ts";
import type { PageWriter } from "./page-writer.ts";
import { NOT_MEASURABLE, shortDate } from "./words.ts";

/** As many dates as fit beside each other. */
const COLUMNS = 6;

export function writeSeverities(writer: PageWriter, scans: readonly VisibleScan[]): void {
	const shown = scans.slice(0, COLUMNS);
	writer.heading("H2", "Severity of each concern");
	writer.paragraph(
		"0 is nothing seen, 5 the most; estimated from the look of the skin in the photo. Newest scan first.",
	);
	writer.table({
		columns: [
			{ head: "Concern", width: 110 },
			...shown.map(({ checkin }) => ({ head: shortDate(checkin.createdAt), width: "*" as const })),
		],
		rows: CONCERNS.map((concern) => [
			CONCERN_NAMES[concern],
			...shown.map(({ checkin }) => {
				const found = checkin.analysisResult?.findings.find((finding) => finding.concern === concern);
				return found?.severity?.toFixed(1) ?? NOT_MEASURABLE;
			}),
		]),
	});
}
