import type { ProductCategory } from "../routine/care-plan.ts";
import { DAYS_A_WEEK, daysBetween } from "../skin/biology-clock.ts";

/** How a pack left the shelf. */
export const LEAVING_WAYS = ["finished", "given_away", "thrown_away"] as const;
export type LeavingWay = (typeof LEAVING_WAYS)[number];

/** One pack. Days as YYYY-MM-DD where the person is. */
export interface ShelfItem {
	id: string;
	product_id: string;
	name: string;
	category: ProductCategory | null;
	opened_on: string | null;
	/** Months after opening, as the pack says; null where the person did not tell. */
	lasts_months: number | null;
	best_before: string | null;
	/** Major units of `currency`. */
	price: number | null;
	currency: string;
	left_on: string | null;
	left_as: LeavingWay | null;
	/** Stands in the person's plan. */
	in_use: boolean;
}

/**
 * Months a kind usually lasts once opened, for packs that say nothing: what touches fingers and eyes is shorter. House
 * defaults; the pack always stands above them.
 */
const USUAL_MONTHS: Readonly<Record<ProductCategory, number>> = {
	cleanser: 12,
	toner: 12,
	serum: 6,
	eye_cream: 6,
	moisturizer: 12,
	sunscreen: 12,
	mask: 6,
	exfoliant: 12,
};

export const SHELF_STATES = ["closed", "fine", "ends_soon", "ended", "left"] as const;
export type ShelfState = (typeof SHELF_STATES)[number];

interface ShelfOutlook {
	state: ShelfState;
	/** Last day it is good for; null while nobody can tell. */
	ends_on: string | null;
	/** True where the months are our usual ones and not those of the pack. */
	guessed: boolean;
	/** One sentence; names what to do. */
	words: string;
}

const SOON_DAYS = 4 * DAYS_A_WEEK;
const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Until when a pack is good, and what to do about it. */
export function shelfOutlook(item: ShelfItem, today: string): ShelfOutlook {
	const { ends_on, guessed } = endOf(item);
	if (item.left_on !== null) return { state: "left", ends_on, guessed, words: leftWords(item) };
	if (ends_on === null) {
		return {
			state: item.opened_on === null ? "closed" : "fine",
			ends_on,
			guessed,
			words:
				item.opened_on === null
					? "Not opened yet. Tell us the day you open it, and we tell you when it ends."
					: "Tell us how long it lasts (the open jar on the pack), and we tell you when it ends.",
		};
	}
	const left = daysBetween(today, ends_on);
	const day = DATE.format(new Date(`${ends_on}T00:00:00Z`));
	const replace = replaceWords(item);
	if (left === null)
		return { state: "ended", ends_on, guessed, words: `Past its time since ${day}. ${replace.ended}` };
	if (left <= SOON_DAYS)
		return { state: "ends_soon", ends_on, guessed, words: `Good until ${day}. ${replace.soon}` };
	return {
		state: item.opened_on === null ? "closed" : "fine",
		ends_on,
		guessed,
		words: `${guessed ? "Probably good" : "Good"} until ${day}.`,
	};
}

/** What a day brings for a pack that is still there: it ends in four weeks, or it ended the day before. */
export function expiryNews(item: ShelfItem, today: string): "ends_soon" | "ended" | null {
	const { ends_on } = endOf(item);
	if (ends_on === null || item.left_on !== null) return null;
	if (daysBetween(today, ends_on) === SOON_DAYS) return "ends_soon";
	return daysBetween(ends_on, today) === 1 ? "ended" : null;
}

/** The earlier of the printed date and the months after opening. */
function endOf(item: ShelfItem): { ends_on: string | null; guessed: boolean } {
	const usual = item.category === null ? null : USUAL_MONTHS[item.category];
	const months = item.lasts_months ?? usual;
	const opened = item.opened_on === null || months === null ? null : addMonths(item.opened_on, months);
	const ends = [opened, item.best_before].filter((day) => day !== null).toSorted();
	const [ends_on = null] = ends;
	return { ends_on, guessed: ends_on !== null && ends_on === opened && item.lasts_months === null };
}

/** The last of a month where the day does not exist there. */
function addMonths(day: string, months: number): string {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
	return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** A sunscreen that is past its time protects less than it says, so it is not used up. */
function replaceWords({ category, in_use }: ShelfItem): { soon: string; ended: string } {
	if (category === "sunscreen")
		return {
			soon: "Have the next sunscreen ready by then.",
			ended: "Replace it now: an old sunscreen may protect less than it says.",
		};
	if (in_use)
		return {
			soon: "It stands in your plan: have the next one ready by then.",
			ended: "It stands in your plan: replace it before you use it again.",
		};
	return { soon: "Use it up by then, or let it go.", ended: "Let it go." };
}

function leftWords({ left_as, left_on }: ShelfItem): string {
	const day = left_on === null ? "" : ` on ${DATE.format(new Date(`${left_on}T00:00:00Z`))}`;
	switch (left_as) {
		case "given_away":
			return `Given away${day}.`;
		case "thrown_away":
			return `Thrown away${day}.`;
		default:
			return `Finished${day}.`;
	}
}

export interface ShelfCosts {
	currency: string;
	/** Rounded to cents. */
	per_month: number;
	/** Packs it is counted from, and packs without a price. */
	counted: number;
	unpriced: number;
}

const DAYS_A_MONTH = 30.44;

/**
 * What the open packs cost a month, each by how long a pack of it lasts: as long as the last one did where one was used
 * up, otherwise until it ends. One figure for each currency.
 */
export function shelfCosts(items: readonly ShelfItem[]): ShelfCosts[] {
	const open = items.filter(({ left_on, opened_on }) => left_on === null && opened_on !== null);
	const costs = new Map<string, ShelfCosts>();
	for (const item of open) {
		const cost = costs.get(item.currency) ?? {
			currency: item.currency,
			per_month: 0,
			counted: 0,
			unpriced: 0,
		};
		costs.set(item.currency, cost);
		const months = monthsOfUse(item, items);
		if (item.price === null || months === null) cost.unpriced += 1;
		else {
			cost.per_month += item.price / months;
			cost.counted += 1;
		}
	}
	return [...costs.values()].map((cost) => ({ ...cost, per_month: Math.round(cost.per_month * 100) / 100 }));
}

function monthsOfUse(item: ShelfItem, items: readonly ShelfItem[]): number | null {
	const used = items
		.filter(({ product_id, left_as }) => product_id === item.product_id && left_as === "finished")
		.flatMap(({ opened_on, left_on }) => daysBetween(opened_on, left_on) ?? [])
		.filter((days) => days > 0);
	const last = used.at(-1);
	if (last !== undefined) return last / DAYS_A_MONTH;
	const { ends_on } = endOf(item);
	const days = daysBetween(item.opened_on, ends_on);
	return days === null || days <= 0 ? null : days / DAYS_A_MONTH;
}
