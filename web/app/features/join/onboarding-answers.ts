import { type Preferences, preferencesSchema } from "@dewlight/contracts/accounts.ts";
import { CONCERN_OPTIONS, GOAL_OPTIONS } from "@dewlight/contracts/constants.ts";
import { readDraft, writeDraft } from "#api/drafts.ts";

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

/** Answers outlive a reload; the selfie does not (ONB-A5). */
export function readAnswers(): OnboardingAnswers {
	const goals = readDraft(GOALS).split("|");
	const concerns = readDraft(CONCERNS).split("|");
	return {
		goals: GOAL_OPTIONS.filter((option) => goals.includes(option)),
		concerns: CONCERN_OPTIONS.filter((option) => concerns.includes(option)),
		preferences: readPreferences(),
	};
}

export function writeAnswers({ goals, concerns, preferences }: OnboardingAnswers): void {
	writeDraft(GOALS, goals.join("|"));
	writeDraft(CONCERNS, concerns.join("|"));
	writeDraft(PREFERENCES, Object.keys(preferences).length === 0 ? "" : JSON.stringify(preferences));
}

export function readStep(): OnboardingStep {
	return ONBOARDING_STEPS.find((step) => step === readDraft(STEP)) ?? "selfie";
}

export function writeStep(step: OnboardingStep): void {
	writeDraft(STEP, step === "selfie" ? "" : step);
}

export function forgetAnswers(): void {
	for (const key of [GOALS, CONCERNS, PREFERENCES, STEP]) writeDraft(key, "");
}

/** A draft of an older page, or one that somebody edited, counts as no answer. */
function readPreferences(): Preferences {
	const draft = readDraft(PREFERENCES);
	if (draft === "") return {};
	try {
		const { data } = preferencesSchema.safeParse(JSON.parse(draft));
		return data ?? {};
	} catch {
		return {};
	}
}
