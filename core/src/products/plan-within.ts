import { isExfoliating, isRetinoid, isTreatment } from "../knowledge/actives.ts";
import { isStepId, type StepId } from "../knowledge/steps/step-rules.ts";
import { buildCarePlan } from "../routine/build-care-plan.ts";
import type { CarePlan } from "../routine/care-plan.ts";
import { heldBy } from "../routine/held-products.ts";
import { OWNED } from "../routine/own-shelf.ts";
import type { PlanRequest } from "../routine/person.ts";
import { type PlacedStep, planSteps } from "../routine/plan-steps.ts";
import { budgetOf } from "../routine/tell-budget.ts";
import { withOrder } from "./buying-order.ts";
import { comparablePrice, LEFT_FOR } from "./catalogue/price.ts";
import { type Picked, type PickRequest, pickProducts } from "./pick-products.ts";
import { GREAT_LOSS, lossOf } from "./plan-loss.ts";
import type { CatalogueProduct } from "./product.ts";

interface Wanted {
	request: PlanRequest & { note?: string | null };
	catalogue: readonly CatalogueProduct[];
}

/**
 * The plan with its products. Where a budget was told, of the shorter plans that fit it the one whose gaps cost this person
 * least (`plan-loss.ts`): what is left out waits for later, a dear treatment gives way to a cheaper one of its kind, and
 * sunscreen always stays. Where nothing fits, the shortest. A price that nobody knows fits only where no known one does.
 * Red flags that hold every product back name none.
 */
export function planWithin({ request, catalogue }: Wanted): Picked {
	const known = new Map<string, Picked>();
	const rankings: NonNullable<PickRequest["rankings"]> = new Map();
	let left_for_later: readonly StepId[] = [];
	const make: Make = (too_dear) => {
		const key = too_dear.toSorted().join();
		const asked = { ...request, too_dear, left_for_later };
		const made =
			known.get(key) ?? pickProducts({ ...asked, plan: buildCarePlan(asked), catalogue, rankings });
		known.set(key, made);
		return made;
	};
	const held = heldBy(request.red_flags);
	if (held === "everything") return { plan: buildCarePlan(request), product_needs: {} };
	const whole = make([]);
	const { limit } = budgetOf(request.person.preferences, request.facts);
	if (held === "products" || limit === null) return whole;
	const told = (made: Picked) => withOrder(made, request, limit, catalogue);
	if (fits(whole, limit)) return told(whole);
	left_for_later = ids(planSteps(whole.plan));
	let shortest: Picked | null = null;
	const { treated, bare } = shorterPlans(whole.plan, make, request.skin_type === "Oily");
	const planned = (left: readonly StepId[]) => buildCarePlan({ ...request, too_dear: left, left_for_later });
	const cheapest = byLoss([...treated, ...bare], (left) => lossOf(planned(left), whole.plan, request));
	const bestOf = (asked: "with_room" | "known_prices") =>
		cheapest.find(
			({ left, loss }) =>
				loss < GREAT_LOSS && fits(make(left), limit, asked) && treatsAs(planned(left), make(left).plan),
		);
	const best = bestOf("with_room");
	// Cheaper things than the best ones, before anything that matters is put off.
	const levels = FRUGAL.map((most) => ({
		frugal: catalogue.filter((one) => {
			const cap = most[one.category];
			// A drug of the drugstore has no price here and is never the dear one.
			const unpriced = one.category === "serum" ? 0 : Number.POSITIVE_INFINITY;
			return cap === undefined || (comparablePrice(one) ?? unpriced) <= cap;
		}),
		ranked: new Map() as NonNullable<PickRequest["rankings"]>,
	}));
	for (const { left, loss } of cheapest) {
		if (loss >= (best === undefined ? GREAT_LOSS : best.loss - WORTH_LESS)) break;
		const asked = { ...request, too_dear: left, left_for_later };
		const plan = buildCarePlan(asked);
		for (const { frugal, ranked } of levels) {
			const made = pickProducts({ ...asked, plan, catalogue: frugal, rankings: ranked });
			if (hasItsBasics(made) && treatsAs(plan, made.plan) && fits(made, limit)) return told(made);
		}
	}
	const affordable = best ?? bestOf("known_prices");
	if (affordable !== undefined) return told(make(affordable.left));
	const first =
		limit < ONE_AT_A_TIME
			? treated.find((left) => startsWithin(make([...left.form, ...left.basics]), limit, catalogue))
			: undefined;
	if (first !== undefined) return told(make([...first.form, ...first.basics]));
	// Where the only sunscreen that suits is too dear, what serves the main need does not wait for it.
	const without_sun = cheapest.find(
		({ left, loss }) => loss < GREAT_LOSS && fitsWithoutSun(make(left), limit, catalogue),
	);
	if (without_sun !== undefined) return told(make(without_sun.left));
	for (const { form, basics } of bare) {
		const made = make([...form, ...basics]);
		if (fits(made, limit)) return told(made);
		shortest = made;
	}
	return told(shortest ?? whole);
}

/** What costs no more serves as well for most: the cheaper third of the catalogue, then the cheapest of each kind. */
const FRUGAL: readonly Partial<Record<CatalogueProduct["category"], number>>[] = [
	{ sunscreen: 16, moisturizer: 12, cleanser: 11, serum: 25 },
	{ sunscreen: 14, moisturizer: 12, cleanser: 11, serum: 16 },
	{ sunscreen: 12, moisturizer: 10, cleanser: 10, serum: 16 },
];
/** A better fitting product is worth less than a step that would be left out for it. */
const WORTH_LESS = 0.8;

/** Every basic step that is not owned has a product. */
function hasItsBasics({ plan }: Picked): boolean {
	return planSteps(plan).every(
		({ key, step }) =>
			step.product !== null ||
			step.because_ids.includes(OWNED) ||
			!(key === "sunscreen" || key === "moisturizer" || key === "cleanser"),
	);
}

/** A treatment that no product of the sum can fill falls out of a plan, and what was weighed is no longer what is told. */
function treatsAs(weighed: CarePlan, made: CarePlan): boolean {
	const treats = (plan: CarePlan) =>
		planSteps(plan).filter(({ step }) => step.actives.some(isTreatment)).length;
	return treats(made) >= treats(weighed);
}

/** Below this many dollars things are bought one at a time, what matters most first. */
const ONE_AT_A_TIME = 30;

/** Nothing but a treatment and a sunscreen, and the money is enough for the treatment: the sunscreen follows. */
function startsWithin({ plan }: Picked, limit: number, catalogue: readonly CatalogueProduct[]): boolean {
	const bought = planSteps(plan).filter(({ step }) => step.product !== null);
	const treats = bought.filter(({ key, step }) => key !== "sunscreen" && step.actives.some(isTreatment));
	const [main, ...others] = treats;
	if (main === undefined || others.length > 0 || bought.length !== 2) return false;
	const product = catalogue.find(({ id }) => id === main.step.product?.id);
	const guess = Math.max(0, ...main.step.actives.map((id) => LEFT_FOR[id] ?? 0));
	const price = product === undefined ? null : (comparablePrice(product) ?? (guess > 0 ? guess : null));
	return price !== null && price <= limit;
}

/** Everything but the sunscreen fits, which alone is dearer than all there is, and something treats. */
function fitsWithoutSun({ plan }: Picked, limit: number, catalogue: readonly CatalogueProduct[]): boolean {
	const sun = planSteps(plan).find(({ key }) => key === "sunscreen")?.step.product?.id;
	const dear = catalogue.find(({ id }) => id === sun);
	if (dear === undefined || (comparablePrice(dear) ?? 0) <= limit) return false;
	const steps = planSteps(plan).filter(({ key, step }) => key !== "sunscreen" && step.product !== null);
	if (!steps.some(({ step }) => step.actives.some(isTreatment))) return false;
	const once = [...new Map(steps.map((one) => [one.step.product?.id, one])).values()];
	const prices = once.map(({ step }) => {
		const product = catalogue.find(({ id }) => id === step.product?.id);
		const guess = Math.max(0, ...step.actives.map((id) => LEFT_FOR[id] ?? 0));
		return (product === undefined ? null : comparablePrice(product)) ?? (guess > 0 ? guess : null);
	});
	return prices.every((price) => price !== null) && prices.reduce((sum, price) => sum + price, 0) <= limit;
}

/** A treatment that names no product costs something too, and nobody knows what. */
function fits({ plan }: Picked, limit: number, asked: "with_room" | "known_prices" = "with_room"): boolean {
	const { price } = plan;
	const steps = planSteps(plan);
	const named = steps.every(
		({ step }) =>
			step.product !== null || step.because_ids.includes(OWNED) || !step.actives.some(isTreatment),
	);
	if (!named) return false;
	// Everything else is owned already.
	if (price === undefined) return true;
	if (price.unpriced === 0) return price.total <= limit;
	const unpriced = steps.flatMap(({ step }) => step.actives.flatMap((id) => LEFT_FOR[id] ?? []));
	const room = asked === "known_prices" ? 0 : Math.max(0, ...unpriced);
	return unpriced.length > 0 && price.unpriced === 1 && price.total + room <= limit;
}

/** What is left out: of the treatments, and of wash, cream and tint. */
interface Shorter {
	form: readonly StepId[];
	basics: readonly StepId[];
}

/** What costs this person least first; of what costs the same the order stays. Treatments and basics are weighed apart. */
function byLoss(
	plans: readonly Shorter[],
	lossOfLeft: (left: readonly StepId[]) => number,
): { left: readonly StepId[]; loss: number }[] {
	const known = new Map<string, number>();
	const weigh = (left: readonly StepId[]): number => {
		const key = left.toSorted().join();
		const loss = known.get(key) ?? lossOfLeft(left);
		known.set(key, loss);
		return loss;
	};
	return plans
		.map(({ form, basics }) => ({ left: [...form, ...basics], loss: weigh(form) + weigh(basics) }))
		.toSorted((a, b) => a.loss - b.loss);
}

type Make = (too_dear: readonly StepId[]) => Picked;

/**
 * What to leave out, the least first: what treats the first concern and sunscreen stay longest, because a wash and a cream
 * are what people own. `bare`: without any treatment.
 */
function shorterPlans(
	plan: CarePlan,
	make: Make,
	oily: boolean,
): { treated: readonly Shorter[]; bare: readonly Shorter[] } {
	const tinted = bought(plan, "sunscreen").filter((id) => id.endsWith("_tinted"));
	const wash = bought(plan, "cleanser");
	const creams = everPlainer(plan, make, tinted);
	const cream = creams.at(-1) ?? [];
	// Oily skin that nothing dries needs a wash more than a cream.
	const creamFirst = oily && !dries(plan);
	const washless = [wash, ...creams.map((left) => [...wash, ...left])];
	const either = [cream, [...wash, ...cream]];
	const basics = [
		[],
		...creams.slice(0, -1),
		...(creamFirst ? [...either, ...washless] : [...washless, ...either]),
	];
	const lefts = [[], ...basics.map((left) => [...tinted, ...left])];
	// Dry skin needs its cream before any treatment.
	const creamed =
		isRich(plan) && !oily ? lefts.filter((left) => !cream.every((id) => left.includes(id))) : [];
	const forms = treatedForms(plan, make);
	const all = everyTreatment(plan, make);
	const [cause] = treatmentsOf(plan);
	const kept = forms.filter((form) => cause === undefined || !form.includes(cause));
	const exchanged = forms.filter((form) => !kept.includes(form));
	const bare = (left: readonly StepId[]) =>
		[...wash, ...cream].every((id) => left.includes(id)) && wash.length + cream.length > 0;
	const some = creamed.length > 0 ? creamed : lefts;
	// The first treatment of a concern gives way before wash and cream both do.
	const [cared, uncared] = [some.filter((left) => !bare(left)), some.filter(bare)];
	const each = (basics: readonly StepId[], which: readonly StepId[][]) =>
		which.map((form) => ({ form, basics }));
	return {
		treated: [cared, uncared].flatMap((group) =>
			[kept, exchanged].flatMap((which) => group.flatMap((left) => each(left, which))),
		),
		bare: lefts.map((basics) => ({ form: all, basics })),
	};
}

/** The creams left out so far, while a plainer one comes in the place of a dear one; the last leaves out all. */
function everPlainer(plan: CarePlan, make: Make, tinted: readonly StepId[]): StepId[][] {
	const levels: StepId[][] = [];
	let left: StepId[] = [];
	for (let more = bought(plan, "moisturizer"); more.length > 0 && levels.length < MOST_FORMS; ) {
		left = [...left, ...more];
		levels.push(left);
		more = bought(make([...tinted, ...left]).plan, "moisturizer").filter((id) => !left.includes(id));
	}
	return levels;
}

/** Leaving out what somebody owns saves nothing. */
function bought(plan: CarePlan, key: PlacedStep["key"]): StepId[] {
	return ids(planSteps(plan).filter((placed) => placed.key === key && placed.step.product !== null));
}

const RICH: readonly string[] = [
	"step.moisturizer_ceramide",
	"step.moisturizer_barrier",
	"step.moisturizer_occlusive",
];

function isRich(plan: CarePlan): boolean {
	return bought(plan, "moisturizer").some((id) => RICH.includes(id));
}

function dries(plan: CarePlan): boolean {
	return planSteps(plan).some(({ step }) =>
		step.actives.some(
			(id) => isRetinoid(id) || (isExfoliating(id) && id !== "salicylic_acid") || id === "benzoyl_peroxide",
		),
	);
}

/**
 * Ways to treat with less: of the treatments one more is left out at a time, what starts last before what starts first, and
 * what the table has in its place comes in. Every way still treats what the plan treats first.
 */
function treatedForms(plan: CarePlan, make: Make): StepId[][] {
	const cause = firstCause(plan);
	const treats = (left: StepId[]) =>
		planSteps(make(left).plan).some((one) => cause !== null && isFor(one, cause));
	const forms: StepId[][] = [[]];
	const seen = new Set<string>();
	for (const form of forms) {
		if (forms.length >= MOST_FORMS) break;
		for (const id of treatmentsOf(make(form).plan).toReversed()) {
			const next = [...form, id].toSorted();
			if (seen.has(next.join()) || !treats(next)) continue;
			seen.add(next.join());
			forms.push(next);
		}
	}
	return forms;
}

/** The concern of the treatment that starts first; null where nothing is treated. */
function firstCause(plan: CarePlan): string | null {
	const [first] = treatmentsOf(plan);
	const step = planSteps(plan).find((placed) => placed.step.step_id === first)?.step;
	return step?.because_ids.find((id) => id.startsWith("module.")) ?? null;
}

function isFor({ key, step }: PlacedStep, cause: string): boolean {
	return key !== "sunscreen" && step.actives.some(isTreatment) && step.because_ids.includes(cause);
}

/** Enough for two treatments of four kinds each; every way costs a plan to be made. */
const MOST_FORMS = 16;

/** Every treatment of the plan and whatever would come in its place. */
function everyTreatment(plan: CarePlan, make: Make): StepId[] {
	let left = treatmentsOf(plan);
	for (let tried = 0; tried < MOST_FORMS; tried += 1) {
		const more = treatmentsOf(make(left).plan);
		if (more.length === 0) break;
		left = [...left, ...more];
	}
	return left;
}

/** In the order they start, which is the order of their causes. */
function treatmentsOf(plan: CarePlan): StepId[] {
	const treats = planSteps(plan).filter(
		({ key, step }) => key !== "sunscreen" && step.actives.some(isTreatment),
	);
	return ids(treats.toSorted((a, b) => a.step.start_week - b.step.start_week));
}

function ids(placed: readonly PlacedStep[]): StepId[] {
	return [
		...new Set(placed.flatMap(({ step: { step_id } }) => (step_id && isStepId(step_id) ? step_id : []))),
	];
}
