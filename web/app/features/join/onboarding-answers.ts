import { CONCERN_OPTIONS, GOAL_OPTIONS } from "@dewlight/contracts/constants.ts";
import { readDraft, writeDraft } from "#api/drafts.ts";

export type Goal = (typeof GOAL_OPTIONS)[number];
export type ConcernChoice = (typeof CONCERN_OPTIONS)[number];

const GOALS = "onboarding-goals";
const CONCERNS = "onboarding-concerns";

/** Answers outlive a reload; the selfie does not (ONB-A5). */
export function readAnswers(): { goals: Goal[]; concerns: ConcernChoice[] } {
	const goals = readDraft(GOALS).split("|");
	const concerns = readDraft(CONCERNS).split("|");
	return {
		goals: GOAL_OPTIONS.filter((option) => goals.includes(option)),
		concerns: CONCERN_OPTIONS.filter((option) => concerns.includes(option)),
	};
}

export function writeAnswers(goals: readonly Goal[], concerns: readonly ConcernChoice[]): void {
	writeDraft(GOALS, goals.join("|"));
	writeDraft(CONCERNS, concerns.join("|"));
}
