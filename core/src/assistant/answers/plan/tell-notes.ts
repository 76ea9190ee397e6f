import type { ChatReport } from "../../assistant-context.ts";

/** The most important note of the plan: a referral, or what was left out for this person. */
export function tellNotes({ analysis }: ChatReport): string {
	return analysis.care_plan.notes?.[0]?.text ?? "";
}
