import { onboardingAnswerSchema, type Preferences, type User } from "@dewlight/contracts/accounts.ts";
import { request } from "#api/request.ts";
import { forgetAnswers, type OnboardingAnswers } from "./onboarding-answers.ts";

/** API-07. Concerns travel as `issues` (ONB-09); without preferences those that were given stay. */
export async function saveAnswers(
	{ goals, concerns }: OnboardingAnswers,
	preferences?: Preferences,
): Promise<User> {
	const { user } = await request("onboarding", {
		answer: onboardingAnswerSchema,
		body: { goals, issues: concerns, preferences },
	});
	forgetAnswers(user.id);
	return user;
}
