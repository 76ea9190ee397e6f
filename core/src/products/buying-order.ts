import { isTreatment } from "../knowledge/actives.ts";
import { isStepId, STEP_RULES } from "../knowledge/steps/step-rules.ts";
import type { PlanNote } from "../routine/care-plan.ts";
import type { PlanRequest } from "../routine/person.ts";
import { type PlacedStep, planSteps } from "../routine/plan-steps.ts";
import { askedWords } from "../routine/tell-budget.ts";
import { joinWords } from "../skin/zone-words.ts";
import { comparablePrice, LEFT_FOR } from "./catalogue/price.ts";
import type { Picked } from "./pick-products.ts";
import type { CatalogueProduct } from "./product.ts";

interface Bought {
	words: string;
	/** USD; a guess where `known` is false. */
	price: number;
	known: boolean;
}

/** The plan with the order of buying in its note about money: what matters most first, each with its price, and the sum. */
export function withOrder(
	picked: Picked,
	request: PlanRequest,
	limit: number,
	catalogue: readonly CatalogueProduct[],
): Picked {
	const bought = inOrder(picked, catalogue);
	if (bought.length === 0) return picked;
	const told = orderWords(bought, limit, ownedIn(picked));
	const notes = picked.plan.notes ?? [];
	const known = notes.some(({ rule_id }) => rule_id === "rule.budget");
	const own: PlanNote = {
		rule_id: "rule.budget",
		text: `${askedWords(request)} ${told}`,
		sources: ["aad_order", "house_default"],
	};
	return {
		...picked,
		plan: {
			...picked.plan,
			notes: known
				? notes.map((one) => (one.rule_id === own.rule_id ? { ...one, text: `${one.text} ${told}` } : one))
				: [...notes, own],
		},
	};
}

const BASICS = { sunscreen: "the sunscreen", moisturizer: "the moisturizer", cleanser: "the wash" } as const;

/**
 * Sunscreen first, without which nothing else fades or lasts; where spots alone are treated, what treats them. Then cream and
 * wash, then what else treats; what serves morning and night once.
 */
function inOrder({ plan }: Picked, catalogue: readonly CatalogueProduct[]): Bought[] {
	const steps = planSteps(plan).filter(({ step }) => step.product !== null);
	const treats = steps
		.filter(({ key, step }) => key !== "sunscreen" && step.actives.some(isTreatment))
		.filter(({ key }) => !Object.hasOwn(BASICS, key))
		.toSorted((a, b) => a.step.start_week - b.step.start_week);
	const [main, ...others] = treats;
	const basics = (Object.keys(BASICS) as (keyof typeof BASICS)[]).flatMap((key) =>
		steps.filter((one) => one.key === key),
	);
	const [sun, ...care] = basics;
	// What begins after weeks of calm is bought last.
	if (main !== undefined && main.step.start_week > CALM_WEEKS)
		return onceEach([...care, ...(sun ? [sun] : []), ...treats], catalogue);
	const sunFirst = sun?.key === "sunscreen" && (main === undefined || !isForSpots(main));
	const ordered = sunFirst
		? [sun, ...(main ? [main] : []), ...care, ...others]
		: [...(main ? [main] : []), ...basics, ...others];
	return onceEach(ordered, catalogue);
}

const CALM_WEEKS = 4;

function onceEach(ordered: readonly PlacedStep[], catalogue: readonly CatalogueProduct[]): Bought[] {
	const once = new Map(
		ordered.map((one) => [one.step.product?.id, one]).toReversed() as [string, PlacedStep][],
	);
	return [...once].toReversed().flatMap(([id, placed]) => {
		const product = catalogue.find((one) => one.id === id);
		if (product === undefined) return [];
		const price = comparablePrice(product);
		const guess = Math.max(0, ...placed.step.actives.map((active) => LEFT_FOR[active] ?? 0));
		return [{ words: wordsOf(placed), price: price ?? guess, known: price !== null }];
	});
}

/** Of spots and of nothing that light darkens. */
function isForSpots({ step }: PlacedStep): boolean {
	return (
		step.because_ids.includes("module.acne") && !step.because_ids.some((id) => id.startsWith("module.tone"))
	);
}

function wordsOf({ key, step }: PlacedStep): string {
	if (Object.hasOwn(BASICS, key)) return BASICS[key as keyof typeof BASICS];
	const title = step.step_id !== undefined && isStepId(step.step_id) ? STEP_RULES[step.step_id].title : key;
	return title.charAt(0).toLowerCase() + title.slice(1);
}

/** What is bought first, never for more than there is, and what follows when there is money again. */
function orderWords(bought: readonly Bought[], limit: number, owned: readonly string[]): string {
	const now: Bought[] = [];
	const later: Bought[] = [];
	for (const one of bought) (sumOf([...now, one]) <= limit ? now : later).push(one);
	const has = owned.length > 0 ? ` What you have already serves: your ${joinWords(owned)}.` : "";
	const shade = later.some(({ words }) => words === BASICS.sunscreen) ? HAT : "";
	if (later.length === 0)
		return now.length === 1
			? `All there is to buy is ${named(now)}.${has}`
			: `Buy in this order: ${named(now)}; ${total(now)} together.${has}`;
	if (now.length === 0)
		return `Nothing that suits you fits into that sum yet. When there is money: ${named(later)}.${shade}${has}`;
	return `Buy first, for ${total(now)}${now.length > 1 ? " together" : ""}: ${named(now)}. Later, when there is money again: ${named(later)}.${shade}${has}`;
}

const HAT = " Until then a hat and shade do the work of a sunscreen.";

const sumOf = (bought: readonly Bought[]): number => bought.reduce((sum, { price }) => sum + price, 0);

function named(bought: readonly Bought[]): string {
	return joinWords(
		bought.map(
			({ words, price, known }) =>
				`${words} (${known ? dollars(price) : price > 0 ? `about $${price} in most drugstores` : "price not known"})`,
		),
	);
}

function total(bought: readonly Bought[]): string {
	return `${bought.every(({ known }) => known) ? "" : "about "}${dollars(sumOf(bought))}`;
}

/** What somebody has and the plan goes on with, by its name. */
function ownedIn({ plan }: Picked): string[] {
	return [
		...new Set(
			planSteps(plan).flatMap(
				({ step }) =>
					/^You have this already: your (.+?)(?:, as far as its maker lists it)?\.(?: |$)/.exec(
						step.because,
					)?.[1] ?? [],
			),
		),
	];
}

function dollars(amount: number): string {
	const cents = Math.round(amount * 100) / 100;
	return `$${Number.isInteger(cents) ? cents : cents.toFixed(2)}`;
}
