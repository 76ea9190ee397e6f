import type { ActiveId } from "../../../knowledge/actives.ts";
import { ACTIVES, isActiveId, isTreatment } from "../../../knowledge/actives.ts";
import type { ProductInUse } from "../../../products/recommend-request.ts";
import { WEEKDAYS, type Weekday } from "../../../routine/care-plan.ts";
import type { PlacedStep } from "../../../routine/plan-steps.ts";
import { type Beginning, type DayStanding, standingOn } from "../../../routine/steps-of-day.ts";
import { capitalize } from "../../../skin/zone-words.ts";
import type { NamedActive } from "../../question.ts";
import { nameStep } from "./name-step.ts";

/** A step, and whether it is on that day. */
export interface DayStep {
	placed: PlacedStep;
	standing: DayStanding;
}

/**
 * Steps with their standing on a day YYYY-MM-DD: as gentle as in their first week where nobody marked the product.
 * `stung`: days on which skin stung, for what rests then.
 */
export function stepsOn(
	day: string,
	steps: readonly PlacedStep[],
	inUse: readonly ProductInUse[],
	all: readonly PlacedStep[],
	stung: readonly string[] = [],
): DayStep[] {
	const begun =
		all
			.flatMap((placed) => sinceOf(placed, inUse) ?? [])
			.toSorted()
			.at(0) ?? null;
	return steps.map((placed) => {
		const beginning: Beginning = { begun, since: sinceOf(placed, inUse) };
		const { days, ramp, start_week, pause_if } = placed.step;
		const pace = { days, ramp, start_week, pauses: pause_if !== undefined };
		return { placed, standing: standingOn(pace, beginning, day, stung) };
	});
}

/** The day the suggested product of a step came into use; null where it did not. */
function sinceOf({ section, key, step }: PlacedStep, inUse: readonly ProductInUse[]): string | null {
	const used = inUse.find((one) => one.step === `${section}_${key}` && one.id === step.product?.id);
	return used?.since?.slice(0, "YYYY-MM-DD".length) ?? null;
}

/** "Not on this day": when it is next, or from which week. */
export function whenNext({ placed, standing }: DayStep): string {
	const name = nameStep(placed);
	switch (standing.state) {
		case "rests":
			return `${name} (next on ${weekdayOf(standing.next)})`;
		case "later":
			return `${name} (begins in week ${standing.week})`;
		case "paused":
			return `${name} (rests until ${weekdayOf(standing.until)}, because your skin stung or reacted)`;
		default:
			return name;
	}
}

/** Whether the ingredient somebody asks about is on; "" where no step and nothing beside it decides that. */
export function saysOf({ id, words }: NamedActive, steps: readonly DayStep[]): string {
	const own = steps.find(({ placed }) => placed.step.actives.some((active) => active === id));
	const name = capitalize(words);
	if (own?.standing.state === "on") return `Yes, ${words} is on.`;
	if (own?.standing.state === "rests")
		return `No, ${words} rests: it is on again on ${weekdayOf(own.standing.next)}.`;
	if (own?.standing.state === "paused")
		return `No, ${words} rests until ${weekdayOf(own.standing.until)}, because your skin stung or reacted.`;
	if (own?.standing.state === "later") return `Not yet: ${words} begins in week ${own.standing.week}.`;
	if (!isTreatment(id)) return `${name} goes with whatever is on.`;
	const other = treatmentsOn(steps)[0];
	return other === undefined
		? `${name} has no place in your plan yet; nothing else strong is on, so on calm skin it may go on.`
		: `No: ${ACTIVES[other].name} is on, and one treatment at a time is enough. Leave ${words} for another day or leave it out.`;
}

export function treatmentsOn(steps: readonly DayStep[]): ActiveId[] {
	return steps
		.filter(({ standing }) => standing.state === "on")
		.flatMap(({ placed }) => placed.step.actives.filter(isActiveId))
		.filter(isTreatment);
}

export function weekdayOf(day: string): string {
	const name: Weekday | undefined = WEEKDAYS[(new Date(day).getUTCDay() + 6) % WEEKDAYS.length];
	return capitalize(name ?? WEEKDAYS[0]);
}
