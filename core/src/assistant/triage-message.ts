import { AFTER_FLAG, CHILD, CHILD_ANSWERS } from "../knowledge/questions/safety-answers.ts";
import type { RedFlag } from "../skin/red-flag.ts";
import { holdsBack } from "../skin/red-flags/holds-products.ts";
import type { Answer } from "./assistant-event.ts";
import type { Asked } from "./inquiry.ts";
import type { Intent } from "./question.ts";
import { spellOut } from "./reading/spell-out.ts";
import { readThread } from "./thread.ts";
import { findBoundary } from "./triage/find-boundary.ts";
import { findChild } from "./triage/find-child.ts";
import { findPersonRule } from "./triage/find-person-rule.ts";
import { findAcross, findUnresolved } from "./triage/find-unresolved.ts";
import { flagAnswer } from "./triage/flag-answer.ts";
import { type GentleLead, gentleLead, isGentle, isVisitAlone } from "./triage/gentle-lead.ts";
import { citeRule } from "./writing/cite.ts";
import { composeAnswer } from "./writing/compose-answer.ts";

/** Boundaries that come before what was said in earlier turns. */
const AT_ONCE: readonly string[] = [
	"boundary.crisis",
	"boundary.self_harm",
	"boundary.swallowed",
	"boundary.eye",
];

/** A person has to see these first; no rule of medicines or of a pregnancy answers them. */
const SEEN_FIRST: readonly string[] = [
	"red-flag.changing-mole",
	"red-flag.changing-spot",
	"red-flag.sore-not-healing",
	"red-flag.blood-sugar",
	"red-flag.scaly-ring",
	"red-flag.steroid-skin",
	"red-flag.starving",
];

/**
 * The fixed answer to a message that must not be answered with skin care: urgent or worrying signs, also from turns
 * before, distress that asks nothing, and questions for what we must not give. Names no product. Null when there is
 * nothing of that kind; `gentleLead` then says whether a sentence comes before the answer.
 */
export function triageMessage({ message, history, context }: Asked): Answer | null {
	const { flagsOf } = context;
	const text = spellOut(message);
	const flags = flagsOf(message);
	const urgent = flags.filter(({ level }) => level === "emergency" || level === "same_day");
	const boundary = findBoundary(text);
	const asked = { message, history, context };
	const medical = findPersonRule(asked, text) ?? (boundary?.of_medicine === true ? boundary : null);
	if (urgent.length > 0 && (medical === null || !urgent.every(isGeneral))) return flagAnswer(flags, message);
	if (boundary !== null && AT_ONCE.includes(boundary.id) && !isSelfHarm(flags)) return fixed(boundary);
	const before = findUnresolved(message, history, flagsOf);
	const [first] = before;
	if (first !== undefined) {
		const lead = first.level === "same_day" ? AFTER_FLAG.still_same_day : AFTER_FLAG.still_emergency;
		return flagAnswer([first], message, lead);
	}
	const across = findAcross(message, history, flagsOf);
	if (across.length > 0) return flagAnswer(across, message);
	const child = findChild(asked, text);
	if (child !== null) return fixed({ ...CHILD, text: childText(child, text) });
	if (isSelfHarm(flags)) return flagAnswer(flags, message);
	if (flags.some(({ rule_id }) => SEEN_FIRST.includes(rule_id))) return flagAnswer(flags, message);
	const lead = gentleLead({ message, context });
	if (medical !== null) return fixed(medical, lead);
	if (boundary !== null && !isGentle(boundary)) return fixed(boundary, lead);
	if (flags.some(holdsBack) && !(isVisitAlone(flags) && !asksNothing(asked)))
		return flagAnswer(flags, message);
	return lead?.level === "care" && asksNothing(asked) ? kindAnswer(lead) : null;
}

function childText(child: "own" | "other" | "told", text: string): string {
	const direct = child === "other" ? CHILD_ANSWERS.find(({ reads }) => reads.test(text))?.text : undefined;
	return direct === undefined ? CHILD[child] : `${direct}\n\n${CHILD[child]}`;
}

/** Says no more than when: the rule of a medicine or a pregnancy says what to do, and when a doctor is needed. */
function isGeneral({ rule_id }: RedFlag): boolean {
	return rule_id === "red-flag.doctor-today";
}

/** Has its own words already, and they come with what to do next. */
function isSelfHarm(flags: readonly RedFlag[]): boolean {
	return flags.some(({ rule_id }) => rule_id === "red-flag.self-harm");
}

/** Words of a wish or a question; a message that only tells of something names concerns too. */
const ASKS =
	/\?|\b(?:which|what|whats|how|why|when|where|can i|can you|should i|shall i|may i|do i need|recommend|suggest|find me|show me|give me|looking for|i need an?)\b/i;
const NO_QUESTION: readonly Intent[] = ["unknown", "small_talk", "greeting", "thanks", "help", "off_topic"];

/** Nothing that skin care could answer. */
function asksNothing(asked: Asked): boolean {
	return !ASKS.test(asked.message) || NO_QUESTION.includes(readThread(asked).intent);
}

function kindAnswer({ text, citation }: GentleLead): Answer {
	return composeAnswer({ paragraphs: [text, AFTER_FLAG.care], citations: [citation], quiet: true });
}

function fixed(
	{ id, label, text }: { id: string; label: string; text: string },
	lead: GentleLead | null = null,
): Answer {
	return composeAnswer({
		paragraphs: [lead?.text ?? "", text],
		citations: [...(lead ? [lead.citation] : []), citeRule(id, label)],
		quiet: true,
	});
}
