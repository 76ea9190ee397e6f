import { ACTIVE_IDS, ACTIVES, type ActiveId } from "../knowledge/actives.ts";
import { CONCERN_MODULES } from "../knowledge/concern-modules.ts";
import { CONFLICTS } from "../knowledge/conflicts.ts";
import { PERSON_RULES, type PersonCondition } from "../knowledge/person-rules.ts";
import { PERSON_WARNINGS, ROUTINE_RULES } from "../knowledge/plan-notes.ts";
import { CAUTIONS } from "../knowledge/step-guidance.ts";
import { STEP_IDS, STEP_RULES } from "../knowledge/steps/step-rules.ts";
import type { CatalogueProduct } from "../products/product.ts";
import { type PlacedStep, planSteps } from "../routine/plan-steps.ts";
import { concernOf } from "../skin/biology-clock.ts";
import type { Finding } from "../skin/concern.ts";
import { CONCERN_NAMES } from "../skin/concern-copy.ts";
import { amountWords, displayNumber } from "../skin/metric-words.ts";
import type { Metric } from "../skin/observation.ts";
import { citePlanned, nameStep } from "./answers/plan/tell-steps.ts";
import { citeFinding } from "./answers/report/describe-findings.ts";
import {
	type CitableLine,
	lineAbout,
	lineOfWords,
	readTold,
	type Told,
	wordStems,
} from "./citing/citable-line.ts";
import type { AssistantContext, ChatReport, Citation } from "./conversation.ts";
import { activeLine, stepRuleLine } from "./facts/knowledge-lines.ts";
import { normalizeName } from "./guard/read-text.ts";
import { findingLine, metricLine, productsOf, stepLine } from "./list-facts.ts";
import { citeActive, citeMetric, citeProduct, citeRule, citeSources, citeStep } from "./writing/cite.ts";
import { fullName, productLine } from "./writing/say-names.ts";

/** No answer names more than this. */
export const MOST_CITED = 5;

/**
 * What an answer rests on that somebody else phrased from the facts of `context`: rules, readings, products and sources
 * behind the lines whose statements it makes, in the order it makes them. Naming a thing is not enough: a sentence has
 * to say something of what its line says, except of a product, whose name is from its line. [] where nothing fits.
 */
export function citeAnswer(text: string, context: AssistantContext): Citation[] {
	const lines = [...personBehind(context, productsOf(context, [])), ...knowledgeBehind()];
	const cited = new Map<string, Citation>();
	for (const told of readTold(text)) {
		for (const citation of linesOf(told, lines).flatMap(({ behind }) => behind)) {
			const key = `${citation.kind} ${citation.id}`;
			if (!cited.has(key)) cited.set(key, citation);
		}
	}
	return [...cited.values()].slice(0, MOST_CITED);
}

/**
 * Lines a sentence is from, the one it says most of first. A line known by its words alone counts where it fits best,
 * and no line about something the sentence names fits as well.
 */
function linesOf(told: Told, lines: readonly CitableLine[]): CitableLine[] {
	const held = lines
		.map((line) => ({ line, said: line.heldBy(told) }))
		.filter(({ said }) => said > 0)
		.toSorted((a, b) => b.said - a.said)
		.map(({ line }) => line);
	const about = held.filter(({ byWords }) => !byWords);
	return held[0]?.byWords === true ? [held[0], ...about] : about;
}

const PERSON_LABELS: Record<PersonCondition, string> = {
	child: "Rule for children",
	young_teen: "Rule for people under 16",
	isotretinoin: "Rule for isotretinoin",
	steroid_cream: "Rule for steroid creams",
	hydroquinone: "Rule for hydroquinone",
	prescription_rosacea: "Rule for rosacea medicines",
	perioral_dermatitis: "Rule for perioral dermatitis",
	melasma: "Rule for melasma",
	shaving_bumps: "Rule for shaving bumps",
	barrier_disease: "Rule for skin under a doctor's care",
	recent_procedure: "Rule for treated skin",
	sunburn: "Rule for sunburnt skin",
	broken_skin: "Rule for broken skin",
	barrier_strained: "Rule for strained skin",
	rosacea: "Rule for lasting redness",
	photosensitizing_medicine: "Rule for medicines and sun",
	no_sunscreen: "Rule for skin without sunscreen",
	weak_immune_system: "Rule for a weakened immune system",
	pregnancy: "Pregnancy rule",
	minor: "Rule for people under 18",
	minor_without_acne: "Rule for people under 18",
	prescription_retinoid: "Rule for prescription retinoids",
	prescription_acne: "Rule for acne medicines",
	antibiotic_alone: "Rule for an antibiotic used alone",
	darker_tone: "Rule for deeper skin tones",
};

/** Naming a pair says nothing about it. */
const NAMES = ACTIVE_IDS.map((id) => `${ACTIVES[id].name} ${ACTIVES[id].class.replaceAll("_", " ")}`).join(
	" ",
);

const NAMED: ReadonlySet<string> = new Set(wordStems(normalizeName(NAMES)));
const wordsBeside = (text: string): number =>
	new Set(wordStems(normalizeName(text)).filter((word) => !NAMED.has(word))).size;

let knowledge: readonly CitableLine[] | null = null;

/** Lines of knowledge that rest on a rule or a source; the same for everybody, so they are read once. */
export function knowledgeBehind(): readonly CitableLine[] {
	knowledge ??= [
		...ACTIVE_IDS.map(active),
		...pairs(),
		...Object.entries(ROUTINE_RULES).map(([id, { text, sources }]) =>
			lineOfWords(text, withSource(citeRule(id, `Routine rule, ${wordsOf(id)}`), sources)),
		),
		...PERSON_RULES.map(({ id, when, note, sources }) =>
			lineOfWords(note, withSource(citeRule(id, PERSON_LABELS[when]), sources)),
		),
		...PERSON_WARNINGS.map(({ id, all: [first], note, sources }) =>
			lineOfWords(note, withSource(citeRule(id, PERSON_LABELS[first ?? "pregnancy"]), sources)),
		),
		...STEP_IDS.map((id) => lineOfWords(stepRuleLine(STEP_RULES[id]), [citeStep(id)])),
		...Object.values(CAUTIONS).map(({ text, sources }) => lineOfWords(text, citeSources(sources))),
		...Object.values(CONCERN_MODULES).flatMap(({ refer, sources }) =>
			refer === null ? [] : lineOfWords(refer, citeSources(sources).slice(0, 1)),
		),
	];
	return knowledge;
}

function active(id: ActiveId): CitableLine {
	const row = ACTIVES[id];
	return lineAbout({
		line: activeLine(row),
		behind: withSource(citeActive(id), row.sources),
		speaksOf: ({ actives }) => actives.has(id),
		subject: `${row.name} studied, start`,
		least: 1,
	});
}

function pairs(): CitableLine[] {
	return CONFLICTS.map(({ id, why, fix, sources }) =>
		lineAbout({
			line: `${why} ${fix}`,
			behind: withSource(citeRule(id, `Pair rule, ${wordsOf(id)}`), sources),
			speaksOf: ({ pairs }) => pairs.has(id),
			subject: NAMES,
			least: Math.min(2, Math.max(...[why, fix].map((part) => wordsBeside(part)))),
		}),
	);
}

function withSource(rule: Citation, sources: readonly string[]): Citation[] {
	return [rule, ...citeSources(sources).slice(0, 1)];
}

/** "rule.one_new_active" in words. */
function wordsOf(id: string): string {
	return id.slice(id.indexOf(".") + 1).replaceAll("_", " ");
}

/** Lines of one person's report, plan and products, with what stands behind them. */
export function personBehind(
	{ report }: AssistantContext,
	products: readonly CatalogueProduct[],
): CitableLine[] {
	return [...(report === null ? [] : reportBehind(report)), ...products.map(productBehind)];
}

function reportBehind(report: ChatReport): CitableLine[] {
	const { analysis, observation } = report;
	return [
		...analysis.findings.map((finding) => findingBehind(report, finding)),
		...observation.metrics.map((metric) => metricBehind(report, metric)),
		...planSteps(analysis.care_plan).flatMap((placed) => [stepBehind(placed), ...plannedProduct(placed)]),
		...(analysis.care_plan.notes ?? []).map(({ rule_id, text, sources }) =>
			lineOfWords(text, [citeRule(rule_id, "A note in your plan"), ...citeSources(sources).slice(0, 1)]),
		),
	];
}

function findingBehind(report: ChatReport, finding: Finding): CitableLine {
	const { concern } = finding;
	return lineAbout({
		line: findingLine(finding),
		behind: citeFinding(report, concern).slice(0, 1),
		speaksOf: ({ concerns }) => concerns.includes(concern),
		subject: CONCERN_NAMES[concern],
		least: 1,
	});
}

/** A reading is said by its number, or by one of the numbers of its change. */
function metricBehind({ analysis }: ChatReport, metric: Metric): CitableLine {
	const change = analysis.progress_summary.changes.find(({ metric_id }) => metric_id === metric.id);
	const values = [
		metric.measurable ? amountWords(metric.metric, metric.value) : "",
		...(change ? [change.previous, change.value].map((one) => displayNumber(metric.metric, one)) : []),
	];
	return lineAbout({
		line: metricLine(metric),
		behind: [citeMetric(metric)],
		speaksOf: ({ concerns, zones }) =>
			concerns.includes(concernOf(metric.metric)) && (metric.zone === "face" || zones.includes(metric.zone)),
		says: values.flatMap((value) => /[\d.]+/.exec(value)?.[0] ?? []).join("; "),
		least: 1,
	});
}

function stepBehind(placed: PlacedStep): CitableLine {
	const { step, key, section } = placed;
	const kind = key.replace("_", " ");
	return lineAbout({
		line: stepLine(placed),
		behind: [...citePlanned(placed), ...citeSources(step.evidence.sources).slice(0, 1)],
		speaksOf: (told) => [kind, nameStep(placed)].some((name) => names(told, name)),
		says: [section, step.instruction, step.because, ...step.cautions].join(" "),
		subject: `${kind} ${nameStep(placed)}`,
		least: 2,
	});
}

function plannedProduct(placed: PlacedStep): CitableLine[] {
	const { product } = placed.step;
	if (product === null) return [];
	return [
		lineAbout({
			line: stepLine(placed),
			behind: [citeProduct(product)],
			speaksOf: (told) => names(told, product.name),
			least: 0,
		}),
	];
}

function productBehind(product: CatalogueProduct): CitableLine {
	return lineAbout({
		line: productLine(product),
		behind: [citeProduct(product)],
		speaksOf: (told) => names(told, `${product.brand} ${product.name}`) || names(told, fullName(product)),
		least: 0,
	});
}

function names({ text }: Told, name: string): boolean {
	const plain = normalizeName(name);
	return plain !== "" && (text.includes(` ${plain} `) || text.includes(` ${plain}s `));
}
