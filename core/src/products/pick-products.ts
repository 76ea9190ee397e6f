import { isTreatment } from "../knowledge/actives.ts";
import { CAUTIONS } from "../knowledge/step-guidance.ts";
import type { ProductRule } from "../knowledge/steps/step-rule.ts";
import { STEP_RULES } from "../knowledge/steps/step-rules.ts";
import { isOnlyTold } from "../person/own-products.ts";
import type { PersonFact } from "../person/person-fact.ts";
import type { CarePlan, PlanStep, ProductCategory } from "../routine/care-plan.ts";
import { heldBy, treatsAfterVisit } from "../routine/held-products.ts";
import { OWNED, ownProductFor, wantsNothingNew } from "../routine/own-shelf.ts";
import type { Person } from "../routine/person.ts";
import { type PlacedStep, planSteps, STEP_KEYS, stepKey } from "../routine/plan-steps.ts";
import { bottleWords } from "../routine/set-aside.ts";
import type { Finding } from "../skin/concern.ts";
import type { ItaClass } from "../skin/observation.ts";
import type { RedFlag } from "../skin/red-flag.ts";
import type { Sensitivity, SkinType } from "../skin/skin-type.ts";
import { comparablePrice } from "./catalogue/price.ts";
import { explainPick, lookFor, strengthNote, weakerForm } from "./explain-pick.ts";
import { productFacts } from "./facts/product-facts.ts";
import { isSunCream } from "./facts/read-name.ts";
import { type PlacedPick, serves, stepProductRule, worksBeside } from "./fits-step.ts";
import { isStrained, type PickContext, pickContext } from "./pick-context.ts";
import { planPrice } from "./plan-price.ts";
import type { CatalogueProduct, ProductNeed, ProductNeeds } from "./product.ts";
import { type RankedProduct, rankProducts } from "./rank-products.ts";

export interface PickRequest {
	plan: CarePlan;
	skin_type: SkinType;
	sensitivity: Sensitivity;
	findings: readonly Finding[];
	person: Person;
	facts: readonly PersonFact[];
	catalogue: readonly CatalogueProduct[];
	/** The words of the scan, for a wish that is no fact about skin. */
	note?: string | null;
	tone?: { ita_class: ItaClass };
	/** What the person's words call for; they may hold every product back. */
	red_flags?: readonly RedFlag[];
	/** Where many plans of one person are made: what was ranked for a step already. */
	rankings?: Map<string, readonly RankedProduct[]>;
}

export interface Picked {
	/** The plan with products named and priced; a step nothing fits keeps `product: null` and says what to look for. */
	plan: CarePlan;
	/** One entry for each category that has a product, with the picks for its further steps. */
	product_needs: ProductNeeds;
}

/** Chooses a product for every step. Deterministic; the same catalogue and plan give the same picks. */
export function pickProducts(request: PickRequest): Picked {
	const context = pickContext(request);
	const chosen: PlacedPick[] = [];
	const red_flags = request.red_flags ?? [];
	const held = heldBy(red_flags) !== "nothing";
	const waits = ({ step }: PlacedStep): boolean =>
		treatsAfterVisit(red_flags, request.findings) && step.actives.some(isTreatment);
	const onlyOwn = wantsNothingNew(request.facts);
	const tender = isTender(context, request);
	const ownFor = ({ section, step, key }: PlacedStep) =>
		ownProductFor(step, key, { facts: request.facts, tender, at_night: section === "night" });
	for (const placed of inPickingOrder(request.plan)) {
		if (held || ownFor(placed) !== null || onlyOwn) continue;
		const product = pickFor(placed, chosen, context, request);
		if (product) chosen.push({ placed, product });
	}
	const plan = withProducts(request.plan, chosen, (placed) => {
		if (waits(placed)) return { look_for: HELD_PICK };
		const own = ownFor(placed);
		if (own !== null) return asOwned(bottleWords(own), isOnlyTold(own), placed);
		const wanted = lookForStep(placed, context);
		return { look_for: onlyOwn ? `${wanted} ${USE_YOURS}` : wanted };
	});
	const price = planPrice(chosen, context, request.catalogue, request.plan);
	return { plan: price === null ? plan : { ...plan, price }, product_needs: productNeeds(chosen, context) };
}

/** From here on redness asks for more than that a cream is borne. */
const RED_FROM = 2;

/** Skin whose own things have to promise that they are mild; a hint of redness alone is none. */
function isTender(context: PickContext, { findings, person, facts }: PickRequest): boolean {
	if (context.sensitive) return true;
	if (!context.fragrance_free || isBeside(context.conditions)) return false;
	const redness = findings.find(({ concern }) => concern === "redness")?.severity ?? 0;
	// What only looks dry wants a cream, and the one at hand is borne.
	const felt = facts.some(({ id }) => id === "barrier_strained");
	const conditions = context.conditions.filter((one) => felt || one !== "barrier_strained");
	return person.preferences.fragrance_free === true || isStrained(conditions) || redness >= RED_FROM;
}

/** Whose plan is mild for a prescribed retinoid alone: what they bear beside it goes on. */
function isBeside(conditions: PickContext["conditions"]): boolean {
	return (
		conditions.includes("prescription_retinoid") &&
		!isStrained(conditions.filter((one) => one !== "prescription_retinoid"))
	);
}

/** Treatments choose first, in the order they start: plain steps then work around them. */
function inPickingOrder(plan: CarePlan): PlacedStep[] {
	const steps = planSteps(plan);
	const treats = (placed: PlacedStep): boolean => placed.step.actives.some(isTreatment);
	const first = steps.filter(treats).toSorted((a, b) => a.step.start_week - b.step.start_week);
	// What asks for an ingredient before what asks for none, so that one cream may do both.
	const asks = ({ step, key }: PlacedStep): number => (stepProductRule(step, key).any_of.length > 0 ? 0 : 1);
	const plain = steps.filter((placed) => !treats(placed)).toSorted((a, b) => asks(a) - asks(b));
	return [...first, ...plain];
}

function pickFor(
	placed: PlacedStep,
	chosen: readonly PlacedPick[],
	context: PickContext,
	request: PickRequest,
): CatalogueProduct | null {
	const twin = chosen.find(
		(pick) => pick.placed.key === placed.key && pick.placed.step.step_id === placed.step.step_id,
	);
	if (twin && placed.step.step_id !== undefined) return twin.product;
	const used = new Set(
		chosen.filter((pick) => !isRelated(pick.placed, placed)).map((pick) => pick.product.id),
	);
	const ranked = rankedFor(placed, context, request);
	const free = ranked.filter(({ product }) => !used.has(product.id) && worksBeside(product, placed, chosen));
	const [best] = free;
	// Where little is to be spent, the price of a second tube is worth as many points again.
	const spared = context.limit === null || !best ? 0 : (comparablePrice(best.product) ?? 0);
	const worth = WORTH_SHARING + spared;
	const bought = free.find(
		({ product, score }) =>
			chosen.some((pick) => pick.product.id === product.id) && score >= (best?.score ?? 0) - worth,
	);
	return (bought ?? best)?.product ?? null;
}

function rankedFor(
	{ key, step }: PlacedStep,
	context: PickContext,
	{ catalogue, rankings }: PickRequest,
): readonly RankedProduct[] {
	const name = step.step_id === undefined ? undefined : `${key} ${step.step_id}`;
	const known = name === undefined ? undefined : rankings?.get(name);
	const ranked = known ?? rankProducts(step, key, context, catalogue);
	if (name !== undefined) rankings?.set(name, ranked);
	return ranked;
}

/** So many points less and one tube for morning and night is still the better buy. */
const WORTH_SHARING = 6;

/** Washing and moisturizing are one habit morning and night; one product may serve both. Treatments never share. */
function isRelated(one: PlacedStep, two: PlacedStep): boolean {
	return one.key === two.key && ![one, two].some(({ step }) => step.actives.some(isTreatment));
}

const HELD_PICK = "Its product is named once a doctor has looked at what you wrote about.";

const USE_YOURS = "You want nothing new: what you have of its kind does until it is used up.";

const NOT_BEGUN = /\b(?:unopened|sealed|new|not opened|never)\b/;

/** Said of a cream that was picked; nobody knows it of theirs. */
const OF_LIPIDS = /barrier lipids help it to hold water/;

/** Steps that want a light layer, and names that promise none. */
const LIGHT_LAYERS = ["step.moisturizer_gel", "step.moisturizer_barrier_light"];
const RICH_NAME = /\b(?:rich|thick|night|cold|butter|ointment|balm)\b|\bmoisturi[sz]ing cream\b/;
const LIGHT_NAME = /\b(?:gel|light\w*|oil[ -]free|fluid|water)\b/;
const TOO_RICH =
	"It is rich for skin like yours: a thin layer, on dry places only. When it is used up, a light gel suits better.";

/** A step that the person's own product fills. */
function asOwned(own: string, told: boolean, { step }: PlacedStep): Partial<PlanStep> {
	// Read by its maker's name, and checked on no label.
	const have = `You have this already: your ${own}${told ? ", as far as its maker lists it" : ""}.`;
	const rich =
		step.step_id !== undefined &&
		LIGHT_LAYERS.includes(step.step_id) &&
		RICH_NAME.test(own) &&
		!LIGHT_NAME.test(own);
	return {
		look_for: `${have} Nothing new is needed for it.`,
		because: `${have} ${rich ? TOO_RICH : step.because.replace(OF_LIPIDS, "what seals water in helps it")}`,
		because_ids: [...step.because_ids, OWNED],
		// What somebody uses already was tried long ago.
		...(!NOT_BEGUN.test(own) && {
			cautions: step.cautions.filter((text) => text !== CAUTIONS.patch_test.text),
		}),
	};
}

/** Every step with its pick, or with words in its place. */
function withProducts(
	plan: CarePlan,
	chosen: readonly PlacedPick[],
	wordsFor: (placed: PlacedStep) => Partial<PlanStep>,
): CarePlan {
	const fill = <K extends ProductCategory>(
		section: PlacedStep["section"],
		steps: Partial<Record<K, PlanStep>>,
	): Partial<Record<K, PlanStep>> => {
		const filled = { ...steps };
		for (const placed of planSteps(plan)) {
			if (placed.section !== section) continue;
			const pick = chosen.find((one) => one.placed.section === section && one.placed.key === placed.key);
			const step = pick ? withProduct(placed, pick.product) : { ...placed.step, ...wordsFor(placed) };
			Object.assign(filled, { [placed.key]: step });
		}
		return filled;
	};
	return {
		...plan,
		morning: fill("morning", plan.morning),
		night: fill("night", plan.night),
		weekly: fill("weekly", plan.weekly),
	};
}

function lookForStep({ step, key }: PlacedStep, context: PickContext): string {
	return lookFor(key, stepProductRule(step, key), context);
}

/** The step names the product and, of its possible actives, those this product really carries; its words follow. */
function withProduct({ step: planned, key }: PlacedStep, product: CatalogueProduct): PlanStep {
	const step = asWorn(asPicked(planned, product, stepProductRule(planned, key)), product);
	return {
		...step,
		actives: key === "sunscreen" ? step.actives : carriedActives(step, key, product),
		product: { id: product.id, name: `${product.brand} ${product.name}`, product_url: product.product_url },
		...noteOf(product, stepProductRule(step, key)),
	};
}

const CREAM = "step.sunscreen_cream";

/** A step says cream only where the pick is one. */
function asWorn(step: PlanStep, product: CatalogueProduct): PlanStep {
	if (step.step_id !== CREAM || isSunCream(product)) return step;
	const plain = "step.sunscreen";
	return {
		...step,
		step_id: plain,
		instruction: step.instruction.replace(STEP_RULES[CREAM].instruction, STEP_RULES[plain].instruction),
		because_ids: step.because_ids.map((id) => (id === CREAM ? plain : id)),
	};
}

const EVIDENCE =
	/; (?:the evidence for [^;.]+? here|[^;.]+? works on (?:both|all of them), and the evidence for the first) is [a-z]+/;

/** A weaker form is graded as one, and cautions about the stronger one go. */
function asPicked(step: PlanStep, product: CatalogueProduct, rule: ProductRule): PlanStep {
	const weaker = weakerForm(product, rule);
	if (weaker === null) return step;
	const gone = new Set<string>(weaker.without.map((id) => CAUTIONS[id].text));
	return {
		...step,
		because: step.because.replace(EVIDENCE, "; the evidence for the form picked here is limited"),
		evidence: { ...step.evidence, grade: weaker.grade },
		cautions: step.cautions.filter((text) => !gone.has(text)),
	};
}

function noteOf(product: CatalogueProduct, rule: ProductRule): { strength_note?: string } {
	const note = strengthNote(product, rule, "pick");
	return note === null ? {} : { strength_note: note };
}

function carriedActives(step: PlanStep, key: ProductCategory, product: CatalogueProduct): string[] {
	const facts = productFacts(product);
	const wanted = step.actives.filter((id) => facts.actives.some((active) => active === id));
	const alternatives = stepProductRule(step, key).any_of.filter((id) => serves(facts, id));
	return [...new Set<string>([...wanted, ...alternatives])];
}

function productNeeds(chosen: readonly PlacedPick[], context: PickContext): ProductNeeds {
	const byCategory = new Map<ProductCategory, Map<string, ProductNeed & { steps: string[] }>>();
	for (const { placed, product } of chosen) {
		const needs = byCategory.get(placed.key) ?? new Map<string, ProductNeed & { steps: string[] }>();
		byCategory.set(placed.key, needs);
		const known = needs.get(product.id);
		const step = stepKey({ section: placed.section, category: placed.key });
		if (known) known.steps = STEP_KEYS.filter((key) => key === step || known.steps.includes(key));
		else {
			const rule = stepProductRule(placed.step, placed.key);
			const reason = explainPick(product, rule, context);
			needs.set(product.id, { ...toNeed(product, reason), ...noteOf(product, rule), steps: [step] });
		}
	}
	return Object.fromEntries(
		[...byCategory].flatMap(([category, needs]) => {
			const [first, ...also] = needs.values();
			return first ? [[category, also.length > 0 ? { ...first, also } : first]] : [];
		}),
	);
}

function toNeed(product: CatalogueProduct, reason: string): ProductNeed {
	return {
		id: product.id,
		name: product.name,
		brand: product.brand,
		image_url: product.image_url,
		price: product.price,
		currency: product.currency,
		rating: product.rating,
		rating_observed: product.rating_observed,
		rating_retailer: product.rating_retailer ?? null,
		product_url: product.product_url,
		retailer: product.retailer,
		observed: product.observed,
		reason,
		no_listed_fragrance: product.no_listed_fragrance,
		sensitive_safe: product.sensitive_safe,
	};
}
