import type { User } from "@dewlight/contracts/accounts.ts";
import { Navigate } from "react-router";
import { useUser } from "#api/session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { joinCopy } from "./copy.ts";

export const meta = () => pageMeta({ title: joinCopy.onboarding, personal: true });

export default function CurrentOnboardingScreen() {
	const user = useUser();
	return user === null ? null : <Navigate to={currentOnboardingPath(user)} replace />;
}

/** GATE-04 to GATE-06: where `/onboarding/current` leads. */
function currentOnboardingPath(
	user: Pick<User, "onboarding_complete" | "care_plan" | "latest_checkin_id">,
): string {
	if (user.onboarding_complete) return paths.dashboard;
	if (user.care_plan !== null && user.latest_checkin_id) return paths.onboarding(user.latest_checkin_id);
	return paths.register;
}
