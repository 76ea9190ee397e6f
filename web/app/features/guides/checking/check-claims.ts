import type { Active, PregnancyAdvice } from "@dewlight/core/knowledge/active.ts";
import { ACTIVES, type ActiveId } from "@dewlight/core/knowledge/actives.ts";
import { conflictBetween } from "@dewlight/core/knowledge/conflicts.ts";
import { EXFOLIATIONS_A_WEEK } from "@dewlight/core/knowledge/in-use-rules.ts";
import { RAMPS, type RampId } from "@dewlight/core/knowledge/step-guidance.ts";
import { STEP_RULES } from "@dewlight/core/knowledge/steps/step-rules.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { WEEKS_TO_JUDGE } from "@dewlight/core/skin/biology-clock.ts";
import {
	type ClaimedFact,
	checkedLines,
	type Guide,
	type GuideClaims,
	plainLine,
	sentenceAt,
} from "../guide.ts";
import { guidePlan, type PlannedStep, ruleTexts } from "./ground-truth.ts";
import { isStatement, readFigures, sameFigure } from "./read-figures.ts";

/** Every claim stands in the guide and agrees with core; a figure of a source stands where that source is cited. */
export function checkClaims(guide: Guide, { claims, person }: GuideClaims): string[] {
	const lines = checkedLines(guide);
	const plan = guidePlan(person);
	return claims.flatMap(({ says, fact }) => {
		const words = plainLine(says);
		const holders = lines.filter(({ plain }) => plain.includes(words));
		const problems = checkFact(words, fact, plan);
		if (holders.length === 0) problems.push("these words do not stand in any line of the guide");
		if (fact.kind === "source") {
			const mark = `[${fact.reference}]`;
			if (guide.references[fact.reference - 1] === undefined) problems.push(`there is no reference ${mark}`);
			const cited = holders.some(({ line }) => line.includes(mark)) || isOnlyInHead(guide, words);
			if (holders.length > 0 && !cited) problems.push(`the line with these words does not cite ${mark}`);
		}
		return problems.map((problem) => `claim "${says}" (${fact.kind}): ${problem}`);
	});
}

/** Title and description carry no marks; their figures are cited where the page takes them up. */
function isOnlyInHead(guide: Guide, words: string): boolean {
	return [guide.title, guide.description].some((line) => line.includes(words));
}

/** Every figure of the guide lies within the words of a claim; else the sentence is told. */
export function checkFigures(guide: Guide, { claims }: GuideClaims): string[] {
	const says = claims.map((claim) => plainLine(claim.says));
	return checkedLines(guide).flatMap(({ plain }) => {
		const covered = says.flatMap((words) => placesOf(plain, words));
		return readFigures(plain)
			.filter(isStatement)
			.filter(({ start, end }) => !covered.some(([from, to]) => from <= start && end <= to))
			.map(({ words, start }) => `no claim covers the figure "${words}" in: ${sentenceAt(plain, start)}`);
	});
}

function placesOf(text: string, words: string): [number, number][] {
	const places: [number, number][] = [];
	if (words === "") return places;
	for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
		places.push([at, at + words.length]);
	}
	return places;
}

/** Words that would say the opposite of a time of day. */
const TIME_WORDS: Record<Active["time"], RegExp | null> = {
	morning: /\b(?:nights?|evenings?|bed\w*)\b/i,
	night: /\b(?:mornings?|noon)\b/i,
	either: /\bonly\b/i,
};
const GRADE_WORDS: Record<Active["grade"], RegExp | null> = {
	A: /\b(?:limited|weak|moderate|thin)\b/i,
	B: /\b(?:limited|weak|thin|strongest)\b/i,
	C: /\b(?:strong|solid|moderate|well[- ]studied|proven)\b/i,
};
const PREGNANCY_WORDS: Record<PregnancyAdvice, RegExp | null> = {
	avoid: /\b(?:accepted|safe|fine|allowed|may|welcome)\b/i,
	caution: /\b(?:safe|fine|no problem)\b/i,
	accepted: /\b(?:avoid|leave out|never|stop)\b/i,
	no_specific_caution_found: null,
};

const DAILY = /\b(?:every (?:single )?(?:night|morning|day|evening)|nightly|daily)\b/i;

/** Why the words of a claim do not agree with core; [] where they do. */
export function checkFact(says: string, fact: ClaimedFact, plan: readonly PlannedStep[]): string[] {
	switch (fact.kind) {
		case "strength":
			return ofStrength(says, fact.active, ({ min, max }) => [min, max]);
		case "first_strength":
			return ofStrength(says, fact.active, ({ start }) => [start]);
		case "highest_strength":
			return ofStrength(says, fact.active, ({ max }) => [max]);
		case "time_of_day":
			return [
				...differs(`the time of ${fact.active}`, ACTIVES[fact.active].time, fact.time),
				...wordsFit(says, TIME_WORDS[fact.time]),
			];
		case "grade":
			return [
				...differs(`the grade of ${fact.active}`, ACTIVES[fact.active].grade, fact.grade),
				...wordsFit(says, GRADE_WORDS[fact.grade]),
			];
		case "pregnancy":
			return [
				...differs(`the pregnancy advice for ${fact.active}`, ACTIVES[fact.active].pregnancy, fact.advice),
				...wordsFit(says, PREGNANCY_WORDS[fact.advice]),
			];
		case "sun": {
			const truth = String(ACTIVES[fact.active].photosensitising);
			return differs(`whether ${fact.active} is photosensitising`, truth, String(fact.photosensitising));
		}
		case "conflict":
			return ofConflict(fact);
		case "ramp":
			return ofRamp(says, fact);
		case "per_week":
			return ofPace(says, fact, plan);
		case "start_week":
			return ofStart(says, fact, plan);
		case "weeks_to_judge": {
			const truth = WEEKS_TO_JUDGE[fact.concern] ?? 0;
			return [
				...differs(`the weeks to judge ${fact.concern}`, String(truth), String(fact.weeks)),
				...figuresOf(says, { required: [fact.weeks] }),
			];
		}
		case "exfoliations": {
			const truth = EXFOLIATIONS_A_WEEK[fact.skin];
			return [
				...differs(`exfoliations a week of ${fact.skin} skin`, String(truth), String(fact.per_week)),
				...figuresOf(says, { required: [fact.per_week] }),
			];
		}
		case "rule":
			return ofRule(says, fact.rule);
		case "source":
			return [];
		default:
			return assertNever(fact);
	}
}

function differs(what: string, truth: string, claimed: string): string[] {
	return truth === claimed ? [] : [`core has "${truth}" for ${what}, the claim says "${claimed}"`];
}

function ofStrength(
	says: string,
	active: ActiveId,
	pick: (strength: { min: number; max: number; start: number }) => number[],
): string[] {
	const { strength } = ACTIVES[active];
	if (strength === null) return [`core has no strength for ${active}`];
	return figuresOf(says, { required: [...new Set(pick(strength))] });
}

function ofConflict({ pair, level, myth }: Extract<ClaimedFact, { kind: "conflict" }>): string[] {
	const rule = conflictBetween(...pair);
	const names = pair.join(" with ");
	if (rule === null) return [`core has no rule about ${names}; say it without a claim, or not at all`];
	return [
		...differs(`the level of ${names} (${rule.id})`, rule.level, level),
		...differs(`whether ${names} is a myth`, String(rule.myth), String(myth)),
	];
}

function ofRamp(
	says: string,
	{ ramp, from_week, per_week }: Extract<ClaimedFact, { kind: "ramp" }>,
): string[] {
	const weeks: readonly (readonly [number, number])[] = RAMPS[ramp satisfies RampId].weeks;
	const at = weeks.findIndex(([week]) => week === from_week);
	const known = weeks.map(([week, pace]) => `from week ${week}: ${pace}`).join(", ");
	if (at < 0) return [`the ramp "${ramp}" has no entry for week ${from_week}; it has ${known}`];
	const next = weeks[at + 1];
	const period = [from_week, ...(next === undefined ? [] : [next[0] - 1, next[0] - from_week])];
	const said = readFigures(says);
	const paces = said.filter(({ unit }) => unit !== "week").map(({ value }) => value);
	const saidWeeks = said.filter(({ unit }) => unit === "week").map(({ value }) => value);
	return [
		...differs(`week ${from_week} of "${ramp}" (${known})`, String(weeks[at]?.[1]), String(per_week)),
		...compareFigures(withDaily(says, paces), { required: [per_week] }),
		...compareFigures(saidWeeks, { required: from_week === 1 ? [] : [from_week], further: period }),
	];
}

function ofPace(
	says: string,
	{ step, per_week }: Extract<ClaimedFact, { kind: "per_week" }>,
	plan: readonly PlannedStep[],
): string[] {
	const planned = plan.filter(({ step_id }) => step_id === step).map((found) => found.plan.per_week);
	const known = [...new Set([STEP_RULES[step].per_week, ...planned])];
	const said = readFigures(says).map(({ value }) => value);
	return [
		...(known.includes(per_week)
			? []
			: [`core has ${known.join(" or ")} uses a week for ${step}, the claim says ${per_week}`]),
		...compareFigures(withDaily(says, said), { required: [per_week] }),
	];
}

function ofStart(
	says: string,
	{ step, week }: Extract<ClaimedFact, { kind: "start_week" }>,
	plan: readonly PlannedStep[],
): string[] {
	const found = plan.find(({ step_id }) => step_id === step);
	if (found === undefined) return [`${step} is not in the plan of the person`];
	return [
		...differs(`the first week of ${step}`, String(found.plan.start_week), String(week)),
		...figuresOf(says, { required: [week] }),
	];
}

function ofRule(says: string, path: string): string[] {
	const texts = ruleTexts(path);
	if (texts.length === 0) return [`core has no rule "${path}"`];
	const known = texts.flatMap(readFigures);
	const strange = readFigures(says).filter(
		(figure) => isStatement(figure) && !known.some((other) => sameFigure(figure, other)),
	);
	return strange.map(
		({ words, unit }) =>
			`"${words}" (${unit || "nothing counted"}) is not in "${path}": ${texts.join(" / ")}`,
	);
}

/** What a fact lets its words say: figures that have to be there, and further ones that may. */
interface Allowed {
	required: readonly number[];
	further?: readonly number[];
}

/** Why the figures of some words are not those of a fact. */
function figuresOf(says: string, allowed: Allowed): string[] {
	return compareFigures(
		readFigures(says).map(({ value }) => value),
		allowed,
	);
}

function compareFigures(said: readonly number[], { required, further = [] }: Allowed): string[] {
	const missing = required.filter((value) => !said.includes(value));
	const strange = said.filter((value) => !required.includes(value) && !further.includes(value));
	return [
		...missing.map((value) => `core's figure ${value} is not among the words`),
		...strange.map(
			(value) => `the words say ${value}, where core has ${[...required, ...further].join(" or ")}`,
		),
	];
}

/** "every night" is seven uses a week where nothing else is said. */
function withDaily(says: string, paces: readonly number[]): readonly number[] {
	return paces.length === 0 && DAILY.test(says) ? [7] : paces;
}

/** Tells the word of a claim that speaks against its fact. */
function wordsFit(says: string, opposite: RegExp | null): string[] {
	const found = opposite?.exec(says)?.[0];
	return found === undefined
		? []
		: [`"${found}" says the opposite of the fact; shorten the words or mend them`];
}
