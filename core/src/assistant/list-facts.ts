import { monthWords } from "../products/months.ts";
import type { CatalogueProduct } from "../products/product.ts";
import type { Preferences } from "../routine/person.ts";
import { type PlacedStep, planSteps } from "../routine/plan-steps.ts";
import { PAUSE_DAYS } from "../routine/steps-of-day.ts";
import { feltWords, signWords } from "../shelf/reactions.ts";
import { DAYS_A_WEEK, dateWords, daysBetween } from "../skin/biology-clock.ts";
import type { Finding } from "../skin/concern.ts";
import { CONCERN_NAMES } from "../skin/concern-copy.ts";
import { amountWords, displayNumber, spreadWords } from "../skin/metric-words.ts";
import type { Metric } from "../skin/observation.ts";
import { joinWords, locationWords, placed } from "../skin/zone-words.ts";
import type { AssistantContext, ChatReport, ToldOfSkin } from "./conversation.ts";
import { knowledgeLines, sentencesOf, writtenLines } from "./facts/knowledge-lines.ts";
import { numberKeys } from "./guard/read-text.ts";
import { fullName, plainName, productLine } from "./writing/say-names.ts";

/** All an answer may rest on. */
export interface Facts {
	/** Sentences for a prompt; names and notes of people stand in them as plain text. */
	lines: string[];
	/** Numbers of the lines: "4", and with what they count "$12.99", "30%", "spf50". */
	numbers: ReadonlySet<string>;
	/** Brand and name of every product that may be named. */
	productNames: readonly string[];
}

const KNOWLEDGE_NUMBERS: readonly string[] = [...knowledgeLines(), ...writtenLines()].flatMap(numberKeys);

/** What is known of a person, their report, plan and products, and of skin care; `candidates` were found for a search. */
export function listFacts(context: AssistantContext, candidates: readonly CatalogueProduct[] = []): Facts {
	const products = productsOf(context, candidates);
	const own = [
		...personLines(context),
		...reportLines(context.report, context.now),
		...products.map(productLine),
	];
	return {
		lines: [...own, ...knowledgeLines()],
		numbers: new Set([...own.flatMap(numberKeys), ...KNOWLEDGE_NUMBERS]),
		productNames: productNames(context, products),
	};
}

/** Products a text may speak of: shown, named, in use, and found for a search. */
export function productsOf(
	context: AssistantContext,
	candidates: readonly CatalogueProduct[],
): CatalogueProduct[] {
	const used = context.in_use.flatMap(({ product }) => product ?? []);
	const all = [...context.shown, ...context.named, ...used, ...candidates];
	return [...new Map(all.map((product) => [product.id, product])).values()];
}

function productNames(
	{ report, in_use, told }: AssistantContext,
	products: readonly CatalogueProduct[],
): string[] {
	const planned = report === null ? [] : planSteps(report.analysis.care_plan);
	return [
		...new Set([
			...products.flatMap((product) => [`${product.brand} ${product.name}`, fullName(product)]),
			...in_use.map(({ name }) => plainName(name)),
			...(told?.reactions ?? []).map(({ product }) => plainName(product)),
			...planned.flatMap(({ step }) => (step.product === null ? [] : plainName(step.product.name))),
		]),
	];
}

const PREGNANCY = {
	no: "not pregnant",
	pregnant: "pregnant",
	trying: "trying to conceive",
	breastfeeding: "breastfeeding",
} as const;

/** What the person answered, and what they use. */
function personLines({ person, in_use, told }: AssistantContext): string[] {
	const { goals, issues, preferences } = person;
	return [
		tags("Goals they named", goals),
		tags("Issues they named", issues),
		...answerLines(preferences),
		...in_use.map(({ step, name, product }) => {
			const called = product === null ? plainName(name) : fullName(product);
			return `In use, ${plainName(step.replaceAll("_", " "))}: ${called}.`;
		}),
		...toldLines(told),
	].filter((line) => line !== "");
}

const MOST_PAUSES = 5;

/** How skin felt and what it did after a product; felt and told, and no reading of a photo. */
function toldLines(told: ToldOfSkin | undefined): string[] {
	const { days = [], reactions = [], stung = [] } = told ?? {};
	return [
		...days.map(({ day, felt }) => `Told on ${dateWords(day)}: skin ${feltWords(felt)}.`),
		...reactions.map(
			({ product, day, signs }) =>
				`Noted after ${plainName(product)} on ${dateWords(day)}: ${signWords(signs)}.`,
		),
		...stung
			.slice(-MOST_PAUSES)
			.map((day) => `Treatments began to rest for ${PAUSE_DAYS} days on ${dateWords(day)}.`),
	];
}

function tags(label: string, values: readonly string[]): string {
	return values.length === 0 ? "" : `${label}: ${joinWords(values.map(plainName))}.`;
}

function answerLines(preferences: Preferences): string[] {
	const { age_band, budget, pregnancy } = preferences;
	return [
		age_band === undefined ? "" : `Age band: ${age_band}.`,
		budget === undefined ? "" : `Budget: ${budget}.`,
		pregnancy === undefined ? "" : `They told us they are ${PREGNANCY[pregnancy]}.`,
		preferences.prescription_retinoid === true ? "They use a prescription retinoid." : "",
		preferences.prescription_acne === true ? "They use another acne medicine from a doctor." : "",
		preferences.fragrance_free === true ? "They want products without listed fragrance." : "",
		preferences.sensitive_skin === true ? "They call their skin sensitive." : "",
	];
}

/** The report as it was written, reading by reading, and the plan step by step. */
function reportLines(report: ChatReport | null, now: string): string[] {
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
