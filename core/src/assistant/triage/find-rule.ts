import { BOUNDARIES, type Boundary } from "../../knowledge/questions/safety-answers.ts";
import type { RedFlag } from "../../skin/red-flag.ts";
import type { FlagsOf } from "../../skin/red-flags/exact-triage.ts";
import { holdsBack } from "../../skin/red-flags/triage-findings.ts";
import type { Answer, Asked, Citation, Turn } from "../conversation.ts";
import { toldPerson } from "../find/search-context.ts";
import { inEnglish } from "../reading/gloss-message.ts";
import { leanPattern } from "../reading/intent-rules.ts";
import { spellOut } from "../reading/spell-out.ts";
import { citeRule } from "../writing/cite.ts";
import { productName } from "../writing/say-names.ts";
import { FLAG_LABELS, firstFlags, inTheirLanguage } from "./flag-answer.ts";
import { kindAnswer } from "./kinds/kind-answer.ts";
import { type About, PERSON_RULES_OF_TRIAGE, type PersonRule } from "./person-rules.ts";

/** The rule for who asks, or whom they ask about, that this message touches; null for most. */
function ruleFor(asked: Asked, fits: (rule: PersonRule) => boolean): PersonRule | null {
	const about = aboutThem(asked);
	return (
		PERSON_RULES_OF_TRIAGE.find(
			(rule) =>
				fits(rule) &&
				rule.about(about) &&
				rule.reads.test(about.text) &&
				rule.unless?.test(about.text) !== true,
		) ?? null
	);
}

/** A rule that is the whole answer, whatever else the message was taken for. */
export function findPersonRule(asked: Asked): PersonRule | null {
	return ruleFor(asked, ({ yields_to }) => yields_to === undefined);
}

/** Any rule of what somebody told, where nothing but a general word of urgency would be said. */
export function findAnyPersonRule(asked: Asked): PersonRule | null {
	return ruleFor(asked, () => true);
}

/**
 * A rule that stands in the place of a topic's `answer` which does not keep it: what somebody told of themselves is
 * never lost to what their question was taken for.
 */
export function findUnkeptRule(asked: Asked, { citations }: Answer): PersonRule | null {
	const kept = (pattern: RegExp) =>
		citations.some(({ kind, id, label }) => kind === "rule" && (pattern.test(id) || pattern.test(label)));
	return ruleFor(asked, ({ yields_to }) => yields_to !== undefined && !kept(yields_to));
}

function aboutThem({ message, history, context: { person, report, in_use } }: Asked): About {
	const own = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	const told = toldPerson(person, [...own, message], report?.analysis.understood);
	const english = inEnglish(message);
	return {
		preferences: told.person.preferences,
		answered: person.preferences,
		earlier: own.map(spellOut).join(" , "),
		shelf: in_use.map((one) => spellOut(productName(one) ?? "")).join(" , "),
		facts: new Set(told.facts.map(({ id }) => id)),
		text: [message, english === message ? null : english]
			.map((text) => (text === null ? "" : spellOut(text)))
			.join(" ")
			.trim(),
	};
}

const ROWS = BOUNDARIES.map((boundary) => ({
	boundary,
	reads: leanPattern(boundary.reads),
	unless: boundary.unless === undefined ? null : leanPattern(boundary.unless),
}));

/** The first rule that a spelled-out message runs into; null for a question we may answer. */
export function findBoundary(text: string): Boundary | null {
	return ROWS.find(({ reads, unless }) => reads.test(text) && unless?.test(text) !== true)?.boundary ?? null;
}

const RESOLVED =
	/\b(?:(?:i am|it is|they are|she is|he is|all|everything is|feeling|feel|doing) (?:\w+ )?(?:fine|ok|okay|better|well|good|safe|gone|resolved|alright|home)|went (?:down|away)|(?:has|have|is|are) (?:gone|stopped|cleared|settled)|no longer|(?:saw|seen|talked to|spoke to|called|visited|been to|at|in|back from)(?: \w+){0,2} (?:doctor|hospital|er|ambulance|emergency|dermatologist|pharmacist|clinic|urgent care|911|112|counselor|crisis line)|(?:doctor|hospital|paramedics?|clinic) (?:said|says|gave|looked|saw|checked|told)|was (?:joking|kidding)|months ago|years ago|last year)\b/;

/** Words of somebody a professional has seen, or who speaks of long ago. */
const LOOKED_AFTER =
	/\b(?:doctor|hospital|er|ambulance|dermatologist|pharmacist|clinic|urgent care|paramedics?|counselor|joking|kidding|ago|last year)\b/;

const LASTING: readonly string[] = ["boundary.crisis", "boundary.self_harm", "boundary.swallowed"];

function isUnresolved({ level, rule_id }: RedFlag): boolean {
	return level === "emergency" || level === "same_day" || rule_id === "red-flag.self-harm";
}

/** What is only guessed, and is over where the person says how little it is. */
const ENDS_WHEN_MILD: readonly string[] = ["red-flag.accident", "red-flag.doctor-today"];
const MILD =
	/\bnot (?:really |actually |even )?(?:burn\w*|sting\w*|hurt\w*|pain\w*)(?: burn\w*| sting\w*)?[ ,]+(?:it is |its |but )?(?:just|only|more|a bit)(?: \w+){0,3} (?:warm\w*|tingl\w*|pink\w*|tight\w*)\b/;

/** Says in so many words that it does not burn and is only warm. */
export function isMild(text: string): boolean {
	return MILD.test(spellOut(text));
}

/** Boundaries that stay first until the person says it is over. */
function lastingBoundary(text: string): RedFlag[] {
	const boundary = findBoundary(spellOut(text));
	if (boundary === null || !LASTING.includes(boundary.id)) return [];
	return [{ rule_id: boundary.id, level: "emergency", advice: boundary.text }];
}

/**
 * Urgent flags that the person raised in an earlier turn and has not taken back since; [] when there are none. Only
 * the person's own turns are read: what an assistant's turn says proves nothing.
 */
export function findUnresolved(message: string, history: readonly Turn[], flagsOf: FlagsOf): RedFlag[] {
	const said = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	const later = [message];
	for (const text of said.toReversed()) {
		if (later.some(isOver)) return [];
		const flags = flagsOf(text).filter(
			(flag) =>
				isUnresolved(flag) && !(ENDS_WHEN_MILD.includes(flag.rule_id) && [text, ...later].some(isMild)),
		);
		const urgent = flags.length > 0 ? flags : lastingBoundary(text);
		if (urgent.length > 0) return firstFlags(urgent);
		later.push(text);
	}
	return [];
}

/** A few words lean on the turn before: "how many would be too many then?" says what it is about only beside it. */
const LEANS_WITHIN = 8;

/** What cannot wait and only the last own turn and this short one tell together; a visit today is told by one of them alone. */
export function findAcross(message: string, history: readonly Turn[], flagsOf: FlagsOf): RedFlag[] {
	const before = history.findLast(({ role }) => role === "user")?.message;
	if (before === undefined || message.trim().split(/\s+/).length > LEANS_WITHIN) return [];
	if (isOver(message) || isOver(before)) return [];
	return flagsOf(`${before.trim()} ${message.trim()}`).filter(
		(flag) => isUnresolved(flag) && flag.level !== "same_day",
	);
}

function isOver(text: string): boolean {
	return RESOLVED.test(text.toLowerCase().replaceAll("'m", " am").replaceAll("'s", " is"));
}

/**
 * An emergency of an earlier turn that the person calls better without anybody having looked at it; null otherwise.
 * Where it is not over at all, triage has answered before.
 */
export function findCalmed(message: string, history: readonly Turn[], flagsOf: FlagsOf): RedFlag | null {
	const emergency = (text: string) => flagsOf(text).find(({ level }) => level === "emergency") ?? null;
	const said = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	const last = said.findLastIndex((text) => emergency(text) !== null);
	if (last < 0) return null;
	const later = [...said.slice(last + 1), message];
	if (later.some((text) => LOOKED_AFTER.test(text.toLowerCase()))) return null;
	return emergency(said[last] ?? "");
}

/** A kind word to somebody in distress, the visit that something asks for, or the one sentence on what to watch for. */
export interface GentleLead {
	level: "care" | "book_dermatologist" | "watch";
	text: string;
	citation: Citation;
}

const GENTLE_BOUNDARIES: readonly string[] = ["boundary.checking", "boundary.distress"];

/** Distress in words of the talk; what is asked beside it is still answered. */
export function isGentle({ id }: { id: string }): boolean {
	return GENTLE_BOUNDARIES.includes(id);
}

const SOON = "red-flag.doctor-soon";

/** Worth a visit and nothing is known of its kind: what else is asked is answered, without products. */
export function isVisitAlone(flags: readonly RedFlag[]): boolean {
	const holding = flags.filter(holdsBack);
	return holding.length > 0 && holding.every(({ rule_id }) => rule_id === SOON);
}

/** What stands before an answer; null for most messages. */
export function gentleLead({ message, context }: Omit<Asked, "history">): GentleLead | null {
	const all = context.flagsOf(message);
	const flags = all.filter((flag) => !holdsBack(flag));
	const advice = (flag: RedFlag) => inTheirLanguage(flag, message)?.[0] ?? flag.advice;
	const visit = isVisitAlone(all) ? all.find(({ rule_id }) => rule_id === SOON) : undefined;
	if (visit) {
		const theirs = inTheirLanguage(visit, message)?.[0];
		const told = theirs ?? kindAnswer(visit, message) ?? visit.advice;
		return leadOf("book_dermatologist", visit.rule_id, told);
	}
	const told = flags.find(({ level }) => level === "care");
	if (told) return leadOf("care", told.rule_id, advice(told));
	const boundary = findBoundary(spellOut(message));
	if (boundary !== null && isGentle(boundary)) return leadOf("care", boundary.id, boundary.text);
	const perhaps = flags.find(({ level }) => level === "watch");
	return perhaps ? leadOf("watch", perhaps.rule_id, advice(perhaps)) : null;
}

function leadOf(level: GentleLead["level"], id: string, text: string): GentleLead {
	return { level, text, citation: citeRule(id, FLAG_LABELS[level]) };
}
