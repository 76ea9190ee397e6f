import { isTreatment } from "../knowledge/actives.ts";
import { isStepId, STEP_RULES } from "../knowledge/steps/step-rules.ts";
import type { PlanNote } from "../routine/care-plan.ts";
import type { PlanRequest } from "../routine/plan-request.ts";
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
	const told = orderWords(bought, limit);
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

/** The main treatment, then sunscreen, cream and wash, then what else treats; what serves morning and night once. */
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
	const ordered = [...(main ? [main] : []), ...basics, ...others];
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

function wordsOf({ key, step }: PlacedStep): string {
	if (Object.hasOwn(BASICS, key)) return BASICS[key as keyof typeof BASICS];
	const title = step.step_id !== undefined && isStepId(step.step_id) ? STEP_RULES[step.step_id].title : key;
	return title.charAt(0).toLowerCase() + title.slice(1);
}

/** What is put aside for a drug is a guess: a dollar more or less decides nothing. */
const A_GUESS = 1;

function orderWords(bought: readonly Bought[], limit: number): string {
	const total = bought.reduce((sum, { price }) => sum + price, 0);
	const named = bought.map(
		({ words, price, known }) =>
			`${words} (${known ? dollars(price) : price > 0 ? `about $${price} in most drugstores` : "price not known"})`,
	);
	const sum = `${bought.every(({ known }) => known) ? "" : "about "}${dollars(total)}`;
	const short = total > limit + A_GUESS;
	if (bought.length === 1)
		return `All there is to buy is ${named[0]}.${short ? " Until there is money for it a hat and shade do its work." : ""}`;
	const rest = short
		? ` That is more than you have now: buy the first, go on with what you have, and add the next when there is money; a hat and shade cost nothing.`
		: "";
	return `Buy in this order: ${joinWords(named)}; ${sum} together.${rest}`;
}

function dollars(amount: number): string {
	const cents = Math.round(amount * 100) / 100;
	return `$${Number.isInteger(cents) ? cents : cents.toFixed(2)}`;
}
