import { mainConcern, wishesOf } from "../person/asked-for.ts";
import { factsInUse } from "../person/own-products.ts";
import { mergeFacts, type PersonFact, type Understood } from "../person/person-fact.ts";
import { medicinesInUse } from "../person/understand.ts";
import type { CarePlan } from "../routine/care-plan.ts";
import { factsAbout } from "../routine/facts-from-answers.ts";
import type { Person, PlanRequest } from "../routine/person.ts";
import { type Concern, standingFindings } from "../skin/concern.ts";
import { readSelfReport } from "../skin/note/read-self-report.ts";
import type { ItaClass } from "../skin/observation.ts";
import { byUrgency } from "../skin/red-flags/red-flag-rules.ts";
import { triageFindings, withoutFindings } from "../skin/red-flags/triage-findings.ts";
import { findSensitivity } from "../skin/skin-type.ts";
import type { AnalysisResult } from "./stages.ts";

/** A plan and everything it was made from. */
export interface ReportOfPlan {
	care_plan: CarePlan;
	report: Pick<AnalysisResult, "skin_type" | "findings" | "carried" | "understood" | "red_flags">;
	note: string | null;
	tone: { ita_class: ItaClass } | null;
	person: Person;
	/** Plan of the report before; null for the first. */
	previous_plan: CarePlan | null;
	/** Names of products in use, in whatever words. */
	in_use?: readonly string[];
}

/** A request that knows where its sensitivity comes from. */
export interface BasedRequest extends PlanRequest {
	sensitivity_basis: string;
	/** What the note told, beside the answers. */
	understood: readonly Understood[];
}

/** Readings that send nobody to a doctor: redness heals with its burn or procedure, spots under isotretinoin have a doctor. */
export function explainedReadings(facts: readonly PersonFact[]): Concern[] {
	const told = (id: PersonFact["id"]) => facts.some((fact) => fact.id === id);
	return [
		...(told("sunburn") || told("recent_procedure") ? (["redness"] as const) : []),
		...(told("isotretinoin") ? (["acne"] as const) : []),
	];
}

/** What the plan of a report was made from, worked out of the report again. */
export function planRequest({
	report,
	note,
	tone,
	person,
	previous_plan,
	in_use = [],
}: ReportOfPlan): BasedRequest {
	const findings = standingFindings(report);
	const { understood = [] } = report;
	const { sensitivity, basis } = findSensitivity(
		findings,
		readSelfReport(note, person.preferences, person.felt),
	);
	const facts = mergeFacts(
		factsAbout(person.preferences, understood),
		factsInUse(in_use),
		medicinesInUse(in_use),
		wishesOf(note),
	);
	const first = mainConcern(note);
	return {
		...(first !== null && { first }),
		skin_type: report.skin_type,
		sensitivity,
		sensitivity_basis: basis,
		findings,
		person,
		understood,
		facts,
		red_flags: byUrgency([
			...withoutFindings(report.red_flags),
			...triageFindings(findings, explainedReadings(facts)),
		]),
		previous_plan,
		...(tone && { tone }),
	};
}
