import { type PlacedStep, planSteps } from "@dewlight/core/routine/plan-steps.ts";
import type { ReportContents } from "../gather-report.ts";
import type { VisibleScan } from "../visible-pages.ts";
import type { PageWriter } from "./page-writer.ts";
import { plainName, shortDate } from "./words.ts";

/** Morning, night, weekly, each in the order in which its steps are done. */
function stepLine({ section, key, step }: PlacedStep): string {
	const suggested = step.product === null ? "" : ` Suggested: ${step.product.name}.`;
	return `${plainName(section)}, ${plainName(key).toLowerCase()}: ${step.instruction}${suggested}`;
}

/** "morning_eye_cream" or "additional:…" as the person knows it. */
function useOf(step: string): string {
	return step.startsWith("additional:") ? "additional" : plainName(step).toLowerCase();
}

export function writeRoutine(
	writer: PageWriter,
	newest: VisibleScan | null,
	{ inUse, objections }: Pick<ReportContents, "inUse" | "objections">,
): void {
	writer.heading("H2", "Products in use");
	if (inUse.length === 0) writer.paragraph("The person has marked no product as in use.");
	else {
		writer.list(inUse.map(({ name, step, since }) => `${name} (${useOf(step)}), since ${shortDate(since)}`));
	}
	if (objections.length > 0) {
		writer.paragraph("What the rules of the app object to in these products:");
		writer.list(objections.map(({ title, fix }) => `${title}. ${fix}`));
	}
	const plan = newest?.checkin.analysisResult?.care_plan;
	const lines = plan === undefined ? [] : planSteps(plan).map(stepLine);
	writer.heading("H2", "Suggested care plan");
	if (lines.length === 0) writer.paragraph("There is no plan yet.");
	else writer.list(lines);
}
