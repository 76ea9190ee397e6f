import type { Active } from "../knowledge/active.ts";
import { findActive } from "../knowledge/actives.ts";
import { CAUTIONS } from "../knowledge/cautions.ts";
import type { Selector } from "../knowledge/conflicts.ts";
import { PERSON_RULES, type PersonCondition, type PersonRule } from "../knowledge/person-rules.ts";
import { SLOW_RAMP } from "../knowledge/ramps.ts";
import { STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import { mergeSunscreens } from "./fill-slots.ts";
import { activesOf, draftStep, isTreatmentDraft, type StepDraft, slotOf } from "./step-draft.ts";

/** A step that a rule took away, and what stands in its place; null for nothing. */
export interface PersonChange {
	rule_id: string;
	removed: StepId;
	instead: StepId | null;
}

/** Takes out or replaces what does not suit this person; a replacement is checked again by every rule. */
export function applyPersonRules(
	drafts: readonly StepDraft[],
	conditions: readonly PersonCondition[],
): { drafts: StepDraft[]; changes: PersonChange[] } {
	const rules = PERSON_RULES.filter((rule) => conditions.includes(rule.when));
	const changes: PersonChange[] = [];
	const suited = drafts.flatMap((draft) => suit(draft, rules, changes) ?? []);
	const kept = suited.filter((draft) => !isSecondOf(draft, suited));
	return { drafts: kept.map((draft) => adjust(draft, conditions)), changes };
}

function suit(draft: StepDraft, rules: readonly PersonRule[], changes: PersonChange[]): StepDraft | null {
	let current = draft;
	const tried = new Set<StepId>();
	while (!tried.has(current.step_id)) {
		tried.add(current.step_id);
		const rule = rules.find((candidate) => activesOf(current).some((id) => removes(candidate.removes, id)));
		if (!rule) return current;
		const next = rule.replace[current.step_id] ?? null;
		changes.push({ rule_id: rule.id, removed: current.step_id, instead: next });
		if (next === null) return null;
		current = replaced(current, next, rule);
	}
	return null;
}

function replaced(draft: StepDraft, next: StepId, rule: PersonRule): StepDraft {
	const { category, per_week, ramp } = STEP_RULES[next];
	return {
		...draft,
		key: category,
		step_id: next,
		per_week: Math.min(draft.per_week, per_week),
		ramp,
		applied: [...draft.applied, rule.id],
	};
}

/** A replacement that the plan already has at another time of day adds nothing. */
function isSecondOf(draft: StepDraft, all: readonly StepDraft[]): boolean {
	if (!isTreatmentDraft(draft) || draft.applied.length === 0) return false;
	return all.some(
		(other) =>
			other.step_id === draft.step_id &&
			(other.applied.length === 0 || all.indexOf(other) < all.indexOf(draft)) &&
			slotOf(other) !== slotOf(draft),
	);
}

function adjust(draft: StepDraft, conditions: readonly PersonCondition[]): StepDraft {
	let next = draft;
	if (conditions.includes("darker_tone")) {
		if (next.key === "sunscreen") next = tint(next);
		if (isTreatmentDraft(next)) {
			next = {
				...next,
				ramp: next.ramp ? (SLOW_RAMP[next.ramp] ?? next.ramp) : null,
				extra_cautions: [...next.extra_cautions, CAUTIONS.lowest_strength.text],
				applied: [...next.applied, "person.darker_tone"],
			};
		}
	}
	if (conditions.includes("minor") && isTreatmentDraft(next)) {
		next = {
			...next,
			extra_cautions: [...next.extra_cautions, CAUTIONS.ask_adult.text],
			applied: [...next.applied, "person.minor"],
		};
	}
	return next;
}

function tint(draft: StepDraft): StepDraft {
	const reason = {
		text: "visible light darkens marks on deeper skin tones",
		ids: ["person.darker_tone"],
		sources: ["tinted_sunscreen_2024"] as const,
	};
	return mergeSunscreens(draft, {
		...draftStep("morning", "step.sunscreen_tinted", draft.priority, reason),
		applied: draft.applied,
	});
}

/** True when a rule for one of the conditions speaks against an ingredient, whatever step or product carries it. */
export function isRuledOut(id: string, conditions: readonly PersonCondition[]): boolean {
	return PERSON_RULES.some((rule) => conditions.includes(rule.when) && removes(rule.removes, id));
}

function removes(selector: Selector, id: string): boolean {
	const row: Active | undefined = findActive(id);
	return (
		(selector.ids?.includes(id) ?? false) ||
		(row !== undefined && (selector.classes?.includes(row.class) ?? false))
	);
}
