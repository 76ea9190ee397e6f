import { onboardingAnswerSchema, type User } from "@dewlight/contracts/accounts.ts";
import { startScan } from "#api/photo-calls.ts";
import { request } from "#api/request.ts";
import { type DashboardState, paths } from "#paths.ts";
import { type ConcernChoice, type Goal, writeAnswers } from "./onboarding-answers.ts";

interface Answers {
	goals: readonly Goal[];
	concerns: readonly ConcernChoice[];
}

/** API-07. Concerns travel as `issues` (ONB-09). */
export async function saveAnswers({ goals, concerns }: Answers): Promise<User> {
	const { user } = await request("onboarding", {
		answer: onboardingAnswerSchema,
		body: { goals, issues: concerns, preferences: {} },
	});
	writeAnswers([], []);
	return user;
}

/**
 * ONB-A1, ONB-A2: saves the answers, then starts the first scan so that its plan can use them. A scan that does
 * not start costs nothing but the scan: onboarding is done and the dashboard offers the next try.
 */
export async function finishOnboarding(
	answers: Answers & { selfie: File },
): Promise<{ user: User; to: string; state?: DashboardState }> {
	const user = await saveAnswers(answers);
	try {
		const { id } = await startScan(answers.selfie, "");
		return { user, to: paths.result(id) };
	} catch (error) {
		console.warn("The first scan did not start.", error);
		return { user, to: paths.dashboard, state: { scanNotStarted: true } };
	}
}
