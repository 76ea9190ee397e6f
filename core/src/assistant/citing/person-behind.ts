import type { CatalogueProduct } from "../../products/product.ts";
import { type PlacedStep, planSteps } from "../../routine/plan-steps.ts";
import { concernOf } from "../../skin/biology-clock.ts";
import type { Finding } from "../../skin/concern.ts";
import { CONCERN_NAMES } from "../../skin/concern-copy.ts";
import { amountWords, displayNumber } from "../../skin/metric-words.ts";
import type { Metric } from "../../skin/observation.ts";
import { citePlanned, nameStep } from "../answers/plan/name-step.ts";
import { citeFinding } from "../answers/report/describe-finding.ts";
import type { AssistantContext, ChatReport } from "../assistant-context.ts";
import { findingLine, metricLine, stepLine } from "../facts/report-lines.ts";
import { fullName, productLine } from "../facts/say-product.ts";
import { normalizeName } from "../guard/read-words.ts";
import { citeMetric, citeProduct, citeRule, citeSources } from "../writing/cite.ts";
import { type CitableLine, lineAbout, lineOfWords } from "./citable-line.ts";
import type { Told } from "./told.ts";

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
