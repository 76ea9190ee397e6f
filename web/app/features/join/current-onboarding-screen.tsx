import { Navigate } from "react-router";
import { useUser } from "#api/use-session.ts";
import { pageMeta } from "#page-meta.ts";
import { joinCopy } from "./copy.ts";
import { currentOnboardingPath } from "./current-onboarding-path.ts";

export const meta = () => pageMeta({ title: joinCopy.onboarding, personal: true });

export default function CurrentOnboardingScreen() {
	const user = useUser();
	return user === null ? null : <Navigate to={currentOnboardingPath(user)} replace />;
}
