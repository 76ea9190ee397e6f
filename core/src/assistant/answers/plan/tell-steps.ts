import { ACTIVES, type ActiveId, isActiveId, isTreatment } from "../../../knowledge/actives.ts";
import { isStepId, STEP_RULES } from "../../../knowledge/steps/step-rules.ts";
import type { ProductInUse } from "../../../products/recommend-request.ts";
import { WEEKDAYS, type Weekday } from "../../../routine/care-plan.ts";
import { type PlacedStep, planSteps } from "../../../routine/plan-steps.ts";
import { type Beginning, type DayStanding, standingOn } from "../../../routine/steps-of-day.ts";
import type { Concern } from "../../../skin/concern.ts";
import { capitalize } from "../../../skin/zone-words.ts";
import type { ChatReport, Citation } from "../../conversation.ts";
import type { NamedActive, Slots } from "../../question.ts";
import { citeRule, concernModule } from "../../writing/cite.ts";

/** The steps a question means: by kind, by ingredient, by part of the day; [] where it names none the plan has. */
export function findSteps({ analysis }: ChatReport, { category, actives, section }: Slots): PlacedStep[] {
	const ids: readonly string[] = actives.map(({ id }) => id);
	if (category === null && ids.length === 0) return [];
	return planSteps(analysis.care_plan).filter(
		(placed) =>
			(section === null || placed.section === section) &&
			(category === null || placed.key === category) &&
			(ids.length === 0 || placed.step.actives.some((id) => ids.includes(id))),
	);
}

/** The step that is there because of a concern, without any of the ingredients to leave out. */
export function stepFor(
	{ analysis }: ChatReport,
	concern: Concern,
	excluded: readonly string[] = [],
): PlacedStep | undefined {
	const module = concernModule(concern);
	return planSteps(analysis.care_plan).find(
		({ step: { because_ids, actives } }) =>
			because_ids.includes(module) && !actives.some((id) => excluded.includes(id)),
	);
}

/** "gel cleanser", or the kind of step where its row is unknown. */
export function nameStep({ key, step }: PlacedStep): string {
	const title =
		step.step_id !== undefined && isStepId(step.step_id)
			? STEP_RULES[step.step_id].title
			: key.replace("_", " ");
	return /^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

export function citePlanned(placed: PlacedStep): Citation[] {
	const { step_id } = placed.step;
	return step_id === undefined
		? []
		: [citeRule(step_id, `Your plan, ${placed.section} ${placed.key.replace("_", " ")}`)];
}

const NTH =
	/\bstep (?:number |no )?(\d|one|two|three|four|five)\b|\b(first|second|third|fourth|fifth|last|1st|2nd|3rd|4th) (?:step|thing|product|one)\b/;
const PLACES: Readonly<Record<string, number>> = {
	one: 1,
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	first: 1,
	second: 2,
	third: 3,
	fourth: 4,
	fifth: 5,
	"1st": 1,
	"2nd": 2,
	"3rd": 3,
	"4th": 4,
};

/** "Step 2", "the last thing": the steps at that place, one for each part of the day; null where none is counted. */
export function nthSteps(text: string, steps: readonly PlacedStep[]): PlacedStep[] | null {
	const match = NTH.exec(text);
	const said = match?.[1] ?? match?.[2];
	if (said === undefined) return null;
	return (["morning", "night"] as const).flatMap((section) => {
		const here = steps.filter((placed) => placed.section === section);
		const one = said === "last" ? here.at(-1) : here[(PLACES[said] ?? Number(said)) - 1];
		return one === undefined ? [] : [one];
	});
}

/** The most important note of the plan: a referral, or what was left out for this person. */
export function tellNotes({ analysis }: ChatReport): string {
	return analysis.care_plan.notes?.[0]?.text ?? "";
}

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
