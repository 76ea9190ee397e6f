import { type ConflictRule, conflictBetween } from "../knowledge/conflicts.ts";
import { activesOf, type StepDraft } from "./step-draft.ts";

/** Part of the day a step belongs to; weekly steps are evening steps. */
export function halfOf(section: StepDraft["section"]): "morning" | "night" {
	return section === "morning" ? "morning" : "night";
}

/** Goes over every pair of steps; of two that cannot be kept apart the one with lower priority is left out. */
export function resolveConflicts(drafts: readonly StepDraft[]): StepDraft[] {
	const kept: StepDraft[] = [];
	for (const draft of drafts.toSorted((a, b) => b.priority - a.priority)) {
		const met = kept.flatMap((other) => conflictsOf(draft, other));
		if (met.some(({ rule, other }) => isUnresolvable(rule, draft, other))) continue;
		kept.push({ ...draft, applied: [...draft.applied, ...met.map(({ rule }) => rule.id)] });
	}
	return drafts.flatMap((draft) => kept.filter((candidate) => sameSlot(candidate, draft)));
}

function conflictsOf(draft: StepDraft, other: StepDraft): { rule: ConflictRule; other: StepDraft }[] {
	return activesOf(draft).flatMap((first) =>
		activesOf(other).flatMap((second) => {
			const rule = conflictBetween(first, second);
			return rule && rule.level !== "allow" ? [{ rule, other }] : [];
		}),
	);
}

/** Nights are dealt out so that no two treatments share one; only a shared half of the day is beyond repair. */
function isUnresolvable(rule: ConflictRule, draft: StepDraft, other: StepDraft): boolean {
	if (rule.level === "block") return true;
	return rule.level === "separate" && halfOf(draft.section) === halfOf(other.section);
}

function sameSlot(a: StepDraft, b: StepDraft): boolean {
	return a.section === b.section && a.key === b.key;
}
