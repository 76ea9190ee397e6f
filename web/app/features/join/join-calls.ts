import { accountApi, type Preferences, type User } from "@dewlight/contracts/accounts.ts";
import { CONCERN_OPTIONS, GOAL_OPTIONS } from "@dewlight/contracts/constants.ts";
import { type DraftOwner, readDraft, writeDraft } from "#api/browser-storage.ts";
import { call } from "#api/call.ts";

type Goal = (typeof GOAL_OPTIONS)[number];
type ConcernChoice = (typeof CONCERN_OPTIONS)[number];

export interface OnboardingAnswers {
	goals: Goal[];
	concerns: ConcernChoice[];
}

const GOALS = "onboarding-goals";
const CONCERNS = "onboarding-concerns";
const SELFIE = "onboarding-selfie";

/**
 * Goals and concerns outlive a reload and belong to who gave them. The selfie (ONB-A5) and what somebody tells about
 * their health never lie in the browser's storage.
 */
export function readAnswers(owner: DraftOwner): OnboardingAnswers {
	const goals = readDraft(owner, GOALS).split("|");
	const concerns = readDraft(owner, CONCERNS).split("|");
	return {
		goals: GOAL_OPTIONS.filter((option) => goals.includes(option)),
		concerns: CONCERN_OPTIONS.filter((option) => concerns.includes(option)),
	};
}

export function writeAnswers(owner: DraftOwner, { goals, concerns }: OnboardingAnswers): void {
	writeDraft(owner, GOALS, goals.join("|"));
	writeDraft(owner, CONCERNS, concerns.join("|"));
}

/** That a selfie was chosen, so that a page that has lost it can say so. */
export function noteSelfie(owner: DraftOwner): void {
	writeDraft(owner, SELFIE, "chosen");
}

export function wasSelfieChosen(owner: DraftOwner): boolean {
	return readDraft(owner, SELFIE) !== "";
}

export function forgetAnswers(owner: DraftOwner): void {
	for (const key of [GOALS, CONCERNS, SELFIE]) writeDraft(owner, key, "");
}

/** API-07. Concerns travel as `issues` (ONB-09); without preferences those that were given stay. */
export async function saveAnswers(
	{ goals, concerns }: OnboardingAnswers,
	preferences?: Preferences,
): Promise<User> {
	const { user } = await call(accountApi.onboarding, {
		body: { goals, issues: concerns, preferences },
	});
	forgetAnswers(user.id);
	return user;
}

/** API-15. The token does not sign anyone in. */
export function confirmEmail(token: string, signal: AbortSignal) {
	return call(accountApi.verifyEmail, {
		query: { token },
		signal,
		unauthorizedIsAnswer: true,
	});
}

/** API-16 */
export function resendVerification() {
	return call(accountApi.resendVerification);
}

/** By somebody who is not signed in; the answer is the same for every address. */
export function requestVerification(email: string) {
	return call(accountApi.requestVerification, { body: { email } });
}
