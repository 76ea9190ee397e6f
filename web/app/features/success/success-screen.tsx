import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { pageMeta } from "#page-meta.ts";
import { PageLoading } from "#ui/page-loading.tsx";
import { confirmationQuery } from "./confirm-subscription.ts";
import { Confirmed } from "./confirmed.tsx";
import { successCopy as copy } from "./copy.ts";
import { NotConfirmed } from "./not-confirmed.tsx";
import { readSessionId } from "./read-session-id.ts";

export const meta = () => pageMeta({ title: copy.title, personal: true });

/** BILL-38 to BILL-43: where the payment page leads back to. */
export default function SuccessScreen() {
	const id = readSessionId(useSearchParams()[0]);
	return id === null ? <NotConfirmed /> : <Verification sessionId={id} />;
}

function Verification({ sessionId }: { sessionId: string }) {
	const { data: success, isFetching, refetch } = useQuery(confirmationQuery(sessionId));
	if (success === true) return <Confirmed />;
	if (isFetching) return <PageLoading label={copy.verifying} />;
	return <NotConfirmed onRetry={() => void refetch()} />;
}
