import type { RedFlag } from "../../skin/red-flag.ts";
import { holdsBack } from "../../skin/red-flags/holds-products.ts";
import type { Citation } from "../assistant-event.ts";
import type { Asked } from "../inquiry.ts";
import { spellOut } from "../reading/spell-out.ts";
import { citeRule } from "../writing/cite.ts";
import { findBoundary } from "./find-boundary.ts";
import { FLAG_LABELS, inTheirLanguage } from "./flag-answer.ts";

/** A kind word to somebody in distress, or the one sentence on what to watch for. */
export interface GentleLead {
	level: "care" | "watch";
	text: string;
	citation: Citation;
}

const GENTLE_BOUNDARIES: readonly string[] = ["boundary.checking", "boundary.distress"];

/** Distress in words of the talk; what is asked beside it is still answered. */
export function isGentle({ id }: { id: string }): boolean {
	return GENTLE_BOUNDARIES.includes(id);
}

/** What stands before an answer and changes nothing in it; null for most messages. */
export function gentleLead({ message, context }: Omit<Asked, "history">): GentleLead | null {
	const flags = context.flagsOf(message).filter((flag) => !holdsBack(flag));
	const advice = (flag: RedFlag) => inTheirLanguage(flag, message)?.[0] ?? flag.advice;
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
