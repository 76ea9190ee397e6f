import { useSearchParams } from "react-router";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { ErrorState } from "#ui/state-view.tsx";
import { ChangeCheck } from "./change-check.tsx";
import { emailChangeCopy } from "./copy.ts";

const copy = emailChangeCopy.confirm;

export const meta = () => pageMeta({ title: copy.title, personal: true });

/** ACCT-12 to ACCT-16. Works without a session: the token is the proof (ACCT-A4). */
export default function ConfirmEmailChangeScreen() {
	const [search] = useSearchParams();
	const token = search.get("token")?.trim();
	if (token) return <ChangeCheck key={token} token={token} />;
	return (
		<ErrorState
			page
			title={copy.missing}
			actions={<LinkButton to={paths.account}>{copy.toAccount}</LinkButton>}
		>
			<p>{copy.missingHelp}</p>
		</ErrorState>
	);
}
