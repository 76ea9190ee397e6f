import { ACTIVES, isExfoliating, isTreatment } from "../../knowledge/actives.ts";
import { clashes, type Pairing, pairing } from "../../knowledge/pairing.ts";
import { type ProductCategory, WEEKDAYS, type Weekday } from "../../routine/care-plan.ts";
import { joinWords } from "../../skin/zone-words.ts";
import type { ProductFacts } from "../facts/product-facts.ts";
import type { PlacedProduct } from "../in-use/product-in-use.ts";

interface Clash {
	product_id: string;
	product_name: string;
	/** Names of the two that do not go together. */
	actives: [string, string];
	rule_id: string;
	why: string;
	fix: string;
	/** Never in one routine. */
	never: boolean;
}

/** When a product could be used beside what stands on the shelf. */
export interface Beside {
	clashes: Clash[];
	/** True where nothing is left. */
	blocked: boolean;
	/** Nights and mornings that are free for it; both empty where it is blocked. */
	nights: Weekday[];
	mornings: Weekday[];
	/** One sentence. */
	words: string;
}

const TOGETHER = { same_half: true, same_day: true };

type Half = "morning" | "night";

/** Every pair rule between the product and each one in use, and what the week leaves free. */
export function besideShelf(
	facts: ProductFacts,
	category: ProductCategory | null,
	placed: readonly PlacedProduct[],
): Beside {
	const meetings = placed.flatMap((one) => {
		const found = meetingOf(facts, category, one);
		return found === null ? [] : [{ one, ...found }];
	});
	const blocked = meetings.some(({ pair }) => !pair.share_routine);
	const free = (half: Half): Weekday[] =>
		blocked || !fitsHalf(half, facts, category)
			? []
			: WEEKDAYS.filter(
					(day) =>
						!meetings.some(
							({ one, pair }) => one.halves.includes(half) && (one.days.includes(day) || !pair.share_half),
						),
				);
	const [nights, mornings] = [free("night"), free("morning")];
	const told = new Map(meetings.map((meeting) => [meeting.one.product.product_id, meeting]));
	const clashList = [...told.values()].map(
		({ one, pair, names }): Clash => ({
			product_id: one.product.product_id,
			product_name: one.product.name,
			actives: names,
			rule_id: pair.rule.id,
			why: pair.rule.why,
			fix: pair.rule.fix,
			never: !pair.share_routine,
		}),
	);
	const none = nights.length === 0 && mornings.length === 0;
	return {
		clashes: clashList,
		blocked: blocked || (none && clashList.length > 0),
		nights,
		mornings,
		words: wordsFor(clashList, nights, mornings),
	};
}

function meetingOf(
	facts: ProductFacts,
	category: ProductCategory | null,
	one: PlacedProduct,
): { pair: Pairing; names: [string, string] } | null {
	for (const first of facts.actives) {
		for (const second of one.facts.actives) {
			const pair = pairing(first, second);
			if (pair === null || !clashes(pair, TOGETHER) || !(isTreatment(first) || isTreatment(second))) continue;
			// What is rinsed off after a moment hardly adds up.
			const rinsed =
				(category === "cleanser" && isExfoliating(first)) || (one.rinsed && isExfoliating(second));
			if (!rinsed) return { pair, names: [ACTIVES[first].name, ACTIVES[second].name] };
		}
	}
	return null;
}

/** What makes skin burn in the sun belongs into the night, a sunscreen into the morning. */
function fitsHalf(half: Half, { actives }: ProductFacts, category: ProductCategory | null): boolean {
	if (category === "sunscreen") return half === "morning";
	if (half === "night") return true;
	return !actives.some(
		(id) => isTreatment(id) && (ACTIVES[id].time === "night" || ACTIVES[id].photosensitising),
	);
}

const SHORT: Record<Weekday, string> = {
	monday: "Monday",
	tuesday: "Tuesday",
	wednesday: "Wednesday",
	thursday: "Thursday",
	friday: "Friday",
	saturday: "Saturday",
	sunday: "Sunday",
};

function wordsFor(
	clashList: readonly Clash[],
	nights: readonly Weekday[],
	mornings: readonly Weekday[],
): string {
	const names = joinWords([...new Set(clashList.map(({ product_name }) => product_name))]);
	if (clashList.length === 0) return "Nothing you use clashes with it.";
	if (clashList.some(({ never }) => never))
		return `it does the same job as ${names} or must not meet it; keep one.`;
	if (nights.length === 0 && mornings.length === 0)
		return `every night is taken by ${names}; leave that out on the nights you use this.`;
	if (nights.length === 0) return `Use it in the morning: your nights belong to ${names}.`;
	if (nights.length === WEEKDAYS.length) return `Use it at night: your mornings belong to ${names}.`;
	return `Use it on the nights without ${names}: ${joinWords(nights.map((day) => SHORT[day]))}.`;
}
