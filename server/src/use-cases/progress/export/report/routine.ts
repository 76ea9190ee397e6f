import { PLAN_SECTIONS, type PlanStep } from "@dewlight/core/routine/care-plan.ts";
import type { ReportContents } from "../gather-report.ts";
import type { VisibleScan } from "../visible-pages.ts";
import type { PageWriter } from "./page-writer.ts";
import { plainName, shortDate } from "./words.ts";

function stepLines(scan: VisibleScan): string[] {
	const plan = scan.checkin.analysisResult?.care_plan;
	if (plan === undefined) return [];
	return PLAN_SECTIONS.flatMap((section) =>
		Object.entries<PlanStep | undefined>(plan[section]).flatMap(([step, found]) =>
			found === undefined
				? []
				: [
						`${plainName(section)}, ${plainName(step).toLowerCase()}: ${found.instruction}${productOf(found)}`,
					],
		),
	);
}

const productOf = ({ product }: PlanStep) => (product === null ? "" : ` Suggested: ${product.name}.`);

/** "morning_eye_cream" or "additional:…" as the person knows it. */
function useOf(step: string): string {
	return step.startsWith("additional:") ? "additional" : plainName(step).toLowerCase();
}

export function writeRoutine(
	writer: PageWriter,
	newest: VisibleScan | null,
	inUse: ReportContents["inUse"],
): void {
	writer.heading("H2", "Products in use");
	if (inUse.length === 0) writer.paragraph("The person has marked no product as in use.");
	else {
		writer.list(inUse.map(({ name, step, since }) => `${name} (${useOf(step)}), since ${shortDate(since)}`));
	}
	const lines = newest === null ? [] : stepLines(newest);
	writer.heading("H2", "Suggested care plan");
	if (lines.length === 0) writer.paragraph("There is no plan yet.");
	else writer.list(lines);
}
