import type { Active } from "../knowledge/active.ts";
import { findActive } from "../knowledge/actives.ts";
import { CAUTIONS } from "../knowledge/cautions.ts";
import type { Selector } from "../knowledge/conflicts.ts";
import {
	MINOR_ACNE_CLASSES,
	MINOR_ACNE_FROM,
	MINOR_ACNE_IDS,
	PERSON_RULES,
	type PersonCondition,
	type PersonRule,
} from "../knowledge/person-rules.ts";
import { SLOW_RAMP } from "../knowledge/ramps.ts";
import { STEP_RULES } from "../knowledge/steps/step-rules.ts";
import type { PlanNote } from "./care-plan.ts";
import { mergeSunscreens } from "./fill-slots.ts";
import { activesOf, draftStep, isTreatmentDraft, type StepDraft } from "./step-draft.ts";

const MAX_ROUNDS = 6;

/** Takes out or replaces what does not suit this person; a replacement is checked again by every rule. */
export function applyPersonRules(
	drafts: readonly StepDraft[],
	conditions: readonly PersonCondition[],
	acneSeverity: number,
): { drafts: StepDraft[]; notes: PlanNote[] } {
	const rules = PERSON_RULES.filter((rule) => conditions.includes(rule.when)).map((rule) =>
		rule.when === "minor" && acneSeverity < MINOR_ACNE_FROM ? withoutAcneCare(rule) : rule,
	);
	const kept = drafts.flatMap((draft) => {
		const suited = suit(draft, rules);
		return suited ? [adjust(suited, conditions)] : [];
	});
	const notes = rules.flatMap((rule): PlanNote[] =>
		rule.note === null ? [] : [{ rule_id: rule.id, text: rule.note, sources: [...rule.sources] }],
	);
	return { drafts: kept, notes };
}

function suit(draft: StepDraft, rules: readonly PersonRule[]): StepDraft | null {
	let current = draft;
	for (let round = 0; round < MAX_ROUNDS; round += 1) {
		const rule = rules.find((candidate) => activesOf(current).some((id) => removes(candidate.removes, id)));
		if (!rule) return current;
		const next = rule.replace[current.step_id];
		if (!next) return null;
		const replaced = STEP_RULES[next];
		const perWeek = Math.min(current.per_week, replaced.per_week);
		current = {
			...draftStep(current.section, next, current.priority, current.reasons[0] ?? NO_REASON, perWeek),
			reasons: current.reasons,
			wait_weeks: current.wait_weeks,
			applied: [...current.applied, rule.id],
		};
	}
	return null;
}

const NO_REASON = { text: "", ids: [], sources: [] } as const satisfies {
	text: string;
	ids: string[];
	sources: never[];
};

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

function withoutAcneCare(rule: PersonRule): PersonRule {
	return {
		...rule,
		removes: {
			ids: [...(rule.removes.ids ?? []), ...MINOR_ACNE_IDS],
			classes: [...(rule.removes.classes ?? []), ...MINOR_ACNE_CLASSES],
		},
	};
}

function removes(selector: Selector, id: string): boolean {
	const row: Active | undefined = findActive(id);
	return (
		(selector.ids?.includes(id) ?? false) ||
		(row !== undefined && (selector.classes?.includes(row.class) ?? false))
	);
}
