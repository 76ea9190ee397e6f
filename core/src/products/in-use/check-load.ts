import { findActive, isExfoliating, isTreatment } from "../../knowledge/actives.ts";
import { ACTIVE_LOAD_LIMIT } from "../../knowledge/conflicts.ts";
import {
	EXFOLIATIONS_A_WEEK,
	IN_USE_RULES,
	LAW_LIMITS,
	USEFUL_AT_ONCE,
} from "../../knowledge/in-use-rules.ts";
import { TOLERATED_IN_BASICS } from "../../knowledge/person-rules.ts";
import { PRODUCT_CATEGORIES } from "../../routine/care-plan.ts";
import { placeOf } from "../../routine/step-key.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { PlacedProduct } from "./product-in-use.ts";
import { type RoutineWarning, warn } from "./routine-warning.ts";

/** The same treatment in several products, with what it adds up to. */
export function checkActiveLoad(placed: readonly PlacedProduct[]): RoutineWarning[] {
	const ids = [...new Set(placed.flatMap(({ facts }) => facts.actives.filter(isTreatment)))].sort();
	return ids.flatMap((id): RoutineWarning[] => {
		const tolerated = TOLERATED_IN_BASICS.includes(id);
		const carriers = placed.filter(({ facts }) => (tolerated ? facts.key : facts.actives).includes(id));
		const products = distinct(carriers);
		if (products.length < 2) return [];
		const much = products.length >= ACTIVE_LOAD_LIMIT;
		const rule = much ? "rule.active_load" : "rule.active_twice";
		const name = findActive(id)?.name ?? id;
		return [
			warn({
				...IN_USE_RULES[rule],
				rule_id: rule,
				level: much && !tolerated ? "change" : "know",
				title: `${capitalize(name)} in ${products.length} products`,
				why: `${sumWords(id, carriers, products)} ${IN_USE_RULES[rule].why}`,
				about: carriers.map(({ product }) => product),
			}),
		];
	});
}

function sumWords(
	id: PlacedProduct["facts"]["actives"][number],
	carriers: readonly PlacedProduct[],
	products: readonly PlacedProduct[],
): string {
	const uses = carriers.reduce((sum, { per_week }) => sum + per_week, 0);
	const stated = products.flatMap(({ facts }) => facts.strengths[id] ?? []);
	const sum = Math.round(stated.reduce((all, percent) => all + percent, 0) * 100) / 100;
	const strengths = stated.length > 1 ? `, and the strengths on their labels add up to ${sum}%` : "";
	return `${joinWords(products.map(({ product }) => product.name))}: together ${uses} uses a week${strengths}.`;
}

/** Uses of everything that takes off the surface and stays on, counted together over a week. */
export function checkExfoliations(placed: readonly PlacedProduct[], sensitive: boolean): RoutineWarning[] {
	const exfoliants = placed.filter(({ facts, rinsed }) => !rinsed && facts.actives.some(isExfoliating));
	const uses = exfoliants.reduce((sum, { per_week }) => sum + per_week, 0);
	const limit = sensitive ? EXFOLIATIONS_A_WEEK.sensitive : EXFOLIATIONS_A_WEEK.calm;
	if (uses <= limit) return [];
	const rule = IN_USE_RULES["rule.exfoliations_a_week"];
	const allowed = sensitive ? "skin that reacts easily allows one" : `skin allows up to ${limit}`;
	return [
		warn({
			...rule,
			rule_id: "rule.exfoliations_a_week",
			level: "change",
			title: `${uses} exfoliations a week`,
			why: `${joinWords(distinct(exfoliants).map(({ product }) => product.name))} come to ${uses} a week; ${allowed}. ${rule.why}`,
			about: exfoliants.map(({ product }) => product),
		}),
	];
}

/** Products stronger than studies or law support. */
export function checkStrengths(placed: readonly PlacedProduct[]): RoutineWarning[] {
	return distinct(placed).flatMap(({ product, facts }) =>
		facts.actives.flatMap((id): RoutineWarning[] => {
			const row = findActive(id);
			const [stated, most] = [facts.strengths[id], row?.strength?.max];
			if (!row || stated === undefined || most === undefined || stated <= most) return [];
			const limit = LAW_LIMITS[id];
			const unlawful = limit !== undefined && stated > limit;
			const rule_id = unlawful ? "rule.above_law" : "rule.too_strong";
			const rule = IN_USE_RULES[rule_id];
			return [
				warn({
					...rule,
					rule_id,
					level: unlawful ? "change" : "know",
					title: `${stated}% ${row.name} is strong`,
					why: `${product.name} states ${stated}%; up to ${most}% is ${unlawful ? "allowed" : "supported"}. ${rule.why}`,
					sources: unlawful ? rule.sources : row.sources,
					about: [product],
				}),
			];
		}),
	);
}

/** More products of a kind than there are jobs for them. */
export function checkDuplicates(placed: readonly PlacedProduct[]): RoutineWarning[] {
	return PRODUCT_CATEGORIES.flatMap((category): RoutineWarning[] => {
		const useful = USEFUL_AT_ONCE[category];
		const same = distinct(
			placed.filter(({ product }) => (product.category ?? placeOf(product.step)?.category) === category),
		);
		if (useful === null || same.length <= useful) return [];
		const words = `${category.replace("_", " ")}s`;
		return [
			warn({
				...IN_USE_RULES["rule.same_job"],
				rule_id: "rule.same_job",
				level: "know",
				title: `${same.length} ${words}`,
				why: `${joinWords(same.map(({ product }) => product.name))}. ${IN_USE_RULES["rule.same_job"].why}`,
				about: same.map(({ product }) => product),
			}),
		];
	});
}

export function distinct(placed: readonly PlacedProduct[]): PlacedProduct[] {
	return [...new Map(placed.map((one) => [one.product.product_id, one])).values()];
}
