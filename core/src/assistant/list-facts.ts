import type { CatalogueProduct } from "../products/product.ts";
import { planSteps } from "../routine/plan-steps.ts";
import type { AssistantContext } from "./assistant-context.ts";
import { knowledgeLines, writtenLines } from "./facts/knowledge-lines.ts";
import { personLines, reportLines } from "./facts/person-lines.ts";
import { fullName, productLine } from "./facts/say-product.ts";
import { numberKeys } from "./guard/read-numbers.ts";
import { plainName } from "./writing/own-words.ts";

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
