import {
	type CarePlan,
	MORNING_STEPS,
	NIGHT_STEPS,
	PLAN_SECTIONS,
	type PlanSection,
	type PlanStep,
	PRODUCT_CATEGORIES,
	type ProductCategory,
	WEEKLY_STEPS,
} from "./care-plan.ts";

export interface PlacedStep {
	section: PlanSection;
	key: ProductCategory;
	step: PlanStep;
}

/** Every step of a plan in the order it is done: morning, night, weekly. */
export function planSteps(plan: CarePlan): PlacedStep[] {
	const placed: PlacedStep[] = [];
	for (const key of MORNING_STEPS) {
		const step = plan.morning[key];
		if (step) placed.push({ section: "morning", key, step });
	}
	for (const key of NIGHT_STEPS) {
		const step = plan.night[key];
		if (step) placed.push({ section: "night", key, step });
	}
	for (const key of WEEKLY_STEPS) {
		const step = plan.weekly[key];
		if (step) placed.push({ section: "weekly", key, step });
	}
	return placed;
}

/** A place in a plan, `{section}_{step}` as a key: "morning_cleanser". */
interface StepPlace {
	section: PlanSection;
	category: ProductCategory;
}

const STEPS: Record<PlanSection, readonly ProductCategory[]> = {
	morning: MORNING_STEPS,
	night: NIGHT_STEPS,
	weekly: WEEKLY_STEPS,
};

const PLACES: ReadonlyMap<string, StepPlace> = new Map(
	PLAN_SECTIONS.flatMap((section) =>
		STEPS[section].map((category) => [stepKey({ section, category }), { section, category }] as const),
	),
);
/** Every key there is, in the order of the day. */
export const STEP_KEYS: readonly string[] = [...PLACES.keys()];

export function stepKey({ section, category }: StepPlace): string {
	return `${section}_${category}`;
}

/** Null for a key no plan can have. */
export function placeOf(key: string): StepPlace | null {
	return PLACES.get(key) ?? null;
}

export function stepAt(plan: CarePlan, { section, category }: StepPlace): PlanStep | null {
	const steps: Partial<Record<ProductCategory, PlanStep>> = plan[section];
	return steps[category] ?? null;
}

/** The key that a step as sent is; null for a bare or unknown one. */
export function keyNamed(step: string): string | null {
	const name = plainStep(step);
	return PLACES.has(name) ? name : null;
}

/**
 * The keys that a step as sent stands for: a key itself, or a bare step in every section whose plan has it; [] for a
 * step no plan knows.
 */
export function expandStep(step: string, plan: CarePlan | null): string[] {
	const key = keyNamed(step);
	if (key !== null) return [key];
	const category = PRODUCT_CATEGORIES.find((one) => one === plainStep(step));
	if (category === undefined || plan === null) return [];
	return PLAN_SECTIONS.filter((section) => stepAt(plan, { section, category }) !== null).map((section) =>
		stepKey({ section, category }),
	);
}

function plainStep(step: string): string {
	return step
		.trim()
		.toLowerCase()
		.replace(/[\s.-]+/g, "_");
}
