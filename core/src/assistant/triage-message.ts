import { AFTER_FLAG, CHILD } from "../knowledge/questions/safety-answers.ts";
import type { RedFlag } from "../skin/red-flag.ts";
import type { Answer } from "./assistant-event.ts";
import type { Asked } from "./inquiry.ts";
import { spellOut } from "./reading/spell-out.ts";
import { findBoundary } from "./triage/find-boundary.ts";
import { findChild } from "./triage/find-child.ts";
import { findUnresolved } from "./triage/find-unresolved.ts";
import { flagAnswer } from "./triage/flag-answer.ts";
import { citeRule } from "./writing/cite.ts";
import { composeAnswer } from "./writing/compose-answer.ts";

/** Boundaries that come before what was said in earlier turns. */
const AT_ONCE: readonly string[] = [
	"boundary.crisis",
	"boundary.self_harm",
	"boundary.swallowed",
	"boundary.eye",
];

/**
 * The fixed answer to a message that must not be answered with skin care: urgent or worrying signs, also from turns
 * before, and questions for what we must not give. Names no product. Null when there is nothing of that kind.
 */
export function triageMessage({ message, history, context }: Asked): Answer | null {
	const { flagsOf } = context;
	const text = spellOut(message);
	const flags = flagsOf(message);
	const urgent = flags.filter(({ level }) => level === "emergency" || level === "same_day");
	if (urgent.length > 0) return flagAnswer(flags);
	const boundary = findBoundary(text);
	if (boundary !== null && AT_ONCE.includes(boundary.id) && !isSelfHarm(flags)) return fixed(boundary);
	const before = findUnresolved(message, history, flagsOf);
	const [first] = before;
	if (first !== undefined) {
		const lead = first.level === "same_day" ? AFTER_FLAG.still_same_day : AFTER_FLAG.still_emergency;
		return flagAnswer([first], lead);
	}
	const child = findChild({ message, history, context }, text);
	if (child !== null) return fixed({ ...CHILD, text: CHILD[child] });
	if (flags.some(({ level }) => level === "care")) return flagAnswer(flags);
	return boundary !== null ? fixed(boundary) : flagAnswer(flags);
}

/** Has its own words already, and they come with what to do next. */
function isSelfHarm(flags: readonly RedFlag[]): boolean {
	return flags.some(({ rule_id }) => rule_id === "red-flag.self-harm");
}

function fixed({ id, label, text }: { id: string; label: string; text: string }): Answer {
	return composeAnswer({ paragraphs: [text], citations: [citeRule(id, label)], quiet: true });
}
