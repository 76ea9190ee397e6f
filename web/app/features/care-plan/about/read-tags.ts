/** PLAN-A6. */
export const TAG_LIMITS = { count: 20, length: 40 } as const;

/** `nothing`: there is nothing to save (PLAN-08). */
type TagEntry =
	| { kind: "nothing" }
	| { kind: "too_long" }
	| { kind: "too_many" }
	| { kind: "tags"; tags: string[]; added: string[] };

/** Splits what was typed on commas and adds it: trimmed, without empties, duplicates by any spelling dropped (PLAN-07). */
export function readTags(typed: string, known: readonly string[]): TagEntry {
	const seen = new Set(known.map((tag) => tag.toLowerCase()));
	const added: string[] = [];
	for (const part of typed.split(",")) {
		const tag = part.trim();
		if (tag === "" || seen.has(tag.toLowerCase())) continue;
		seen.add(tag.toLowerCase());
		added.push(tag);
	}
	if (added.length === 0) return { kind: "nothing" };
	if (added.some((tag) => tag.length > TAG_LIMITS.length)) return { kind: "too_long" };
	if (known.length + added.length > TAG_LIMITS.count) return { kind: "too_many" };
	return { kind: "tags", tags: [...known, ...added], added };
}
