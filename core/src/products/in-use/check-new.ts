import { findActive, isTreatment } from "../../knowledge/actives.ts";
import { IN_USE_RULES } from "../../knowledge/in-use-rules.ts";
import { TOLERATED_IN_BASICS } from "../../knowledge/person-rules.ts";
import { STAGGER_WEEKS } from "../../routine/schedule-ramp.ts";
import { DAYS_A_WEEK, daysBetween } from "../../skin/biology-clock.ts";
import { joinWords } from "../../skin/zone-words.ts";
import type { PlacedProduct } from "./product-in-use.ts";
import { type RoutineWarning, warn } from "./routine-warning.ts";

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
export function checkNewTreatments(placed: readonly PlacedProduct[], now: string | null): RoutineWarning[] {
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
