import { clashes, type Pairing, pairing } from "../knowledge/pairing.ts";
import { activesOf, type StepDraft } from "./step-draft.ts";

/** Part of the day a step belongs to; weekly steps are evening steps. */
export function halfOf(section: StepDraft["section"]): "morning" | "night" {
	return section === "morning" ? "morning" : "night";
}

/** Goes over every pair of steps; of two that cannot be kept apart the one with lower priority is left out. */
export function resolveConflicts(drafts: readonly StepDraft[]): StepDraft[] {
	const kept: StepDraft[] = [];
	for (const draft of drafts.toSorted((a, b) => b.priority - a.priority)) {
		if (kept.some((other) => decidingPair(draft, other) !== null)) continue;
		const apart = kept.flatMap((other) => pairsOf(draft, other)).filter((pair) => !pair.share_night);
		kept.push({ ...draft, applied: [...draft.applied, ...apart.map(({ rule }) => rule.id)] });
	}
	return drafts.flatMap((draft) => kept.filter((candidate) => sameSlot(candidate, draft)));
}

/**
 * The pair that keeps two steps out of one plan; null where days or times of day keep them apart. Nights are dealt out so
 * that no two treatments share one: what remains is a shared half of the day.
 */
export function decidingPair(draft: StepDraft, other: StepDraft): Pairing | null {
	const near = { same_half: halfOf(draft.section) === halfOf(other.section), same_day: false };
	return pairsOf(draft, other).find((pair) => clashes(pair, near)) ?? null;
}

function pairsOf(draft: StepDraft, other: StepDraft): Pairing[] {
	return activesOf(draft).flatMap((first) =>
		activesOf(other).flatMap((second) => pairing(first, second) ?? []),
	);
}

function sameSlot(a: StepDraft, b: StepDraft): boolean {
	return a.section === b.section && a.key === b.key;
}
