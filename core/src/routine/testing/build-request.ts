import type { Concern, Finding } from "../../skin/concern.ts";
import type { PlanRequest } from "../plan-request.ts";

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
	return {
		skin_type: "Normal",
		sensitivity: "Low",
		findings: [],
		person: { goals: [], issues: [], preferences: {} },
		red_flags: [],
		previous_plan: null,
		...parts,
	};
}
