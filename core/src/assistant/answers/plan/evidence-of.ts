import type { PlacedStep } from "../../../routine/plan-steps.ts";
import { EVIDENCE_WORDS } from "../../writing/evidence-words.ts";

/** How good the evidence for a step is; empty where its reason says so already. */
export function evidenceOf({ step }: PlacedStep): string {
	const words = EVIDENCE_WORDS[step.evidence.grade];
	return /\bevidence\b/.test(step.because) ? "" : `There is ${words} for it.`;
}
