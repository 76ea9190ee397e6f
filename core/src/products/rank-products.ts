import { type ActiveId, isActiveId, isTreatment } from "../knowledge/actives.ts";
import type { ProductRule } from "../knowledge/steps/step-rule.ts";
import type { PlanStep, ProductCategory } from "../routine/care-plan.ts";
import { BUDGET_LIMIT, comparablePrice, LEFT_FOR, monthPrice, UNTOLD_LIMIT } from "./catalogue/price.ts";
import type { LeadsBy } from "./facts/find-actives.ts";
import { isMineralFilter, type ProductFacts, productFacts } from "./facts/product-facts.ts";
import { driesMatte, holdsInSweat, isSunCream, staysDewy } from "./facts/read-name.ts";
import { refusalFor, serves, stepProductRule } from "./fits-step.ts";
import { monthsBetween } from "./months.ts";
import type { PickContext } from "./pick-context.ts";
import type { CatalogueProduct } from "./product.ts";

/** Points of one product for one step; higher fits better. Commission is not among them and never will be. */
export interface ScoreParts {
	active: number;
	strength: number;
	skin_type: number;
	support: number;
	texture: number;
	tint: number;
	gentle: number;
	extras: number;
	fresh: number;
	budget: number;
	protection: number;
	finish: number;
}

export interface RankedProduct {
	product: CatalogueProduct;
	parts: ScoreParts;
	score: number;
}

/** A sunscreen of 50 stands before one of 30, by more where light leaves marks, skin burns first or hours are spent outside. */
const HIGH_SPF = 50;
const HIGH_SPF_POINTS = { anybody: 10, exposed: 20 } as const;

/** What a product says of itself weighs more than where it prints it. */
export const LEAD_POINTS: Record<LeadsBy, number> = { strength: 6, name: 5, place: 1 };
/** A stated strength stands before every unstated one, and one within the range that the step names before both. */
const STATED = 20;
const IN_RANGE = { any: 10, gentle: 60 } as const;
const BUDGET_POINTS = 3;
/** Outweighs all else: only where nothing else fits. */
const LAST = -60;
/** An unknown price is behind a known one, and behind what is too dear where a budget was told. */
const NO_PRICE = { untold: -10, told: -55 } as const;
/** Dollars saved for one point: between two that serve equally the cheaper stands first, and sooner where little is to be spent. */
const SAVED = { told: 1, untold: 2 } as const;
/** Sold for this many skin types a row says nothing about one of them. */
const EVERY_TYPE = 4;
const FRESH = 12;
/** Scent or drying alcohol on skin all day: worth a few dollars to be without, also where little is to be spent. */
const SCENT = -6;
const OLD_MONTHS = 48;
/** Of what supports a step the first is what its words name; the others only help. */
const FIRST_SUPPORT = 4;
const MAX_OTHER_SUPPORT = 2;

/** Every product that may fill the step, best first: fit, then what the person has, then price, rating and id. */
export function rankProducts(
	step: PlanStep,
	category: ProductCategory,
	context: PickContext,
	catalogue: readonly CatalogueProduct[],
): RankedProduct[] {
	const rule = stepProductRule(step, category);
	const newest =
		catalogue
			.map(({ observed }) => observed)
			.toSorted()
			.at(-1) ?? "";
	return catalogue
		.filter((product) => refusalFor(product, category, rule, context) === null)
		.map((product) => {
			const parts = scoreParts(product, step, rule, { context, newest });
			return { product, parts, score: Object.values(parts).reduce((sum, points) => sum + points, 0) };
		})
		.sort(byFit(context.owned));
}

/** Order of ranked products: score, owned, cheaper, better rated; ids make it the same every time. */
export function byFit(
	owned: ReadonlySet<string> | undefined,
): (a: RankedProduct, b: RankedProduct) => number {
	const has = ({ product }: RankedProduct) => (owned?.has(product.id) === true ? 1 : 0);
	const price = ({ product }: RankedProduct) => comparablePrice(product) ?? Number.MAX_VALUE;
	return (a, b) =>
		b.score - a.score ||
		has(b) - has(a) ||
		price(a) - price(b) ||
		(b.product.rating ?? 0) - (a.product.rating ?? 0) ||
		compareIds(a, b);
}

function compareIds(a: RankedProduct, b: RankedProduct): number {
	if (a.product.id === b.product.id) return 0;
	return a.product.id < b.product.id ? -1 : 1;
}

function scoreParts(
	product: CatalogueProduct,
	step: PlanStep,
	rule: ProductRule,
	{ context, newest }: { context: PickContext; newest: string },
): ScoreParts {
	const facts = productFacts(product);
	// Of sunscreen filters none is the better one by itself: the step says where mineral ones are meant.
	const first = rule.any_of.find((id) => isTreatment(id));
	const extras = facts.actives.filter((id) => isTreatment(id) && !step.actives.includes(id));
	return {
		active: (first === undefined ? 0 : leadPoints(facts, first)) + carriesAll(step, facts),
		strength: strengthPoints(rule, facts, context),
		skin_type: suitPoints(product, context),
		support: supportPoints(rule, facts),
		texture: texturePoints(rule, facts, context) + creamPoints(product, rule, context),
		tint: rule.tinted === true && product.suits.some((one) => one.endsWith(" tone")) ? 3 : 0,
		gentle: gentlePoints(product, facts),
		extras: 0 - extras.length,
		fresh: isOld(product, newest) ? LAST : product.stale === true ? 0 : FRESH,
		budget: budgetPoints(product, context),
		protection: protectionPoints(facts, context),
		finish: product.category === "sunscreen" ? finishPoints(product, rule, context) : 0,
	};
}

function strengthPoints(
	{ any_of, means }: ProductRule,
	{ strengths }: ProductFacts,
	{ sensitive, conditions }: PickContext,
): number {
	const stated = any_of.filter((id) => isTreatment(id) && strengths[id] !== undefined);
	if (stated.length === 0) return 0;
	const inRange = stated.some((id) => {
		const percent = strengths[id] ?? 0;
		if (means?.active !== id) return means === undefined;
		return percent <= means.to && percent >= (means.from ?? 0);
	});
	const gentle = sensitive || conditions.includes("darker_tone");
	return STATED + (inRange ? IN_RANGE[gentle ? "gentle" : "any"] : 0);
}

function protectionPoints({ spf }: ProductFacts, { conditions, facts, fair }: PickContext): number {
	if (spf === null || spf < HIGH_SPF) return 0;
	const exposed =
		fair === true ||
		conditions.some((one) => one === "darker_tone" || one === "melasma") ||
		facts.some(({ id }) => id === "outdoors");
	return exposed ? HIGH_SPF_POINTS.exposed : HIGH_SPF_POINTS.anybody;
}

/** A sunscreen is worn where it suits: matte on skin that shines, creamy on dry skin, and one that holds in sweat outdoors. */
const SUITS_WEARER = 10;
const HOLDS_IN_SWEAT = 30;
const SHOWS_ON_SHINE = -8;
/** Mineral filters without a tint leave a grey film on deeper tones: only where the step asks for them. */
const LEAVES_A_FILM = -25;

function finishPoints(
	product: CatalogueProduct,
	{ textures, mineral_only }: ProductRule,
	{ skin_type, shines, facts, conditions }: PickContext,
): number {
	const sweats = facts.some(({ id }) => id === "outdoors") && holdsInSweat(product) ? HOLDS_IN_SWEAT : 0;
	if (conditions.includes("darker_tone") && mineral_only !== true && leavesFilm(product))
		return LEAVES_A_FILM;
	if (skin_type === "Oily" || shines)
		return sweats + (driesMatte(product) ? SUITS_WEARER : staysDewy(product) ? SHOWS_ON_SHINE : 0);
	const wants_cream = skin_type === "Dry" || textures[0] === "cream";
	return sweats + (wants_cream && isSunCream(product) && staysDewy(product) ? SUITS_WEARER : 0);
}

function leavesFilm(product: CatalogueProduct): boolean {
	const { actives, tinted } = productFacts(product);
	return !tinted && isMineralFilter(product) && !actives.includes("chemical_uv_filter");
}

/** What stays on the skin is judged for scent and drying alcohol, whoever it is for. */
function gentlePoints(product: CatalogueProduct, { drying_alcohol }: ProductFacts): number {
	const stays = product.category !== "cleanser";
	const kind = (product.sensitive_safe ? 1 : 0) + (product.no_listed_fragrance ? 1 : 0);
	return kind + (stays && !product.no_listed_fragrance ? SCENT : 0) + (stays && drying_alcohol ? SCENT : 0);
}

/** Seen more than four years before the newest row: a price and a list that hardly hold. */
function isOld({ observed, inci_observed = observed }: CatalogueProduct, newest: string): boolean {
	return monthsBetween(observed < inci_observed ? observed : inci_observed, newest) > OLD_MONTHS;
}

const RICH = 6;
/** A name that tells another texture is worse than one that tells none. */
function texturePoints(
	rule: ProductRule,
	{ textures }: ProductFacts,
	{ limit }: Pick<PickContext, "limit">,
): number {
	// Where little is to be spent the cheapest would else be a light one for dry skin.
	const rich = limit !== null && rule.textures[0] === "cream" && rule.any_of.length === 0;
	if (rich && textures.includes("cream")) return RICH;
	if (rule.textures.some((texture) => textures.includes(texture))) return 2;
	return rule.textures.length > 0 && textures.length > 0 ? -2 : 0;
}

const FATTY = /\b(?:cetyl|stearyl|cetearyl|behenyl) alcohol\b|\bglyceryl stearate\b|\bbutter\b/i;
/** So far up a list it makes the texture. */
const MAKES_TEXTURE = 6;
const NOT_A_GEL = -30;

/** A cream by its list is no gel, whatever its name leaves open; where little is to be spent the cheaper one stays. */
function creamPoints(
	product: CatalogueProduct,
	{ textures }: ProductRule,
	{ skin_type, limit }: PickContext,
): number {
	if (textures.length !== 1 || textures[0] !== "gel" || skin_type !== "Oily" || limit !== null) return 0;
	const thick = product.inci.slice(0, MAKES_TEXTURE).some((name) => FATTY.test(name));
	return thick && !productFacts(product).textures.includes("gel") ? NOT_A_GEL : 0;
}

function supportPoints({ prefers }: ProductRule, { key }: ProductFacts): number {
	const [first, ...others] = prefers.map((id) => key.includes(id));
	return (first === true ? FIRST_SUPPORT : 0) + Math.min(MAX_OTHER_SUPPORT, others.filter(Boolean).length);
}

function leadPoints(facts: ProductFacts, id: ActiveId): number {
	const by = facts.leads[id];
	return by === undefined ? 0 : LEAD_POINTS[by];
}

function carriesAll(step: PlanStep, facts: ProductFacts): number {
	const all = step.actives.length > 1 && step.actives.every((id) => isActiveId(id) && serves(facts, id));
	return all ? 1 : 0;
}

function suitPoints(product: CatalogueProduct, context: PickContext): number {
	const types = product.suits.filter((one) => !one.endsWith(" tone"));
	if (context.skin_type === null || types.length === 0 || types.length >= EVERY_TYPE) return 0;
	return types.includes(context.skin_type.toLowerCase()) ? 2 : -2;
}

/** What a drug of drugstores costs about, where its row tells no price. */
function guessedPrice(product: CatalogueProduct): number | null {
	const [guess] = productFacts(product).actives.flatMap((id) => LEFT_FOR[id] ?? []);
	return guess ?? null;
}

/**
 * The cheaper the better, what is there already cheapest; most where little was to be spent, and not at all where money
 * is no object. Beyond the limit only where nothing else fits. Where nobody told a budget a small tube counts by the month.
 */
function budgetPoints(product: CatalogueProduct, { budget, limit: whole, owned }: PickContext): number {
	const has = owned?.has(product.id) === true;
	const told = comparablePrice(product) ?? (whole === null ? null : guessedPrice(product));
	const price = has ? 0 : budget === null ? monthPrice(product) : told;
	if (price === null) return budget === null || budget === "high" ? NO_PRICE.untold : NO_PRICE.told;
	const limit = budget === null ? UNTOLD_LIMIT : BUDGET_LIMIT[budget];
	if (limit === null) return 0;
	// Dearer than the whole plan may be.
	if (whole !== null && price > whole) return LAST - Math.min(80, Math.round(2 * price));
	// Half of it for one treatment leaves too little for the rest.
	const treats = product.category === "serum" || product.category === "exfoliant";
	if (whole !== null && treats && price > whole / 2) return LAST / 2 - Math.min(20, Math.round(price / 5));
	if (price > limit) return LAST / 2 - Math.min(20, Math.round(price / 10));
	const saved = Math.round((limit - price) / (budget === "low" ? SAVED.told : SAVED.untold));
	return (budget === null ? 0 : BUDGET_POINTS) + saved;
}
