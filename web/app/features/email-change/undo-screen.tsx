import { settingsApi } from "@dewlight/contracts/account-settings.ts";
import { refusalReason } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { refreshSession } from "#api/refresh-session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { LinkQuestion } from "#ui/link-question.tsx";
import { StateView } from "#ui/state-view.tsx";
import { emailChangeCopy } from "./copy.ts";

const copy = emailChangeCopy.undo;

export const meta = () => pageMeta({ title: copy.title, personal: true });

/** The link of the notice to the old address. */
export default function UndoEmailChangeScreen() {
	return (
		<LinkQuestion
			copy={copy}
			act={undoEmailChange}
			refusalOf={(error) => refusalReason(error, copy.failed)}
			refusedActions={<LinkButton to={paths.contact}>{copy.contact}</LinkButton>}
		>
			{({ message }) => (
				<StateView
					announce="status"
					page
					light="full"
					title={copy.done}
					actions={<LinkButton to={paths.forgotPassword}>{copy.newPassword}</LinkButton>}
				>
					<p>{message}</p>
				</StateView>
			)}
		</LinkQuestion>
	);
}

/** Takes the change of address back; the token of the mail to the old address is the proof. It signs every device out. */
async function undoEmailChange(token: string) {
	const answer = await call(settingsApi.undoEmailChange, {
		body: { token },
		unauthorizedIsAnswer: true,
	});
	await refreshSession();
	return answer;
}
