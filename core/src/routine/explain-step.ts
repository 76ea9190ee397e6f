import { ACTIVE_IDS, ACTIVES, findActive } from "../knowledge/actives.ts";
import { CONCERN_MODULES } from "../knowledge/concern-modules.ts";
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
import type { StepRule } from "../knowledge/steps/step-rule.ts";
import { STEP_RULES } from "../knowledge/steps/step-rules.ts";
import type { Concern } from "../skin/concern.ts";
import { capitalize, joinWords, placed } from "../skin/zone-words.ts";
import type { PlanStep, Ramp, Weekday } from "./care-plan.ts";
import type { Need } from "./find-needs.ts";
import type { ScheduledStep } from "./schedule-ramp.ts";
import type { Reason, StepDraft } from "./step-draft.ts";

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

const UNSURE_BELOW = 0.4;
const SEEN_FROM = 1;

const CONCERN_WORDS: Record<Concern, string> = {
	acne: "inflamed-looking spots",
	redness: "redness",
	dark_spots: "darker marks",
	uneven_tone: "uneven tone",
	shine: "shine",
	pores: "visible pores",
	lines: "lines",
	under_eye: "darkness under the eyes",
	texture: "uneven texture",
	dryness: "a dry look",
};

const PLURAL: ReadonlySet<Concern> = new Set(["acne", "dark_spots", "pores", "lines"]);

/** What was seen and where, what was told, or which wish led here. Brings no number of its own. */
export function describeNeed(need: Need): Reason {
	const { id, finding, severity, wished, told, running } = need;
	const { words, sources } = CONCERN_MODULES[id];
	// Readings of an earlier photo are none of the report that the plan stands in.
	const ids = [id, ...(finding?.earlier ? [] : (finding?.because ?? []))];
	if (told && id === "module.texture") return { text: "you told us you have blackheads", ids, sources };
	if (finding && severity >= SEEN_FROM) {
		const seen = CONCERN_WORDS[finding.concern];
		const where = finding.zones.length === 0 || id === "module.under_eye" ? "" : placed(finding.zones);
		if (finding.earlier) {
			const showed = [seen, "showed", where, "in an earlier photo; this one could not show it"];
			return { text: showed.filter((part) => part !== "").join(" "), ids, sources };
		}
		const verb = PLURAL.has(finding.concern) ? "show" : "shows";
		const shows = finding.confidence < UNSURE_BELOW ? `${seen} may show` : `${seen} ${verb}`;
		const text = [shows, where, "in this photo"].filter((part) => part !== "").join(" ");
		const sure = finding.confidence >= UNSURE_BELOW;
		return { text, ids, sources, ...(sure && { seen: { what: seen, where } }) };
	}
	if (told) return { text: "you told us you have rosacea", ids: [...ids, "person.rosacea"], sources };
	if (running.length > 0) {
		const text = finding
			? `it is in your plan against ${words}, of which this photo shows little, so it goes on`
			: `it is in your plan against ${words}, which this photo could not read, so it goes on`;
		return { text, ids, sources };
	}
	const wish = wished === "issue" ? `you named ${words}` : `your goal asks for care against ${words}`;
	const little = finding?.earlier
		? "an earlier photo showed little and this one could not read it"
		: finding
			? "the photo shows little"
			: "this photo could not read it";
	return { text: `${wish}; ${little}, so this stays mild`, ids, sources };
}
