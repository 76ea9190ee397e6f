import { settingsApi } from "@dewlight/contracts/account-settings.ts";
import { refusalReason } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { refreshSession } from "#api/refresh-session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { LinkQuestion } from "#ui/link-question.tsx";
import { StateView } from "#ui/state-view.tsx";
import { recoverCopy } from "./copy.ts";

const copy = recoverCopy.notMine;

export const meta = () => pageMeta({ title: copy.title, personal: true });

/** The second link of the mail that asks to confirm an address: somebody else opened the account. */
export default function NotMineScreen() {
	return (
		<LinkQuestion
			copy={copy}
			act={disownAccount}
			refusalOf={(error) => refusalReason(error, copy.failed)}
			refusedActions={<WaysOn />}
		>
			{({ outcome }) => (
				<StateView
					announce="status"
					page
					light="full"
					title={copy.outcomes[outcome].title}
					actions={<WaysOn moved={outcome === "moved"} />}
				>
					{copy.outcomes[outcome].lines.map((line) => (
						<p key={line}>{line}</p>
					))}
				</StateView>
			)}
		</LinkQuestion>
	);
}

/** Nothing has to follow; who wants the account, or wants it gone, is led there. */
function WaysOn({ moved = false }: { moved?: boolean }) {
	return (
		<>
			{!moved && (
				<LinkButton to={paths.forgotPassword} tone="secondary">
					{copy.newPassword}
				</LinkButton>
			)}
			<LinkButton to={moved ? paths.contact : paths.contactAbout("Delete Account")} tone="secondary">
				{moved ? copy.contact : copy.erase}
			</LinkButton>
		</>
	);
}

/** The token of the mail is the proof that its mailbox is the caller's. Whoever is logged in to that account no longer is. */
async function disownAccount(token: string) {
	const answer = await call(settingsApi.disownAccount, {
		body: { token },
		unauthorizedIsAnswer: true,
	});
	await refreshSession();
	return answer;
}
