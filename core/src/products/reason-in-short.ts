/** How `explainPick` ends its sentence. */
const COST = /(?:, and |^)(?:costs?|seen at) [^,]+\)\.$/i;
const FEW = 2;

/** The first facts of a pick's reason, for a line that tells the price itself; null where that was all of it. */
export function reasonInShort(reason: string): string | null {
	const facts = reason.replace(COST, "");
	if (facts === "") return null;
	return facts === reason ? reason : `${facts.split(", ").slice(0, FEW).join(", ")}.`;
}
