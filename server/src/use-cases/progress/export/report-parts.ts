import type { Context } from "../../context.ts";
import { gatherNewest } from "./gather-report.ts";
import { plainName, type ReportPaper } from "./report/page-writer.ts";

/** One part of a report as a screen shows it. */
export type ReportPart =
	| { kind: "heading"; level: "H1" | "H2" | "H3"; text: string }
	| { kind: "paragraph"; text: string }
	| { kind: "list"; items: string[] }
	| { kind: "table"; columns: string[]; rows: string[][] };

/** The newest report in the form for a clinician, the same words as on paper; null before the first scan. */
export async function reportParts(
	ctx: Pick<Context, "store" | "clock">,
	userId: number,
): Promise<ReportPart[] | null> {
	const contents = await gatherNewest(ctx, userId);
	if (contents.scans.length === 0) return null;
	const parts: ReportPart[] = [];
	const paper: ReportPaper = {
		heading: (level, text) => void parts.push({ kind: "heading", level, text }),
		paragraph: (text) => void parts.push({ kind: "paragraph", text }),
		list: (items) => void parts.push({ kind: "list", items: [...items] }),
		table: ({ columns, rows }) =>
			void parts.push({
				kind: "table",
				columns: columns.map(({ head }) => head),
				rows: rows.map((row) => row.map(String)),
			}),
	};
	const { composeReport } = await import("./report/write-report.ts");
	composeReport(paper, contents);
	const measured = contents.scans[0]?.observation?.metrics ?? [];
	parts.push(
		{ kind: "heading", level: "H2", text: "Readings of this photo" },
		{
			kind: "table",
			columns: ["Reading", "Area", "Value", "Standard deviation"],
			rows: measured
				.filter(({ measurable, value }) => measurable && value !== null)
				.map(({ metric, zone, value, unit, sd }) => [
					plainName(metric),
					plainName(zone),
					`${value?.toFixed(2)} ${plainUnit(unit)}`.trim(),
					sd === null ? "–" : sd.toFixed(2),
				]),
		},
	);
	return parts;
}

function plainUnit(unit: string): string {
	return unit.replaceAll("_", " ");
}
