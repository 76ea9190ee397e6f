import type { RedFlag } from "../../skin/red-flag.ts";
import type { FlagsOf } from "../../skin/red-flags/exact-triage.ts";
import type { Turn } from "../inquiry.ts";
import { spellOut } from "../reading/spell-out.ts";
import { findBoundary } from "./find-rule.ts";
import { firstFlags } from "./flag-answer.ts";

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
