import type { User } from "@dewlight/contracts/accounts.ts";
import { dispatchLimitEvent } from "#api/limit-events.ts";
import { type DashboardState, paths } from "#paths.ts";
import type { OnboardingAnswers } from "./onboarding-answers.ts";
import { type SafetyAnswers, safetyPreferences } from "./safety.ts";
import { saveAnswers } from "./save-answers.ts";
import { startFirstScan } from "./start-first-scan.ts";

interface Finished {
	user: User;
	to: string;
	state?: DashboardState;
}

/**
 * ONB-A1, ONB-A2: saves the answers, then starts the first scan so that its plan can use them. Without a photo, or when
 * the scan does not start, onboarding is done all the same and the dashboard comes next.
 */
export async function finishOnboarding(
	answers: OnboardingAnswers,
	safety: SafetyAnswers,
	selfie: File | null,
): Promise<Finished> {
	const user = await saveAnswers(answers, safetyPreferences(safety));
	if (selfie === null) return { user, to: paths.dashboard };
	const scan = await startFirstScan(selfie, user.latest_checkin_id);
	switch (scan.kind) {
		case "started":
			return { user, to: paths.analyzing(scan.id) };
		case "limited":
			dispatchLimitEvent(scan.event, user.plan);
			return { user, to: paths.dashboard, state: { scanNotStarted: true } };
		case "not_started":
			return { user, to: paths.dashboard, state: { scanNotStarted: true } };
	}
}
