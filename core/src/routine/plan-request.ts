import type { StepId } from "../knowledge/steps/step-rules.ts";
import type { PersonFact } from "../person/person-fact.ts";
import type { Concern } from "../skin/concern.ts";
import type { ItaClass } from "../skin/observation.ts";
import type { RedFlag } from "../skin/red-flag.ts";
import type { Sensitivity, SkinType } from "../skin/skin-type.ts";
import type { StandingFinding } from "../skin/standing-findings.ts";
import type { CarePlan } from "./care-plan.ts";
import type { Person } from "./person.ts";

export interface PlanRequest {
	skin_type: SkinType;
	sensitivity: Sensitivity;
	findings: StandingFinding[];
	person: Person;
	/** What the person told, by answers and in words; rules about a person look here. */
	facts: readonly PersonFact[];
	red_flags: RedFlag[];
	/** Keeps treatments already begun where they are; null for a first plan. */
	previous_plan: CarePlan | null;
	/** Steps that a told budget leaves for later; a cheaper one of their kind may come in their place. */
	too_dear?: readonly StepId[];
	/** Steps of the plan that no budget has shortened: of these is told what waits. */
	left_for_later?: readonly StepId[];
	/** What the words put first, where they put something first; the first concern that was named stands in otherwise. */
	first?: Concern;
	/** Only used to start lower where irritation leaves marks more easily. */
	tone?: { ita_class: ItaClass };
}
