import { ACTIVE_IDS, ACTIVES, findActive } from "../knowledge/actives.ts";
import { SOURCES, type SourceId } from "../knowledge/sources.ts";
import {
	CAUTIONS,
	COURSES,
	type Course,
	type CourseId,
	RAMPS,
	type RampRule,
	STOP_RULES,
} from "../knowledge/step-guidance.ts";
import type { StepRule } from "../knowledge/step-rule.ts";
import { STEP_RULES } from "../knowledge/steps/step-rules.ts";
import { capitalize, joinWords } from "../skin/zone-words.ts";
import type { PlanStep, Ramp, Weekday } from "./care-plan.ts";
import type { ScheduledStep } from "./schedule-ramp.ts";
import type { StepDraft } from "./step-draft.ts";

const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const EVIDENCE_WORDS = { A: "strong", B: "moderate", C: "limited" } as const;

const ACTIVES_OF_SOURCE = Map.groupBy(
	ACTIVE_IDS.flatMap((active) => ACTIVES[active].sources.map((source) => ({ source, active }))),
	({ source }): SourceId => source,
);

export const AFTER_VISIT =
	"Only after a doctor has looked at what you wrote about; its weeks count from then.";

export const AROUND_PLACE = "If you wrote about one place, leave it out until a doctor has looked at it.";

/** The step as a person reads it: what to do and how often, why, how sure that is, and when to stop. */
export function explainStep(scheduled: ScheduledStep): PlanStep {
	const { draft, days, per_week, start_week, ramp } = scheduled;
	const rule = STEP_RULES[draft.step_id];
	const reasonSources = draft.reasons.flatMap(({ sources }) => sources.filter((id) => speaksFor(rule, id)));
	return {
		instruction: [
			draft.after_visit ? AFTER_VISIT : "",
			rule.instruction,
			draft.section === "morning" ? (rule.morning ?? "") : "",
			frequency(scheduled),
			rampWords(scheduled),
			draft.around_place ? AROUND_PLACE : "",
		]
			.filter(Boolean)
			.join(" "),
		product: null,
		because: becauseSentence(scheduled),
		because_ids: unique([...draft.reasons.flatMap((reason) => reason.ids), draft.step_id, ...draft.applied]),
		actives: [...rule.actives],
		evidence: { grade: rule.grade, sources: unique([...rule.sources, ...reasonSources]) },
		cautions: unique([...rule.cautions.map((id) => CAUTIONS[id].text), ...draft.extra_cautions]),
		stop_if: rule.stop_if.map((id) => STOP_RULES[id].text),
		...courseOf(rule.course),
		per_week,
		start_week,
		ramp,
		days,
		step_id: draft.step_id,
	};
}

/** A reason may rest on trials of several ingredients; a step shows those of its own and what is about none. */
function speaksFor({ actives }: StepRule, source: SourceId): boolean {
	if (SOURCES[source].status === "house") return true;
	const about = ACTIVES_OF_SOURCE.get(source) ?? [];
	return about.length === 0 || about.some(({ active }) => actives.includes(active));
}

function courseOf(id: CourseId | undefined): Pick<PlanStep, "normal" | "pause_if" | "works_from_weeks"> {
	if (id === undefined) return {};
	const { normal, pause_if, works_from_weeks }: Course = COURSES[id];
	return { normal, pause_if, ...(works_from_weeks !== null && { works_from_weeks }) };
}

function becauseSentence({ draft }: ScheduledStep): string {
	const rule = STEP_RULES[draft.step_id];
	const reasons = sayPhotoOnce(unique(seenTogether(draft.reasons)));
	const concerns = new Set(draft.reasons.map(({ text }) => text)).size;
	const actives = joinWords(rule.actives.flatMap((id) => findActive(id)?.name ?? []));
	const grade = EVIDENCE_WORDS[rule.grade];
	const evidence =
		actives === ""
			? ""
			: concerns > 1
				? `; ${actives} ${rule.actives.length > 1 ? "work" : "works"} on ${concerns > 2 ? "all of them" : "both"}, and the evidence for the first is ${grade}`
				: `; the evidence for ${actives} here is ${grade}`;
	return `${capitalize(reasons.join("; "))}${evidence}.`;
}

/** "Spots and darker marks show on both cheeks in this photo": one clause for what was seen in one place. */
function seenTogether(reasons: StepDraft["reasons"]): string[] {
	const places = Map.groupBy(reasons, ({ seen }) => seen?.where);
	return reasons.flatMap(({ text, seen }): string[] => {
		const beside = seen ? (places.get(seen.where) ?? []) : [];
		const names = unique(beside.flatMap((one) => one.seen?.what ?? []));
		if (!seen || names.length < 2) return [text];
		if (names[0] !== seen.what) return [];
		return [[joinWords(names), "show", seen.where, "in this photo"].filter((part) => part !== "").join(" ")];
	});
}

const PHOTO = " in this photo";

/** Several things seen in one photo share its name, which stands with the last of them. */
function sayPhotoOnce(reasons: readonly string[]): string[] {
	const last = reasons.findLastIndex((reason) => reason.endsWith(PHOTO));
	return reasons.map((reason, at) =>
		at < last && reason.endsWith(PHOTO) ? reason.slice(0, -PHOTO.length) : reason,
	);
}

function frequency({ draft, days }: ScheduledStep): string {
	const word = draft.section === "morning" ? "morning" : "night";
	if (days.length === 7) return `Every ${word}.`;
	const names = joinWords(days.map(dayName));
	return `On ${names} ${word}${days.length > 1 ? "s" : ""}.`;
}

function rampWords(scheduled: ScheduledStep): string {
	const { draft, start_week, ramp } = scheduled;
	const begin = start_week > 1 ? `Begin in week ${start_week}.` : "";
	const pace = ramp ? rampSentence(ramp, draft.section === "morning" ? "morning" : "night") : "";
	return [begin, pace, afterWords(scheduled)].filter(Boolean).join(" ");
}

function rampSentence(ramp: NonNullable<Ramp>, word: string): string {
	const [first, ...rest] = ramp;
	if (!first) return "";
	const start = `Start with ${first[1]} ${word}${first[1] > 1 ? "s" : ""} a week`;
	const later = rest.map(([week, pace]) => `${pace} from its ${ORDINALS[week - 1] ?? `${week}th`} week`);
	return `${start}, then ${joinWords(later)}, as long as it stays calm.`;
}

/** What may follow once the ramp has reached its end. */
function afterWords({ draft, per_week }: ScheduledStep): string {
	if (!draft.ramp) return "";
	const { weeks, after = "" }: RampRule = RAMPS[draft.ramp];
	return per_week === weeks.at(-1)?.[1] ? after : "";
}

function dayName(day: Weekday): string {
	return capitalize(day);
}

function unique<T>(items: readonly T[]): T[] {
	return [...new Set(items)];
}
