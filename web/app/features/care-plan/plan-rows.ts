import type { PlanStep } from "@dewlight/contracts/care-plan.ts";
import type { Product } from "@dewlight/contracts/products.ts";
import type { ConfirmedCarePlan, Profile } from "@dewlight/contracts/profile.ts";
import {
	MORNING_STEPS,
	NIGHT_STEPS,
	PLAN_SECTIONS,
	type PlanSection,
	type ProductCategory,
	WEEKLY_STEPS,
} from "@dewlight/core/routine/care-plan.ts";
import { type Beginning, firstDayOf } from "@dewlight/core/routine/steps-of-day.ts";
import { localDay, noonOf } from "#ui/plan/schedule.ts";
import { shortDayWords } from "#ui/words.ts";

const ORDER: Record<PlanSection, readonly ProductCategory[]> = {
	morning: MORNING_STEPS,
	night: NIGHT_STEPS,
	weekly: WEEKLY_STEPS,
};

/** One place of the plan; `key` is the flat `{section}_{step}` of the wire (PLAN-A3). */
interface PlanSlot {
	key: string;
	section: PlanSection;
	category: ProductCategory;
}

/** Every place of the plan in the order of the day (PLAN-15 to PLAN-17). */
export const PLAN_SLOTS: readonly PlanSlot[] = PLAN_SECTIONS.flatMap((section) =>
	ORDER[section].map((category) => ({ key: `${section}_${category}`, section, category })),
);

export interface SuggestedRow extends PlanSlot {
	step: PlanStep;
	product: Product | null;
	/** What stands in this place of the person's own plan. */
	used: Product | null;
	inUse: boolean;
	beginning: Beginning;
	dropped: boolean;
	/** Place among the steps of its section that are not left out; null for one that is. */
	number: number | null;
	/** Why this step may be left out; null where it should stay. */
	dropReason: string | null;
}

const UNKNOWN: Beginning = { begun: null, since: null };
export const ADDITIONAL = "additional";
export type OwnSection = PlanSection | typeof ADDITIONAL;

export interface OwnRow {
	/** Step sent with "Remove". */
	key: string;
	/** Kind of step; null for a product without one. */
	category: string | null;
	product: Product;
	/** The suggested step of the same place, when the product is the suggested one. */
	step: PlanStep | null;
	beginning: Beginning;
	description: string | null;
}

/** PLAN-A10: by id, by name where there is no id in common. */
export function isSameProduct(one: { id: string; name: string }, two: { id: string; name: string }): boolean {
	if (one.id !== "" && two.id !== "") return one.id === two.id;
	return one.name.trim().toLowerCase() === two.name.trim().toLowerCase();
}

function stepAt(profile: Profile, { section, category }: PlanSlot): PlanStep | null {
	const steps: Partial<Record<ProductCategory, PlanStep>> = profile.care_plan?.[section] ?? {};
	return steps[category] ?? null;
}

function suggestedProduct(profile: Profile, { category }: PlanSlot, step: PlanStep): Product | null {
	if (step.product === null) return null;
	const known = profile.suggested_products[step.product.id];
	if (known !== undefined) return known;
	return {
		...step.product,
		image_url: null,
		price: null,
		rating: null,
		suggested_category: category,
		category,
		is_custom: false,
		is_confirmed: false,
	};
}

/** Since when the first suggested product stands in its place; null where none does, or nobody knows. */
function beginOf(profile: Profile): string | null {
	const since = PLAN_SLOTS.flatMap((slot) => {
		const used = profile.confirmed_care_plan[slot.key];
		const suggested = stepAt(profile, slot)?.product;
		const follows = used !== undefined && suggested && isSameProduct(suggested, used);
		return follows ? (sinceOf(used) ?? []) : [];
	});
	return since.toSorted()[0] ?? null;
}

/** The day a product came into use, where the reader is; null where nobody knows. */
function sinceOf({ in_use_since }: Product): string | null {
	return in_use_since === undefined ? null : localDay(new Date(in_use_since));
}

/** The day a later step begins, in words; undefined where nobody knows, null where it began with its product. */
export function startDay({ start_week }: PlanStep, beginning: Beginning): string | null | undefined {
	const first = firstDayOf(start_week, beginning);
	if (first === null) return undefined;
	return first === beginning.since ? null : dayOfWeek(first, 1);
}

/** The suggested plan by section, each in the order of the day; steps the plan does not have are not padded. */
export function suggestedRows(profile: Profile): Record<PlanSection, SuggestedRow[]> {
	const rows: Record<PlanSection, SuggestedRow[]> = { morning: [], night: [], weekly: [] };
	const begun = beginOf(profile);
	for (const slot of PLAN_SLOTS) {
		const step = stepAt(profile, slot);
		if (step === null) continue;
		const product = suggestedProduct(profile, slot, step);
		const used = profile.confirmed_care_plan[slot.key] ?? null;
		const dropped = profile.dropped_steps.includes(slot.key);
		const kept = rows[slot.section].filter((row) => !row.dropped);
		const inUse = product !== null && used !== null && isSameProduct(product, used);
		rows[slot.section].push({
			...slot,
			step,
			product,
			used,
			inUse,
			beginning: { begun, since: inUse ? sinceOf(used) : null },
			dropped,
			number: dropped ? null : kept.length + 1,
			dropReason: profile.droppable_steps.find(({ step: key }) => key === slot.key)?.reason ?? null,
		});
	}
	return rows;
}

/** Places of a plan other than this version's stay visible: they stand with the additional ones. */
function furtherRows({ additional = {}, ...slots }: ConfirmedCarePlan): OwnRow[] {
	const known = new Set(PLAN_SLOTS.map(({ key }) => key));
	const strays = Object.entries(slots).filter(([key]) => !known.has(key));
	return [
		...strays.map(([key, product]) => ({
			key,
			category: null,
			product,
			step: null,
			beginning: UNKNOWN,
			description: null,
		})),
		...Object.values(additional).map((product) => ({
			key: ADDITIONAL,
			category: null,
			product,
			step: null,
			beginning: UNKNOWN,
			description: product.description,
		})),
	];
}

/** What is in use by section. */
export function ownRows(profile: Profile): Record<OwnSection, OwnRow[]> {
	const rows: Record<OwnSection, OwnRow[]> = { morning: [], night: [], weekly: [], additional: [] };
	const begun = beginOf(profile);
	for (const slot of PLAN_SLOTS) {
		const product = profile.confirmed_care_plan[slot.key];
		if (product === undefined) continue;
		const step = stepAt(profile, slot);
		const followed = step?.product && isSameProduct(step.product, product) ? step : null;
		rows[slot.section].push({
			key: slot.key,
			category: slot.category,
			product,
			step: followed,
			beginning: { begun, since: sinceOf(product) },
			description: null,
		});
	}
	rows.additional.push(...furtherRows(profile.confirmed_care_plan));
	return rows;
}

export function isEmpty(rows: Record<string, readonly unknown[]>): boolean {
	return Object.values(rows).every((list) => list.length === 0);
}

/** The first day of a week of use in words, counted from the day YYYY-MM-DD it came into use: week 1 is that day's own. */
export function dayOfWeek(since: string, week: number): string {
	const day = noonOf(since);
	day.setDate(day.getDate() + (week - 1) * 7);
	return shortDayWords(day.toISOString());
}
