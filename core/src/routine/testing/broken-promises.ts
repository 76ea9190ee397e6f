import {
	ACTIVES,
	type ActiveId,
	findActive,
	isExfoliating,
	isRetinoid,
	isTreatment,
} from "../../knowledge/actives.ts";
import { SOURCES, type SourceId } from "../../knowledge/sources.ts";
import { isStepId, STEP_RULES } from "../../knowledge/steps/step-rules.ts";
import { isRuledOut } from "../apply-person-rules.ts";
import { MAX_EXFOLIATIONS } from "../apply-sensitivity.ts";
import type { CarePlan, PlanStep } from "../care-plan.ts";
import { findConflicts } from "../find-conflicts.ts";
import { isMinor } from "../person.ts";
import { personConditions, planSensitivity } from "../person-conditions.ts";
import type { PlanRequest } from "../plan-request.ts";
import { planSteps } from "../plan-steps.ts";
import { STAGGER_WEEKS } from "../schedule-ramp.ts";

const ACNE_CARE: readonly string[] = ["benzoyl_peroxide", "salicylic_acid", "adapalene"] satisfies ActiveId[];
const BESIDE_ACNE_MEDICINE: readonly string[] = ["niacinamide", "vitamin_c_derivative"] satisfies ActiveId[];
const NOT_IN_PREGNANCY = Object.entries(ACTIVES)
	.filter(([, row]) => row.pregnancy === "avoid" || row.pregnancy === "caution")
	.map(([id]) => id);

/** Whether an active suits this person, told from the answers alone and not from the rule table. */
export function suits(
	id: string,
	{ person: { preferences }, findings }: Pick<PlanRequest, "person" | "findings">,
) {
	if (!isTreatment(id)) return true;
	if (preferences.prescription_retinoid === true) return false;
	if (preferences.prescription_acne === true && !BESIDE_ACNE_MEDICINE.includes(id)) return false;
	const expecting = preferences.pregnancy !== undefined && preferences.pregnancy !== "no";
	if (expecting && NOT_IN_PREGNANCY.includes(id)) return false;
	if (!isMinor(preferences)) return true;
	const acne = findings.find(({ concern }) => concern === "acne")?.severity ?? 0;
	return acne >= 2 && ACNE_CARE.includes(id);
}

/** Sources of a step that its own rule does not name and that are about other ingredients only. */
function strangeSources({ step_id, actives, evidence }: PlanStep): string[] {
	const own: readonly string[] = step_id && isStepId(step_id) ? STEP_RULES[step_id].sources : [];
	return evidence.sources.filter((source) => {
		if (own.includes(source) || SOURCES[source as SourceId].status === "house") return false;
		const about = Object.entries(ACTIVES).filter(([, { sources }]) => sources.some((id) => id === source));
		return about.length > 0 && !about.some(([id]) => actives.includes(id));
	});
}

/** The promises of a plan towards the person it is for; each broken one is named. */
export function brokenPromises(request: PlanRequest, plan: CarePlan): string[] {
	const broken: string[] = [];
	const { preferences } = request.person;
	const conditions = personConditions({ ...request, monk_tone: preferences.monk_tone });
	const sensitivity = planSensitivity(request.sensitivity, preferences, request.red_flags);
	const steps = planSteps(plan);
	const actives = steps.flatMap(({ step }) => step.actives);
	for (const id of actives) {
		if (!suits(id, request)) broken.push(`${id} does not suit`);
		if (isRuledOut(id, conditions)) broken.push(`${id} is ruled out`);
	}
	const sunscreen = plan.morning.sunscreen;
	if (actives.some((id) => findActive(id)?.photosensitising) && sunscreen?.per_week !== 7) {
		broken.push("no daily sunscreen beside what makes skin burn");
	}
	const exfoliations = steps.filter(({ step }) => step.actives.some(isExfoliating));
	const uses = exfoliations.reduce((sum, { step }) => sum + step.per_week, 0);
	if (uses > MAX_EXFOLIATIONS[sensitivity]) broken.push(`${uses} exfoliations a week`);
	if (actives.filter(isRetinoid).length > 1) broken.push("two retinoids");
	const starts = steps
		.filter(({ step }) => step.actives.some(isTreatment))
		.map(({ step }) => step.start_week);
	const sorted = starts.toSorted((a, b) => a - b);
	if (sorted.some((start, at) => at > 0 && start - (sorted[at - 1] ?? 0) < STAGGER_WEEKS)) {
		broken.push("two treatments start at once");
	}
	for (const { step } of steps) {
		if (step.evidence.sources.length === 0) broken.push(`${step.step_id} without a source`);
		for (const source of strangeSources(step)) broken.push(`${step.step_id} cites ${source}`);
	}
	for (const conflict of findConflicts(plan)) broken.push(conflict.rule_id);
	for (const note of plan.notes ?? []) {
		if (note.sources.length === 0) broken.push(`${note.rule_id} without a source`);
	}
	return broken;
}
