import type { Finding } from "../../skin/concern.ts";
import { buildCarePlan } from "../build-care-plan.ts";
import type { CarePlan } from "../care-plan.ts";
import type { Preferences } from "../person.ts";
import { buildRequest } from "./build-request.ts";

/** The plan for oily skin with these findings. */
export function oilyPlan(
	findings: Finding[],
	preferences: Preferences = {},
	previous_plan: CarePlan | null = null,
): CarePlan {
	const person = { goals: [], issues: [], preferences };
	return buildCarePlan(buildRequest({ skin_type: "Oily", findings, person, previous_plan }));
}

/** Spots on the chin, read from its inflamed spots. */
export function chinSpots(severity: number): Finding {
	return {
		concern: "acne",
		severity,
		confidence: 0.8,
		zones: ["chin"],
		because: ["inflamed_spots.chin"],
	};
}
