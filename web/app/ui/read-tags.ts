import { uiCopy } from "./copy.ts";

interface TagLimits {
	count: number;
	/** Of one tag. */
	length: number;
}

type TagEntry =
	/** There is nothing to save (PLAN-08). */
	| { kind: "nothing" }
	/** Nothing of it fits as it is typed; `problem` says why. */
	| { kind: "refused"; problem: string }
	| { kind: "tags"; tags: string[]; added: string[] };

/** Splits what was typed on commas and adds it: trimmed, without empties, duplicates by any spelling dropped (PLAN-07). */
export function readTags(typed: string, known: readonly string[], limits: TagLimits): TagEntry {
	const seen = new Set(known.map((tag) => tag.toLowerCase()));
	const added: string[] = [];
	for (const part of typed.split(",")) {
		const tag = part.trim();
		if (tag === "" || seen.has(tag.toLowerCase())) continue;
		seen.add(tag.toLowerCase());
		added.push(tag);
	}
	if (added.length === 0) return { kind: "nothing" };
	if (added.some((tag) => tag.length > limits.length)) {
		return { kind: "refused", problem: uiCopy.tagTooLong(limits.length) };
	}
	if (known.length + added.length > limits.count) {
		return { kind: "refused", problem: uiCopy.tooManyTags(limits.count) };
	}
	return { kind: "tags", tags: [...known, ...added], added };
}
