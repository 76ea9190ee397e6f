import type { RedFlag } from "../../skin/red-flag.ts";
import { holdsBack } from "../../skin/red-flags/triage-findings.ts";
import type { Citation } from "../assistant-event.ts";
import type { Asked } from "../inquiry.ts";
import { spellOut } from "../reading/spell-out.ts";
import { citeRule } from "../writing/cite.ts";
import { findBoundary } from "./find-rule.ts";
import { FLAG_LABELS, inTheirLanguage } from "./flag-answer.ts";
import { kindAnswer } from "./kinds/kind-answer.ts";

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
