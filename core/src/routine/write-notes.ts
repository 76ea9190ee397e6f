import { CONCERN_MODULES } from "../knowledge/concern-modules.ts";
import { ROUTINE_RULES, type RoutineRuleId } from "../knowledge/conflicts.ts";
import {
	MINOR_LINES,
	PERSON_RULES,
	PERSON_WARNINGS,
	type PersonCondition,
} from "../knowledge/person-rules.ts";
import { STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import { joinWords } from "../skin/zone-words.ts";
import { isRuledOut, type PersonChange } from "./apply-person-rules.ts";
import type { PlanNote } from "./care-plan.ts";
import { type ChosenModule, MARKED_FROM } from "./choose-modules.ts";
import type { WaitingStep } from "./fill-slots.ts";
import type { Preferences } from "./person.ts";
import { decidingPair } from "./resolve-conflicts.ts";
import { type StepDraft, slotOf } from "./step-draft.ts";

/** From a marked severity on: where a professional comes in. */
export function referNotes(modules: readonly ChosenModule[]): PlanNote[] {
	return modules.flatMap((module) => {
		const { refer, sources } = CONCERN_MODULES[module.id];
		if (refer === null || module.severity < MARKED_FROM) return [];
		return [{ rule_id: `${module.id}.refer`, text: refer, sources: [...sources] }];
	});
}

/** What a person's answers changed: warnings of two answers together first, then each rule with what it took out. */
export function personNotes(
	conditions: readonly PersonCondition[],
	changes: readonly PersonChange[],
	preferences: Pick<Preferences, "monk_tone">,
): PlanNote[] {
	const warnings = PERSON_WARNINGS.filter(({ all }) => all.every((one) => conditions.includes(one))).map(
		({ id, note, sources }): PlanNote => ({ rule_id: id, text: note, sources: [...sources] }),
	);
	const rules = PERSON_RULES.filter((rule) => conditions.includes(rule.when)).flatMap((rule): PlanNote[] => {
		const own = changes.filter((change) => change.rule_id === rule.id);
		if (rule.note_only_when_used && own.length === 0) return [];
		const text = [chosenTone(rule.when, preferences), rule.note, leftOutWords(own)];
		return [{ rule_id: rule.id, text: text.filter(Boolean).join(" "), sources: [...rule.sources] }];
	});
	return [...warnings, ...rules];
}

/** Under 18 lines are left alone, and the plan says so where they were seen or named. */
export function linesNotes(withheld: boolean): PlanNote[] {
	return withheld
		? [{ rule_id: MINOR_LINES.id, text: MINOR_LINES.note, sources: [...MINOR_LINES.sources] }]
		: [];
}

/** What a rule about the whole routine left out. */
export function leftOutNotes(
	rule_id: RoutineRuleId,
	before: readonly StepDraft[],
	after: readonly StepDraft[],
): PlanNote[] {
	const gone = missing(before, after).map((draft) => ({ removed: draft.step_id, instead: null }));
	if (gone.length === 0) return [];
	const { text, sources } = ROUTINE_RULES[rule_id];
	return [{ rule_id, text: `${text} ${leftOutWords(gone)}`, sources: [...sources] }];
}

/** Which pair rule decided that a step is out of the plan, and beside what. */
export function conflictNotes(before: readonly StepDraft[], after: readonly StepDraft[]): PlanNote[] {
	return missing(before, after).flatMap((draft): PlanNote[] => {
		const [decided] = after.flatMap((other) => {
			const pair = decidingPair(draft, other);
			return pair === null ? [] : [{ rule: pair.rule, other }];
		});
		if (!decided) return [];
		const { rule, other } = decided;
		const beside = `${STEP_RULES[draft.step_id].title} is left out beside ${lowerFirst(STEP_RULES[other.step_id].title)}.`;
		return [{ rule_id: rule.id, text: `${beside} ${rule.why}`, sources: [...rule.sources] }];
	});
}

/** What waits for a later plan, unless this person should not use it at all. */
export function waitingNotes(
	waiting: readonly WaitingStep[],
	drafts: readonly StepDraft[],
	conditions: readonly PersonCondition[],
): PlanNote[] {
	return waiting.flatMap(({ module, step_id, slot }) => {
		const holder = drafts.find((draft) => slotOf(draft) === slot);
		const rule = STEP_RULES[step_id];
		if (!holder || holder.step_id === step_id) return [];
		if (rule.actives.some((id) => isRuledOut(id, conditions))) return [];
		const text = `${rule.title} for ${CONCERN_MODULES[module.id].words} waits for a later plan: its place belongs to ${lowerFirst(STEP_RULES[holder.step_id].title)} first.`;
		return [{ rule_id: `${module.id}.waits`, text, sources: [...rule.sources] }];
	});
}

function missing(before: readonly StepDraft[], after: readonly StepDraft[]): StepDraft[] {
	const kept = new Set(after.map(slotOf));
	return before.filter((draft) => !kept.has(slotOf(draft)));
}

/** "Left out: retinol 0.2 to 0.3% and adapalene 0.1% (azelaic acid 10% instead)." */
function leftOutWords(changes: readonly { removed: StepId; instead: StepId | null }[]): string {
	if (changes.length === 0) return "";
	const named = changes.map(({ removed, instead }) => {
		const title = lowerFirst(STEP_RULES[removed].title);
		return instead === null ? title : `${title} (${lowerFirst(STEP_RULES[instead].title)} instead)`;
	});
	return `Left out: ${joinWords([...new Set(named)])}.`;
}

function chosenTone(condition: PersonCondition, { monk_tone }: Pick<Preferences, "monk_tone">): string {
	return condition === "darker_tone" && monk_tone !== undefined ? `You chose tone ${monk_tone} of 10.` : "";
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
