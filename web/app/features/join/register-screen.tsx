import { useState, useSyncExternalStore } from "react";
import { Navigate, useSearchParams } from "react-router";
import { useSession } from "#api/use-session.ts";
import { paths } from "#paths.ts";
import { PageLoading } from "#ui/page-loading.tsx";
import { AccountStep } from "./account-step.tsx";
import type { AskConsent } from "./join-calls.ts";
import { OnboardingSteps } from "./onboarding-steps.tsx";
import { stepOf } from "./use-step-path.ts";

/**
 * AUTH-06: step 1 for visitors, steps 2 to 4 for a verified person, who resumes at step 2 (ONB-A10).
 * The address names the step; the session decides who sees which (AUTH-A6).
 */
export function RegisterScreen({ askConsent }: { askConsent: AskConsent }) {
	const session = useSession();
	const [search] = useSearchParams();
	// The page was written without a query, so its first look in the browser has none either.
	const wantsStep = useHydrated() && stepOf(search) !== null;

	switch (session.status) {
		case "unknown":
			return wantsStep ? <PageLoading /> : <AccountStep />;
		case "signed_out":
			return wantsStep ? (
				<Navigate to={paths.loginThen(`${paths.register}?${search}`)} replace />
			) : (
				<AccountStep />
			);
		case "signed_in": {
			const { id, email, onboarding_complete } = session.user;
			return (
				<Resume
					key={id}
					email={email}
					complete={onboarding_complete}
					addressed={wantsStep}
					askConsent={askConsent}
				/>
			);
		}
	}
}

interface ResumeProps {
	email: string;
	complete: boolean;
	/** The address already names a step. */
	addressed: boolean;
	askConsent: AskConsent;
}

/** Somebody who arrives with everything done is sent on; finishing here leads where the last step says. */
function Resume({ email, complete, addressed, askConsent }: ResumeProps) {
	const [arrivedComplete] = useState(complete);
	// AUTH-A16: the login page asks the server where somebody who is signed in goes.
	if (arrivedComplete) return <Navigate to={paths.login} replace />;
	return (
		<>
			{!addressed && <Navigate to={paths.registerStep2(email)} replace />}
			<OnboardingSteps email={email} askConsent={askConsent} />
		</>
	);
}

const never = () => () => {};

/** False on the page written at build time and for the first moment in the browser, which has to look the same. */
function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
