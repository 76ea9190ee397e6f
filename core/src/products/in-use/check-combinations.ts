import { findActive, isExfoliating, isTreatment } from "../../knowledge/actives.ts";
import { ACTIVE_LOAD_LIMIT, type ConflictRule } from "../../knowledge/conflicts.ts";
import {
	EXFOLIATIONS_A_WEEK,
	IN_USE_RULES,
	LAW_LIMITS,
	USEFUL_AT_ONCE,
} from "../../knowledge/in-use-rules.ts";
import { clashes, type Pairing, pairing } from "../../knowledge/pairing.ts";
import { TOLERATED_IN_BASICS } from "../../knowledge/person-rules.ts";
import { PRODUCT_CATEGORIES } from "../../routine/care-plan.ts";
import { placeOf } from "../../routine/plan-steps.ts";
import { assertNever } from "../../skin/assert-never.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import {
	distinct,
	type PlacedProduct,
	type RoutineWarning,
	shareDay,
	shareHalf,
	WARNING_LEVELS,
	type WarningLevel,
	warn,
} from "./product-in-use.ts";

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

interface Meeting {
	pair: Pairing;
	level: WarningLevel;
	actives: [string, string];
	products: [PlacedProduct, PlacedProduct];
}

/** Every pair rule between two products, each rule told once with all it is about. */
export function checkPairs(placed: readonly PlacedProduct[]): RoutineWarning[] {
	const byRule = new Map<ConflictRule, Meeting[]>();
	for (const [index, one] of placed.entries()) {
		for (const two of placed.slice(index + 1)) {
			if (one.product.product_id === two.product.product_id) continue;
			for (const meeting of meetingsOf(one, two)) {
				const { rule } = meeting.pair;
				byRule.set(rule, [...(byRule.get(rule) ?? []), meeting]);
			}
		}
	}
	return [...byRule].flatMap(([rule, meetings]) => tell(rule, meetings));
}

function meetingsOf(one: PlacedProduct, two: PlacedProduct): Meeting[] {
	return one.facts.actives.flatMap((first) =>
		two.facts.actives.flatMap((second): Meeting[] => {
			const pair = pairing(first, second);
			if (!pair || !(isTreatment(first) || isTreatment(second))) return [];
			if (pair.share_night && !(one.facts.key.includes(first) && two.facts.key.includes(second))) return [];
			const level = levelOf(pair, one, two);
			if (level === null) return [];
			const mild = (one.rinsed && isExfoliating(first)) || (two.rinsed && isExfoliating(second));
			return [
				{
					pair,
					level: mild && level !== "myth" ? "know" : level,
					actives: [first, second],
					products: [one, two],
				},
			];
		}),
	);
}

/** Said as urgent where both meet nearer than they may; a pair kept apart as it should be is nothing to say. */
function levelOf(pair: Pairing, one: PlacedProduct, two: PlacedProduct): WarningLevel | null {
	const same_half = shareHalf(one, two);
	const near = { same_half, same_day: same_half && shareDay(one, two) };
	if (clashes(pair, near)) return !pair.share_routine && near.same_day ? "stop" : "change";
	if (!pair.share_night) return null;
	return pair.rule.myth ? "myth" : "know";
}

/** The most urgent of the meetings speaks for the rule. */
function tell(rule: ConflictRule, meetings: readonly Meeting[]): RoutineWarning[] {
	const level = WARNING_LEVELS.find((one) => meetings.some((meeting) => meeting.level === one));
	if (level === undefined) return [];
	const told = meetings.filter((meeting) => meeting.level === level);
	const mild = level === "know" && rule.level !== "allow" && rule.level !== "advice";
	const names = capitalize(joinWords(namesOf(told)));
	return [
		warn({
			rule_id: rule.id,
			level,
			title: titleOf(rule, level, names),
			why: rule.why,
			fix: [rule.fix, mild ? "A cleanser is rinsed off, so this matters less." : leavingWords(told)]
				.filter(Boolean)
				.join(" "),
			grade: rule.grade,
			sources: rule.sources,
			about: told.flatMap(({ products }) => products.map(({ product }) => product)),
		}),
	];
}

/** Where only one can stay and one is the weaker choice, which one goes. */
function leavingWords(meetings: readonly Meeting[]): string {
	const leaving = new Set(meetings.map(({ pair }) => (pair.share_routine ? null : pair.gives_way)));
	const [id] = leaving;
	return leaving.size === 1 && id ? `If one goes, let it be ${findActive(id)?.name ?? id}.` : "";
}

function namesOf(meetings: readonly Meeting[]): string[] {
	const ids = [...new Set(meetings.flatMap(({ actives }) => actives))];
	return ids.map((id) => findActive(id)?.name ?? id);
}

function titleOf(rule: ConflictRule, level: WarningLevel, names: string): string {
	if (level === "myth") return `${names}: a myth says they do not go together`;
	switch (rule.level) {
		case "block":
			return level === "stop" ? `${names} together` : `${names} in one routine`;
		case "separate":
			return `${names} at the same time of day`;
		case "alternate":
			return `${names} on the same night`;
		case "advice":
		case "allow":
			return `${names} side by side`;
		default:
			return assertNever(rule.level);
	}
}
