import { isExfoliating, isRetinoid, isTreatment } from "../knowledge/actives.ts";
import { isStepId, STEP_RULES } from "../knowledge/steps/step-rules.ts";
import type { CarePlan, PlanNote } from "../routine/care-plan.ts";
import type { PlanRequest } from "../routine/person.ts";
import { type PlacedStep, planSteps } from "../routine/plan-steps.ts";
import { replacesSoap, severityIn } from "../routine/read-situation.ts";
import { isRichCream } from "../routine/shorten-plan.ts";
import { askedWords } from "../routine/tell-budget.ts";
import { joinWords } from "../skin/zone-words.ts";
import { A_GUESS, comparablePrice, LEFT_FOR } from "./catalogue/price.ts";
import type { Picked } from "./pick-products.ts";
import type { CatalogueProduct } from "./product.ts";

/** From here on skin is dry enough that a light lotion is no care for it. */
const DRY_FROM = 2;
const VERY_DRY_FROM = 4;

/** What matters most is not treated: only where nothing else fits. */
export const GREAT_LOSS = 9;

/** Neither wash nor cream: nobody is left with a drug and a sunscreen alone while anything else fits. */
const NOTHING_LEFT = 1.5;

type Asker = Pick<PlanRequest, "findings" | "facts" | "skin_type" | "person">;

const ofSpots = ({ step }: PlacedStep): boolean =>
	step.actives.some((id) => id === "benzoyl_peroxide" || id === "adapalene");
const treats = ({ key, step }: PlacedStep): boolean => key !== "sunscreen" && step.actives.some(isTreatment);
const isDrying = ({ step }: PlacedStep): boolean =>
	step.actives.some(
		(id) => isRetinoid(id) || (isExfoliating(id) && id !== "salicylic_acid") || id === "benzoyl_peroxide",
	);

/**
 * How much a shorter plan costs this person, in weights of our own: first what treats what matters most, then a cream where
 * skin is dry or will be dried, then a wash where theirs was stopped, then all else. Extras weigh least.
 */
export function lossOf(short: CarePlan, whole: CarePlan, asker: Asker): number {
	const [left, all] = [planSteps(short), planSteps(whole)];
	return (
		treatmentLoss(left, all, asker) +
		creamLoss(left, all, asker) +
		washLoss(left, all, asker) +
		tintLoss(left, all, asker)
	);
}

function treatmentLoss(left: readonly PlacedStep[], all: readonly PlacedStep[], asker: Asker): number {
	const [had, has] = [treatmentsIn(all), treatmentsIn(left)];
	const [first] = had;
	if (first === undefined) return 0;
	const cause = first.step.because_ids.find((id) => id.startsWith("module."));
	const still = has.filter(({ step }) => cause === undefined || step.because_ids.includes(cause));
	const further = Math.max(0, had.length - Math.max(1, has.length)) * 0.8;
	if (still.length === 0) return further + (matters(cause, asker) ? GREAT_LOSS : 1.5);
	if (still.some(({ step }) => step.step_id === first.step.step_id)) return further;
	return further + (ofSpots(first) && !still.some(ofSpots) ? 3 : matters(cause, asker) ? 2 : 0.7);
}

function matters(cause: string | undefined, { findings, facts, person }: Asker): boolean {
	if (cause === "module.texture" && facts.some(({ id }) => id === "blackheads")) return true;
	if (cause === "module.acne") return severityIn(findings, "acne") >= 1;
	if (cause === "module.redness") return severityIn(findings, "redness") >= 2;
	const severity = (["dark_spots", "uneven_tone", "lines", "texture", "shine"] as const).map((one) =>
		severityIn(findings, one),
	);
	return person.issues.length > 0 && Math.max(...severity) >= 2;
}

function creamLoss(
	left: readonly PlacedStep[],
	all: readonly PlacedStep[],
	{ findings, skin_type, facts }: Asker,
): number {
	const creams = (steps: readonly PlacedStep[]) => steps.filter(({ key }) => key === "moisturizer");
	// What isotretinoin dries cracks, whatever a photo shows of it.
	const dried = facts.some(({ id }) => id === "isotretinoin");
	const dry = Math.max(severityIn(findings, "dryness"), dried ? DRY_FROM : 0);
	const isRich = (steps: readonly PlacedStep[]) =>
		creams(steps).some(({ step }) => isRichCream(step.step_id));
	if (creams(all).length === 0) return 0;
	if (creams(left).length === 0) {
		if (dry >= DRY_FROM) return 6;
		if (left.some(isDrying)) return 2.2;
		return skin_type === "Oily" ? 0.9 : 2;
	}
	if (!isRich(all) || isRich(left)) return 0;
	return dry >= VERY_DRY_FROM ? 4 : dry >= DRY_FROM ? 1 : 0.3;
}

function washLoss(
	left: readonly PlacedStep[],
	all: readonly PlacedStep[],
	{ facts, skin_type }: Asker,
): number {
	const has = (steps: readonly PlacedStep[]) => steps.some(({ key }) => key === "cleanser");
	if (!has(all) || has(left)) return 0;
	const alone = left.some(({ key }) => key === "moisturizer") ? 0 : NOTHING_LEFT;
	if (replacesSoap(facts)) return 3.5 + alone;
	return (skin_type === "Oily" ? 1.6 : 1) + alone;
}

/** Light that is seen brings patches back: a tint is their treatment, before a wash in the place of a soap. */
const MELASMA_UNTINTED = 4.5;
const TINT_WISHED = 2.5;

function tintLoss(left: readonly PlacedStep[], all: readonly PlacedStep[], { facts }: Asker): number {
	const has = (steps: readonly PlacedStep[]) =>
		steps.some(({ step }) => step.step_id?.endsWith("_tinted") === true);
	if (!has(all) || has(left)) return 0;
	if (facts.some(({ id }) => id === "melasma")) return MELASMA_UNTINTED;
	return facts.some(({ id }) => id === "wants_tint") ? TINT_WISHED : 0.4;
}

/** In the order they start, which is the order of their causes. */
function treatmentsIn(steps: readonly PlacedStep[]): PlacedStep[] {
	const own = steps.filter(treats).toSorted((a, b) => a.step.start_week - b.step.start_week);
	return own.filter(({ step }, at) => own.findIndex((one) => one.step.step_id === step.step_id) === at);
}

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

/** What is bought first, never for more than there is, and what follows when there is money again. */
function orderWords(bought: readonly Bought[], limit: number, owned: readonly string[]): string {
	const now: Bought[] = [];
	const later: Bought[] = [];
	for (const one of bought) (sumOf([...now, one]) <= limit + roomFor([...now, one]) ? now : later).push(one);
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

/** A guess may be a dollar off; known prices may not. */
const roomFor = (bought: readonly Bought[]): number => (bought.every(({ known }) => known) ? 0 : A_GUESS);

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
