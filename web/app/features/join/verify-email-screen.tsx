import { Navigate, useSearchParams } from "react-router";
import { useSession } from "#api/use-session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { PageLoading } from "#ui/page-loading.tsx";
import { joinCopy } from "./copy.ts";
import { RequestLink } from "./request-link.tsx";
import { TokenCheck } from "./token-check.tsx";
import { VerifyWait } from "./verify-wait.tsx";

export const meta = () => pageMeta({ title: joinCopy.verify.title, personal: true });

/** With a token: confirms it. Without: waits for the link to be opened somewhere, or sends another one. */
export default function VerifyEmailScreen() {
	const [search] = useSearchParams();
	const session = useSession();
	const token = search.get("token");
	if (token !== null) return <TokenCheck key={token} token={token} />;
	switch (session.status) {
		case "unknown":
			return <PageLoading />;
		case "signed_out":
			return <RequestLink />;
		case "signed_in":
			return session.user.is_email_verified ? (
				<Navigate to={paths.registerStep2(session.user.email)} replace />
			) : (
				<VerifyWait email={session.user.email} />
			);
	}
}
