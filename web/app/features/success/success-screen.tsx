import { billingApi } from "@dewlight/contracts/billing.ts";
import { SUCCESS_REDIRECT_MS } from "@dewlight/contracts/constants.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { call } from "#api/call.ts";
import { refreshSession } from "#api/refresh-session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { PageLoading } from "#ui/brand-mark.tsx";
import { LinkButton } from "#ui/button.tsx";
import { ErrorState, StateView } from "#ui/state-view.tsx";

/** BILL-38 to BILL-41 fix the five texts; the ways on are ours. */
const successCopy = {
	title: "Your subscription",
	verifying: "Verifying your subscription…",
	confirmed: "Subscription Confirmed!",
	thanks: "Thanks for subscribing. Your account has been upgraded.",
	goOn: "Continue",
	failed: "Something went wrong",
	failedText: "We couldn't verify your subscription. Please contact support.",
	failedHelp:
		"A payment can take a minute to arrive. If you paid, nothing is lost: your plan follows by itself.",
	support: "Contact Support",
	billing: "Go to Billing",
} as const;

const PLACEHOLDER = "{CHECKOUT_SESSION_ID}";

export const meta = () => pageMeta({ title: successCopy.title, personal: true });

/** BILL-38 to BILL-43: where the payment page leads back to. */
export default function SuccessScreen() {
	const id = readSessionId(useSearchParams()[0]);
	return id === null ? <NotConfirmed /> : <Verification sessionId={id} />;
}

function Verification({ sessionId }: { sessionId: string }) {
	const { data: success, isFetching, refetch } = useQuery(confirmationQuery(sessionId));
	if (success === true) return <Confirmed />;
	if (isFetching) return <PageLoading label={successCopy.verifying} />;
	return <NotConfirmed onRetry={() => void refetch()} />;
}

/**
 * API-33, as a query: asking again is harmless (BILL-A25) and one mount asks once. After a yes the person is read
 * again, so that the next page knows the plan.
 */
function confirmationQuery(sessionId: string) {
	return queryOptions({
		queryKey: ["confirm-subscription", sessionId],
		networkMode: "always",
		retry: false,
		staleTime: "static",
		queryFn: async () => {
			const body = { sessionId };
			const { success } = await call(billingApi.confirmSubscription, {
				body,
			});
			if (success) void refreshSession();
			return success;
		},
	});
}

/** BILL-39, BILL-40: says so, and goes home by itself. */
function Confirmed() {
	const navigate = useNavigate();
	useEffect(() => {
		const timer = setTimeout(() => void navigate(paths.home, { replace: true }), SUCCESS_REDIRECT_MS);
		return () => clearTimeout(timer);
	}, [navigate]);
	return (
		<StateView
			page
			light="full"
			announce="status"
			title={successCopy.confirmed}
			actions={
				<LinkButton to={paths.home} replace>
					{successCopy.goOn}
				</LinkButton>
			}
		>
			<p>{successCopy.thanks}</p>
		</StateView>
	);
}

/** BILL-41: help, and where there is something to ask again, another try. */
function NotConfirmed({ onRetry }: { onRetry?: () => void }) {
	return (
		<ErrorState
			page
			title={successCopy.failed}
			onRetry={onRetry}
			actions={
				<>
					<LinkButton to={paths.contactAbout("General")} tone={onRetry ? "secondary" : "primary"}>
						{successCopy.support}
					</LinkButton>
					<LinkButton to={paths.billing} tone="quiet">
						{successCopy.billing}
					</LinkButton>
				</>
			}
		>
			<p>{successCopy.failedText}</p>
			{onRetry !== undefined && <p className="mt-2">{successCopy.failedHelp}</p>}
		</ErrorState>
	);
}

/** BILL-A37: null when absent, blank, or still the placeholder of the payment provider. */
function readSessionId(search: URLSearchParams): string | null {
	const id = search.get("session_id")?.trim();
	return !id || id === PLACEHOLDER ? null : id;
}
