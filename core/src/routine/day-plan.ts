import type { CarePlan, PlanSection, ProductCategory } from "./care-plan.ts";
import { placeOf, planSteps, STEP_KEYS, stepKey } from "./plan-steps.ts";
import { addDays, type Beginning, firstDayOf, type StepPace, standingOn, usesAWeek } from "./steps-of-day.ts";

/** A product in use at a place of the plan. */
export interface UsedProduct {
	/** `{section}_{step}`. */
	step: string;
	productId: string;
	name: string;
	/** Day YYYY-MM-DD it came into use. */
	since: string;
}

/** One step of a person's own routine, as far as its days and what it is for go. */
export interface RoutineStep {
	/** `{section}_{step}`. */
	id: string;
	section: PlanSection;
	key: ProductCategory;
	/** In use; null where none is. */
	product: string | null;
	/** Null for an own choice, which goes by its label. */
	pace: StepPace | null;
	beginning: Beginning;
	actives: readonly string[];
	/** Weeks of use before it can show something; null where no study says, and for an own choice. */
	worksFromWeeks: number | null;
}

interface Routine {
	/** Null before the first report. */
	plan: CarePlan | null;
	used: readonly UsedProduct[];
	dropped: readonly string[];
}

/** The suggested steps that are not left out, and whatever is in use, in the order of the day. */
export function routineSteps({ plan, used, dropped }: Routine): RoutineStep[] {
	const planned = new Map(
		(plan ? planSteps(plan) : []).map(({ section, key, step }) => [
			stepKey({ section, category: key }),
			step,
		]),
	);
	const follows = ({ step, productId, name }: UsedProduct) => {
		const product = planned.get(step)?.product;
		return product !== undefined && product !== null && (product.id === productId || product.name === name);
	};
	const begun =
		used
			.filter(follows)
			.map(({ since }) => since)
			.toSorted()[0] ?? null;
	return STEP_KEYS.flatMap((id): RoutineStep[] => {
		const place = placeOf(id);
		const step = planned.get(id);
		const product = used.find((one) => one.step === id);
		if (place === null || (product === undefined && (step === undefined || dropped.includes(id)))) return [];
		const suggested = step !== undefined && (product === undefined || follows(product)) ? step : null;
		return [
			{
				id,
				section: place.section,
				key: place.category,
				product: product?.name ?? null,
				pace: suggested && {
					days: suggested.days,
					ramp: suggested.ramp,
					start_week: suggested.start_week,
					pauses: suggested.pause_if !== undefined,
				},
				beginning: { begun, since: product?.since ?? null },
				actives: suggested?.actives ?? [],
				worksFromWeeks: suggested?.works_from_weeks ?? null,
			},
		];
	});
}

/** Whether a step belongs to a part of that day; an own weekly choice goes by its label and by no day of ours. */
export function isOnDay(step: RoutineStep, day: string, stung: readonly string[]): boolean {
	if (step.pace === null) return step.section !== "weekly";
	return standingOn(step.pace, step.beginning, day, stung).state === "on";
}

/** What is on in the morning or at night of a day; the steps of the week are done at night. */
export function stepsOn(
	steps: readonly RoutineStep[],
	{ part, day }: { part: "morning" | "night"; day: string },
	stung: readonly string[],
): RoutineStep[] {
	return steps.filter(
		(step) => (step.section === "morning") === (part === "morning") && isOnDay(step, day, stung),
	);
}

/** What is new in a routine on a day: a step that begins, or one that is used more often from now on. */
interface DayChange {
	step: RoutineStep;
	kind: "begins" | "more";
}

/** Nothing is new where no product is in use: its weeks do not count yet. */
export function changesOn(steps: readonly RoutineStep[], day: string, stung: readonly string[]): DayChange[] {
	return steps.flatMap((step): DayChange[] => {
		const { pace, beginning } = step;
		if (pace === null || beginning.since === null) return [];
		const first = firstDayOf(pace.start_week, beginning);
		if (first === null || first > day) return [];
		if (first === day) return pace.start_week > 1 ? [{ step, kind: "begins" }] : [];
		if (standingOn(pace, beginning, day, stung).state === "paused") return [];
		const now = usesAWeek(pace, beginning, day, stung);
		return now > usesAWeek(pace, beginning, addDays(day, -1), stung) ? [{ step, kind: "more" }] : [];
	});
}

/** A stretch of days at one pace; `to` is the last day, null for the settled pace. */
interface DatedPhase {
	from: string;
	to: string | null;
	perWeek: number;
}

/** Longer than any ramp with a pause in each of its stages. */
const PHASE_DAYS = 400;

/**
 * The phases of a step with the days they have where nothing more stings after `today`; a pause is a phase of no uses. []
 * where nobody knows its first day.
 */
export function datedPhases(
	{ pace, beginning }: Pick<RoutineStep, "pace" | "beginning">,
	stung: readonly string[],
	today: string,
): DatedPhase[] {
	const first = pace && firstDayOf(pace.start_week, beginning);
	if (!pace || first === null) return [];
	const told = stung.filter((day) => day <= today);
	const phases: DatedPhase[] = [];
	for (let at = 0; at < PHASE_DAYS; at += 1) {
		const day = addDays(first, at);
		const isPaused = standingOn(pace, beginning, day, told).state === "paused";
		const perWeek = isPaused ? 0 : usesAWeek(pace, beginning, day, told);
		const last = phases.at(-1);
		if (last?.perWeek === perWeek) continue;
		if (last) last.to = addDays(day, -1);
		phases.push({ from: day, to: null, perWeek });
	}
	return phases;
}
