import { monthWords } from "../../products/months.ts";
import { type PlacedStep, planSteps } from "../../routine/plan-steps.ts";
import { DAYS_A_WEEK, daysBetween } from "../../skin/biology-clock.ts";
import type { Finding } from "../../skin/concern.ts";
import { CONCERN_NAMES } from "../../skin/concern-copy.ts";
import { amountWords, displayNumber, spreadWords } from "../../skin/metric-words.ts";
import type { Metric } from "../../skin/observation.ts";
import { locationWords, placed } from "../../skin/zone-words.ts";
import type { ChatReport } from "../assistant-context.ts";
import { plainName } from "../writing/plain-name.ts";
import { sentencesOf } from "./sentences-of.ts";

/** The report as it was written, reading by reading, and the plan step by step. */
export function reportLines(report: ChatReport | null, now: string): string[] {
	if (report === null) return ["There is no report yet."];
	const { analysis, observation } = report;
	return [
		...dateLines(report.created_at, now),
		`Skin type: ${analysis.skin_type}. Sensitivity: ${analysis.skin_sensitivity}.`,
		...analysis.findings.map(findingLine),
		...observation.metrics.map(metricLine),
		...sentencesOf(analysis.condition_notes),
		...sentencesOf(analysis.progress_summary),
		...analysis.progress_summary.changes.map(changeLine),
		...analysis.red_flags.map(({ advice }) => advice),
		...planLines(report),
	];
}

function dateLines(created: string, now: string): string[] {
	const day = Number(created.slice(8, 10));
	const days = daysBetween(created, now);
	const age =
		days === null
			? ""
			: ` That was ${days} days ago; the plan is in week ${Math.floor(days / DAYS_A_WEEK) + 1}.`;
	return [`The report is of ${day} ${monthWords(created.slice(0, 7))}.${age}`];
}

export function findingLine({ concern, severity, zones }: Finding): string {
	return severity === null
		? `${CONCERN_NAMES[concern]}: not measurable in this photo.`
		: `${CONCERN_NAMES[concern]}: severity ${severity} of 5 (${severity} out of 5), ${placed(zones)}.`;
}

export function metricLine(metric: Metric): string {
	const name = `${metric.metric.replaceAll("_", " ")}, ${locationWords([metric.zone]).toLowerCase()}`;
	if (!metric.measurable) return `${name}: not measurable, ${plainName(metric.reason)}.`;
	return `${name}: ${amountWords(metric.metric, metric.value)}${spreadWords(metric)}.`;
}

function changeLine({ metric_id, previous, value, detectable, verdict }: Change): string {
	const metric = metric_id.slice(0, metric_id.indexOf(".")) as Metric["metric"];
	const [before, after, needed] = [previous, value, detectable].map((one) => displayNumber(metric, one));
	const change = displayNumber(metric, Math.abs(value - previous));
	return `${metric_id}: ${before} before, ${after} now, a change of ${change}; a change counts from ${needed}: ${verdict}.`;
}
type Change = ChatReport["analysis"]["progress_summary"]["changes"][number];

function planLines({ analysis }: ChatReport): string[] {
	const steps = planSteps(analysis.care_plan);
	const counts = ["morning", "night", "weekly"].map(
		(section) => `${section} ${steps.filter((one) => one.section === section).length} steps`,
	);
	return [
		`The plan has ${steps.length} steps: ${counts.join(", ")}.`,
		...steps.map(stepLine),
		...(analysis.care_plan.notes ?? []).map(({ text }) => text),
	];
}

export function stepLine({ section, key, step }: PlacedStep): string {
	const product = step.product === null ? "no product named" : plainName(step.product.name);
	const ramp = (step.ramp ?? []).map(([week, times]) => `from week ${week} ${times} times a week`);
	return [
		`Plan, ${section} ${key.replace("_", " ")}: ${step.instruction} Product: ${product}.`,
		step.because,
		`${step.per_week} times a week, from week ${step.start_week}. ${ramp.join(", ")}`,
		(step.days ?? []).join(", "),
		...step.cautions,
		...step.stop_if,
		step.normal ?? "",
		step.pause_if ?? "",
		step.works_from_weeks === undefined ? "" : `Can show after ${step.works_from_weeks} weeks.`,
		`Evidence grade ${step.evidence.grade}.`,
	].join(" ");
}
