import { useEffect } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { useSession } from "#api/use-session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { PageLoading } from "#ui/page-loading.tsx";
import { AccountStep } from "./account-step.tsx";
import { joinCopy } from "./copy.ts";
import { OnboardingSteps } from "./onboarding-steps.tsx";

export const meta = () => pageMeta({ title: joinCopy.account.title, description: joinCopy.account.lead });

/**
 * AUTH-06: step 1 for visitors, steps 2 to 4 for a verified person, who always resumes at step 2 (ONB-A10).
 * The address only displays the step; the session decides (AUTH-A6).
 */
export default function RegisterScreen() {
	const session = useSession();
	const navigate = useNavigate();
	const [search] = useSearchParams();
	const wantsStep2 = search.get("step") === "2";
	const email = session.status === "signed_in" ? session.user.email : null;

	useEffect(() => {
		if (email !== null && !wantsStep2) void navigate(paths.registerStep2(email), { replace: true });
	}, [email, wantsStep2, navigate]);

	switch (session.status) {
		case "unknown":
			return wantsStep2 ? <PageLoading /> : <AccountStep />;
		case "signed_out":
			return wantsStep2 ? (
				<Navigate to={paths.loginThen(`${paths.register}?${search}`)} replace />
			) : (
				<AccountStep />
			);
		case "signed_in":
			return session.user.onboarding_complete ? (
				<Navigate to={paths.dashboard} replace />
			) : (
				<OnboardingSteps />
			);
	}
}
