import type { Concern, Finding } from "../../skin/concern.ts";
import { factsFromAnswers } from "../facts-from-answers.ts";
import type { PlanRequest } from "../person.ts";

/** One concern on both cheeks. */
export function buildFinding(concern: Concern, severity: number | null, confidence = 0.7): Finding {
	return {
		concern,
		severity,
		confidence,
		zones: ["left_cheek", "right_cheek"],
		because: ["redness.left_cheek"],
	};
}

/** Calm normal skin of somebody who told nothing, but for the parts given. */
export function buildRequest(parts: Partial<PlanRequest> = {}): PlanRequest {
	const { person = { goals: [], issues: [], preferences: {} } } = parts;
	return {
		skin_type: "Normal",
		sensitivity: "Low",
		findings: [],
		person,
		facts: factsFromAnswers(person.preferences),
		red_flags: [],
		previous_plan: null,
		...parts,
	};
}
