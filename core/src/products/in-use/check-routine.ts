import { findActive, isExfoliating, isRetinoid, isTreatment } from "../../knowledge/actives.ts";
import { IN_USE_RULES } from "../../knowledge/in-use-rules.ts";
import { TOLERATED_IN_BASICS } from "../../knowledge/person-rules.ts";
import type { PersonFact } from "../../person/person-fact.ts";
import type { CarePlan } from "../../routine/care-plan.ts";
import type { Preferences } from "../../routine/person.ts";
import { conditionsOfCare, personConditions } from "../../routine/person-conditions.ts";
import { STAGGER_WEEKS } from "../../routine/schedule-ramp.ts";
import { DAYS_A_WEEK, daysBetween } from "../../skin/biology-clock.ts";
import type { Finding } from "../../skin/concern.ts";
import type { ItaClass } from "../../skin/observation.ts";
import type { Sensitivity } from "../../skin/skin-type.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import { readSpf } from "../facts/read-name.ts";
import {
	checkActiveLoad,
	checkDuplicates,
	checkExfoliations,
	checkPairs,
	checkStrengths,
} from "./check-combinations.ts";
import { checkAllergies, checkIrritants, checkPerson, checkUntold } from "./check-person.ts";
import {
	byUrgencyOf,
	type PlacedProduct,
	type ProductInUse,
	placeProducts,
	type RoutineWarning,
	warn,
} from "./product-in-use.ts";

interface RoutineCheckRequest {
	products: readonly ProductInUse[];
	/** The suggested plan, for the days of its steps; null before the first report. */
	plan: CarePlan | null;
	/** Null before the first report. */
	sensitivity: Sensitivity | null;
	preferences: Preferences;
	facts: readonly PersonFact[];
	findings: readonly Pick<Finding, "concern" | "severity">[];
	tone?: { ita_class: ItaClass };
	/** ISO instant; without it nothing is said about how soon one product followed another. */
	now?: string;
}

const REDNESS_SEEN = 1;

/** Everything there is to say about the products somebody really uses, most urgent first. Deterministic. */
export function checkRoutine(request: RoutineCheckRequest): RoutineWarning[] {
	const { preferences, findings } = request;
	const placed = placeProducts(request.products, request.plan);
	const sensitive = request.sensitivity === "High" || preferences.sensitive_skin === true;
	const redness = findings.some(
		({ concern, severity }) => concern === "redness" && (severity ?? 0) >= REDNESS_SEEN,
	);
	const asked = preferences.fragrance_free === true;
	return [
		...checkAllergies(placed, request.facts),
		...checkPerson(
			placed,
			conditionsOfCare(personConditions({ ...request, monk_tone: preferences.monk_tone })),
		),
		...checkSun(placed),
		...checkPairs(placed),
		...checkActiveLoad(placed),
		...checkExfoliations(placed, sensitive),
		...checkIrritants(placed, { sensitive, redness, asked }),
		...checkNewTreatments(placed, request.now ?? null),
		...checkStrengths(placed),
		...checkDuplicates(placed),
		...checkUntold(placed, preferences),
	].toSorted(byUrgencyOf);
}

const APART_DAYS = STAGGER_WEEKS * DAYS_A_WEEK;

interface Start {
	one: PlacedProduct;
	added: string;
	/** Names of what no product before it held. */
	actives: string[];
}

/**
 * Treatments that joined less than two weeks after another, while the newest is that new itself: later, both have been
 * borne together. A product whose date is unknown counts as used for long.
 */
function checkNewTreatments(placed: readonly PlacedProduct[], now: string | null): RoutineWarning[] {
	const close = newestRun(startsOf(placed));
	const [first, newest] = [close[0], close.at(-1)];
	const age = daysBetween(newest?.added ?? null, now);
	if (!first || !newest || first === newest || age === null || age >= APART_DAYS) return [];
	const rule = IN_USE_RULES["rule.one_new_active"];
	const named = close.map(({ one, actives }) => `${one.product.name} (${joinWords(actives)})`);
	const days = daysBetween(first.added, newest.added) ?? 0;
	return [
		warn({
			...rule,
			rule_id: "rule.one_new_active",
			level: "know",
			title: `${close.length} new treatments within two weeks`,
			why: `${joinWords(named)} joined ${spanWords(days)}. ${rule.why}`,
			about: close.map(({ one }) => one.product),
		}),
	];
}

function spanWords(days: number): string {
	if (days === 0) return "on one day";
	return days === 1 ? "within a day of each other" : `within ${days} days`;
}

/** Products that brought a treatment nobody of those before held, oldest first. */
function startsOf(placed: readonly PlacedProduct[]): Start[] {
	const known = new Set<string>();
	return firstUses(placed).flatMap((one): Start[] => {
		const fresh = treatmentsOf(one).filter((id) => !known.has(id));
		for (const id of fresh) known.add(id);
		const { added } = one.product;
		if (fresh.length === 0 || added === undefined) return [];
		return [{ one, added, actives: fresh.map((id) => findActive(id)?.name ?? id) }];
	});
}

/** Each product once, where it was added first; those without a date before all others. */
function firstUses(placed: readonly PlacedProduct[]): PlacedProduct[] {
	const ordered = placed.toSorted((a, b) => {
		const [first, second] = [a.product.added ?? "", b.product.added ?? ""];
		return first === second ? 0 : first < second ? -1 : 1;
	});
	const seen = new Set<string>();
	return ordered.filter(({ product: { product_id } }) => !seen.has(product_id) && seen.add(product_id));
}

/** What stays on the skin and acts; a cleanser is rinsed off. */
function treatmentsOf({ facts, rinsed }: PlacedProduct): string[] {
	if (rinsed) return [];
	return facts.actives.filter(
		(id) => isTreatment(id) && (!TOLERATED_IN_BASICS.includes(id) || facts.key.includes(id)),
	);
}

/** The last starts that each follow the one before too soon. */
function newestRun(starts: readonly Start[]): Start[] {
	const apart = starts.findLastIndex((start, at) => {
		const before = starts[at - 1];
		return before === undefined || (daysBetween(before.added, start.added) ?? 0) >= APART_DAYS;
	});
	return apart === -1 ? [] : starts.slice(apart);
}

const SPF_MIN = 30;

/** What needs a daily sunscreen beside it, and sunscreens that protect too little. */
function checkSun(placed: readonly PlacedProduct[]): RoutineWarning[] {
	const morning = placed.filter(({ halves }) => halves.includes("morning"));
	const protects = morning.some((one) => isSunscreen(one) || (readSpf(one.product.name) ?? 0) >= SPF_MIN);
	const exposed = placed.filter((one) => !one.rinsed && one.facts.actives.some(needsSunscreen));
	const weak = morning.filter((one) => isSunscreen(one) && (readSpf(one.product.name) ?? SPF_MIN) < SPF_MIN);
	const missing = !protects && exposed.length > 0;
	return [
		...(missing ? [withoutSunscreen(exposed)] : []),
		...weak.map(({ product }) =>
			warn({
				...IN_USE_RULES["rule.low_spf"],
				rule_id: "rule.low_spf",
				level: "change",
				title: `SPF ${readSpf(product.name)} is low`,
				about: [product],
			}),
		),
		...retinoidsByDay(placed),
	];
}

function withoutSunscreen(exposed: readonly PlacedProduct[]): RoutineWarning {
	const ids = [...new Set(exposed.flatMap(({ facts }) => facts.actives.filter(needsSunscreen)))];
	const names = capitalize(joinWords(ids.map((id) => findActive(id)?.name ?? id)));
	return warn({
		...IN_USE_RULES["rule.sunscreen_with_actives"],
		rule_id: "rule.sunscreen_with_actives",
		level: "stop",
		title: `${names} without a daily sunscreen`,
		about: exposed.map(({ product }) => product),
	});
}

/** Esters stand in many day creams in traces; the stronger forms belong to the night. */
function retinoidsByDay(placed: readonly PlacedProduct[]): RoutineWarning[] {
	return placed
		.filter(({ product }) => product.step.startsWith("morning_"))
		.flatMap(({ product, facts }) => {
			const id = facts.actives.find((one) => isRetinoid(one) && one !== "retinoid_ester");
			if (id === undefined) return [];
			return warn({
				...IN_USE_RULES["rule.retinoid_by_day"],
				rule_id: "rule.retinoid_by_day",
				level: "change",
				title: `${capitalize(findActive(id)?.name ?? id)} in the morning`,
				about: [product],
			});
		});
}

function isSunscreen({ product }: PlacedProduct): boolean {
	return (
		product.category === "sunscreen" || (product.category === null && product.step.endsWith("_sunscreen"))
	);
}

function needsSunscreen(id: string): boolean {
	return isExfoliating(id) || isRetinoid(id) || findActive(id)?.photosensitising === true;
}
