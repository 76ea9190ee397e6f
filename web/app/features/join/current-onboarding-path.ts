import type { User } from "@dewlight/contracts/accounts.ts";
import { paths } from "#paths.ts";

/** GATE-04 to GATE-06: where `/onboarding/current` leads. */
export function currentOnboardingPath(
	user: Pick<User, "onboarding_complete" | "care_plan" | "latest_checkin_id">,
): string {
	if (user.onboarding_complete) return paths.dashboard;
	if (user.care_plan !== null && user.latest_checkin_id) return paths.onboarding(user.latest_checkin_id);
	return paths.register;
}
