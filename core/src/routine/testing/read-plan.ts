import { isTreatment } from "../../knowledge/actives.ts";
import type { PersonFact, PersonFactId } from "../../person/person-fact.ts";
import { buildCarePlan } from "../build-care-plan.ts";
import type { CarePlan } from "../care-plan.ts";
import type { PlanRequest } from "../person.ts";
import { planSteps } from "../plan-steps.ts";
import { buildFinding, buildRequest } from "./build-request.ts";

export const seen = (
	severities: Partial<Record<PlanRequest["findings"][number]["concern"], number | null>>,
) =>
	Object.entries(severities).map(([concern, severity]) =>
		buildFinding(concern as PlanRequest["findings"][number]["concern"], severity),
	);
export const told = (...ids: PersonFactId[]): PersonFact[] => ids.map((id) => ({ id, sure: true }));
export const planFor = (parts: Partial<PlanRequest> = {}) => buildCarePlan(buildRequest(parts));
export const kindsOf = (plan: CarePlan) => [...new Set(planSteps(plan).map(({ key }) => key))];
export const noteOf = (plan: CarePlan, rule_id: string) =>
	plan.notes?.find((note) => note.rule_id === rule_id)?.text;

/** Treatments by place: "night adapalene 5x from week 1". */
export function treatmentsOf(plan: CarePlan): string[] {
	return planSteps(plan).flatMap(({ section, step }) =>
		step.actives.some(isTreatment)
			? [`${section} ${step.actives.join("+")} ${step.per_week}x from week ${step.start_week}`]
			: [],
	);
}
