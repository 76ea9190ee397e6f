import type { ActiveId } from "../../knowledge/actives.ts";
import {
	alternativesTo,
	BASE_ROUTINES,
	CALM_ROUTINES,
	CARE_BASICS,
	CARE_CHOICES,
	stepsFor,
} from "../../knowledge/care-choices.ts";
import { PERSON_RULES, type PersonCondition } from "../../knowledge/person-rules.ts";
import { STEP_IDS, STEP_RULES, type StepId } from "../../knowledge/steps/step-rules.ts";
import type { PickContext } from "../../products/pick-context.ts";
import { bareStep, type Slot, slotsOf } from "../../products/recommend-slots.ts";
import {
	type CarePlan,
	type PlanSection,
	type ProductCategory,
	WEEKDAYS,
	type Weekday,
} from "../../routine/care-plan.ts";
import { CONCERN_MODULE } from "../../routine/find-needs.ts";
import { isRuledOut } from "../../routine/person-conditions.ts";
import type { Concern, Finding } from "../../skin/concern.ts";
import type { Sensitivity } from "../../skin/skin-type.ts";
import type { SearchNeeds } from "./read-needs.ts";

/** Where to look: the slots of the plan, or of steps the question asks for. */
export interface ChosenSlots {
	slots: Slot[];
	/** Treatments to lead the formula: those asked for, or those that stand in their place. */
	treatments: readonly ActiveId[];
	/** Steps that do not suit the person, and what stands in their place; null for nothing. */
	changed: { rule_id: string; removed: StepId; instead: StepId | null }[];
}

interface Around {
	plan: CarePlan | null;
	sensitivity: Sensitivity;
	findings: readonly Finding[];
	context: PickContext;
}

/** Steps for what is asked: of a named ingredient, else of a concern, else of the plan for that category. */
export function chooseSlots(needs: SearchNeeds, around: Around): ChosenSlots {
	const asked = needs.treatments.length > 0 ? treatmentSteps(needs) : concernSteps(needs, around);
	const { treatments } = needs;
	const { kept, changed } = suitSteps(asked, around.context.conditions);
	const slots = kept.map((id) => slotOf(id, around.plan));
	if (asked.length > 0) {
		const replaced = treatments.length > 0 && changed.length > 0;
		return { slots, treatments: replaced ? activesOf(kept) : treatments, changed };
	}
	if (treatments.length > 0) return { slots: [treatmentSlot(needs)], treatments, changed };
	return { slots: usualSlots(needs.category, around), treatments, changed };
}

function treatmentSteps({ treatments, category }: SearchNeeds): StepId[] {
	return STEP_IDS.filter((id) => {
		const rule = STEP_RULES[id];
		if (category !== null && rule.category !== category) return false;
		return treatments.some((active) => rule.actives.includes(active));
	});
}

/** No step of ours, still a fair question: a cleanser with salicylic acid. */
function treatmentSlot({ treatments, category }: SearchNeeds): Slot {
	const key = category ?? "serum";
	const step = { ...bareStep(), actives: [...treatments] };
	return { step, key, places: [{ section: sectionOf(key, treatments), key, step }] };
}

/** The care for the level the report shows first, then all other care where that has nothing of the category. */
function concernSteps({ concerns, category }: SearchNeeds, { sensitivity, findings }: Around): StepId[] {
	return unique(
		concerns.flatMap((concern) => {
			const module = CONCERN_MODULE[concern];
			const severity = severityOf(concern, findings);
			const rows = CARE_CHOICES[module].filter((row) => row.for.includes(sensitivity));
			const here = rows.filter(({ from }) => severity >= from);
			const basics = CARE_BASICS[module] ?? [];
			for (const steps of [
				[...stepsFor(module, here.slice(0, 1)), ...basics],
				[...stepsFor(module, rows), ...basics],
			]) {
				const own = steps.filter((id) => category === null || STEP_RULES[id].category === category);
				if (own.length > 0) return own;
			}
			return [];
		}),
	);
}

function severityOf(concern: Concern, findings: readonly Finding[]): number {
	return findings.find((finding) => finding.concern === concern)?.severity ?? 0;
}

function suitSteps(
	steps: readonly StepId[],
	conditions: readonly PersonCondition[],
): { kept: StepId[]; changed: ChosenSlots["changed"] } {
	const changed: ChosenSlots["changed"] = [];
	const kept = steps.flatMap((id): StepId[] => {
		if (!isOut(id, conditions)) return [id];
		const rule = PERSON_RULES.find(
			(candidate) => conditions.includes(candidate.when) && isOut(id, [candidate.when]),
		);
		const instead = alternativesTo(id).find((next) => !isOut(next, conditions)) ?? null;
		if (rule) changed.push({ rule_id: rule.id, removed: id, instead });
		return instead === null ? [] : [instead];
	});
	return { kept: unique(kept), changed };
}

function activesOf(steps: readonly StepId[]): ActiveId[] {
	return unique(steps.flatMap((id) => [...STEP_RULES[id].actives]));
}

function isOut(id: StepId, conditions: readonly PersonCondition[]): boolean {
	const actives: readonly ActiveId[] = STEP_RULES[id].actives;
	return actives.some((active) => isRuledOut(active, conditions));
}

/** What the plan has for the category; what suits the skin type where it has nothing; everything for no category. */
function usualSlots(category: ProductCategory | null, around: Around): Slot[] {
	const planned = around.plan === null ? [] : slotsOf(around.plan);
	const base = baseSteps(around.context).map((id) => slotOf(id, null));
	if (category === null) return planned.length > 0 ? planned : base;
	for (const slots of [planned, base]) {
		const own = slots.filter(({ key }) => key === category);
		if (own.length > 0) return own;
	}
	const usual = USUAL[category];
	if (usual !== null) return [slotOf(usual, null)];
	const step = bareStep();
	return [{ step, key: category, places: [{ section: sectionOf(category, []), key: category, step }] }];
}

const USUAL: Record<ProductCategory, StepId | null> = {
	cleanser: "step.cleanser_gentle",
	toner: null,
	serum: "step.serum_hydrating",
	eye_cream: "step.eye_caffeine",
	moisturizer: "step.moisturizer_lotion",
	sunscreen: "step.sunscreen",
	mask: "step.mask_hydrating",
	exfoliant: "step.exfoliant_gentle",
};

function baseSteps({ skin_type, sensitive }: PickContext): StepId[] {
	const base = (sensitive ? CALM_ROUTINES : BASE_ROUTINES)[skin_type ?? "Normal"];
	return [base.cleanser, base.moisturizer, base.sunscreen];
}

/** The slot of the plan where it has this step; a new one otherwise. */
function slotOf(id: StepId, plan: CarePlan | null): Slot {
	const planned = plan === null ? [] : slotsOf(plan);
	const same = planned.find(({ step }) => step.step_id === id);
	if (same) return same;
	const { category, actives, instruction, per_week } = STEP_RULES[id];
	const days = freeDays(plan);
	const step = { ...bareStep(), step_id: id, instruction, per_week, actives: [...actives], days };
	return { step, key: category, places: [{ section: sectionOf(category, actives), key: category, step }] };
}

/** A new step finds its place on days without the plan's exfoliant or mask. */
function freeDays(plan: CarePlan | null): Weekday[] {
	const taken = Object.values(plan?.weekly ?? {}).flatMap(({ days }) => days ?? []);
	return WEEKDAYS.filter((day) => !taken.includes(day));
}

function sectionOf(category: ProductCategory, actives: readonly ActiveId[]): PlanSection {
	if (category === "exfoliant" || category === "mask") return "weekly";
	if (category === "sunscreen") return "morning";
	return actives.some((id) => NIGHT_ONLY.includes(id)) ? "night" : "morning";
}
const NIGHT_ONLY: readonly ActiveId[] = [
	"retinol",
	"retinal",
	"adapalene",
	"retinoid_ester",
	"azelaic_acid",
	"bakuchiol",
];

function unique<T>(values: readonly T[]): T[] {
	return [...new Set(values)];
}
