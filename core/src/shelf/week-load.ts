import { ACTIVES, isExfoliating, isTreatment } from "../knowledge/actives.ts";
import { clashes, pairing } from "../knowledge/pairing.ts";
import { TOLERATED_IN_BASICS } from "../knowledge/person-rules.ts";
import { type PlacedProduct, type ProductInUse, placeProducts } from "../products/in-use/product-in-use.ts";
import { type CarePlan, WEEKDAYS, type Weekday } from "../routine/care-plan.ts";

/** `rest`: nothing that acts. `one`: a treatment. `much`: more than one that irritates, or two that clash. */
export const LOADS = ["rest", "one", "much"] as const;

export type Load = (typeof LOADS)[number];

interface HalfLoad {
	load: Load;
	/** Products with a treatment, and the names of what acts. */
	products: { name: string; actives: string[] }[];
	/** Why two of them should not meet; null where nothing speaks against it. */
	clash: string | null;
}

export interface DayLoad {
	day: Weekday;
	morning: HalfLoad;
	night: HalfLoad;
}

/** What acts on the skin on each day of the week, from the products really in use and the days of their steps. */
export function weekLoad(products: readonly ProductInUse[], plan: CarePlan | null): DayLoad[] {
	const placed = placeProducts(products, plan).filter(({ rinsed }) => !rinsed);
	return WEEKDAYS.map((day) => ({
		day,
		morning: halfLoad(placed.filter(({ halves, days }) => halves.includes("morning") && days.includes(day))),
		night: halfLoad(placed.filter(({ halves, days }) => halves.includes("night") && days.includes(day))),
	}));
}

function halfLoad(placed: readonly PlacedProduct[]): HalfLoad {
	const distinct = [...new Map(placed.map((one) => [one.product.product_id, one])).values()];
	const acting = distinct.flatMap(({ product, facts }) => {
		const ids = facts.actives.filter(
			(id) => isTreatment(id) && (!TOLERATED_IN_BASICS.includes(id) || facts.key.includes(id)),
		);
		return ids.length === 0 ? [] : [{ name: product.name, ids }];
	});
	const strong = acting.filter(({ ids }) =>
		ids.some((id) => isExfoliating(id) || ACTIVES[id].class === "retinoid"),
	);
	const clash = firstClashOf(acting.map(({ ids }) => ids));
	return {
		load: acting.length === 0 ? "rest" : strong.length > 1 || clash !== null ? "much" : "one",
		products: acting.map(({ name, ids }) => ({ name, actives: ids.map((id) => ACTIVES[id].name) })),
		clash,
	};
}

function firstClashOf(lists: readonly (readonly string[])[]): string | null {
	for (const [at, ones] of lists.entries()) {
		for (const others of lists.slice(at + 1)) {
			for (const one of ones) {
				for (const other of others) {
					const pair = pairing(one, other);
					if (clashes(pair, { same_half: true, same_day: true })) return pair?.rule.why ?? null;
				}
			}
		}
	}
	return null;
}
