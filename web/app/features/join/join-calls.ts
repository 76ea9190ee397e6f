import { accountApi, type Preferences, type User } from "@dewlight/contracts/accounts.ts";
import type { ComponentType, ReactNode } from "react";
import { call } from "#api/call.ts";
import { forgetAnswers, type OnboardingAnswers } from "./onboarding-answers.ts";

interface AskConsentProps {
	frame: (view: { title: string; lead: string; children: ReactNode }) => ReactNode;
	withoutPhoto: ReactNode;
	children: ReactNode;
}

/** The question that stands before the first photo; the route hands it in. */
export type AskConsent = ComponentType<AskConsentProps>;

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
