import { type Preferences, preferencesSchema } from "@dewlight/contracts/accounts.ts";
import { CONCERN_OPTIONS, GOAL_OPTIONS } from "@dewlight/contracts/constants.ts";
import { type DraftOwner, readDraft, writeDraft } from "#api/drafts.ts";

type Goal = (typeof GOAL_OPTIONS)[number];
type ConcernChoice = (typeof CONCERN_OPTIONS)[number];

export interface OnboardingAnswers {
	goals: Goal[];
	concerns: ConcernChoice[];
	preferences: Preferences;
}

const ONBOARDING_STEPS = ["selfie", "goals", "concerns", "fine_tune"] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

const GOALS = "onboarding-goals";
const CONCERNS = "onboarding-concerns";
const PREFERENCES = "onboarding-preferences";
const STEP = "onboarding-step";

/** Answers outlive a reload and belong to who gave them; the selfie does not outlive it (ONB-A5). */
export function readAnswers(owner: DraftOwner): OnboardingAnswers {
	const goals = readDraft(owner, GOALS).split("|");
	const concerns = readDraft(owner, CONCERNS).split("|");
	return {
		goals: GOAL_OPTIONS.filter((option) => goals.includes(option)),
		concerns: CONCERN_OPTIONS.filter((option) => concerns.includes(option)),
		preferences: readPreferences(owner),
	};
}

export function writeAnswers(owner: DraftOwner, { goals, concerns, preferences }: OnboardingAnswers): void {
	writeDraft(owner, GOALS, goals.join("|"));
	writeDraft(owner, CONCERNS, concerns.join("|"));
	writeDraft(owner, PREFERENCES, Object.keys(preferences).length === 0 ? "" : JSON.stringify(preferences));
}

export function readStep(owner: DraftOwner): OnboardingStep {
	return ONBOARDING_STEPS.find((step) => step === readDraft(owner, STEP)) ?? "selfie";
}

export function writeStep(owner: DraftOwner, step: OnboardingStep): void {
	writeDraft(owner, STEP, step === "selfie" ? "" : step);
}

export function forgetAnswers(owner: DraftOwner): void {
	for (const key of [GOALS, CONCERNS, PREFERENCES, STEP]) writeDraft(owner, key, "");
}

/** A draft of an older page, or one that somebody edited, counts as no answer. */
function readPreferences(owner: DraftOwner): Preferences {
	const draft = readDraft(owner, PREFERENCES);
	if (draft === "") return {};
	try {
		const { data } = preferencesSchema.safeParse(JSON.parse(draft));
		return data ?? {};
	} catch {
		return {};
	}
}
