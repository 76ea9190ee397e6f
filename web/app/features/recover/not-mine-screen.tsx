import type { DisownOutcome } from "@dewlight/contracts/account-settings.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { ApiError, errorText } from "#api/api-error.ts";
import { refreshSession } from "#api/refresh-session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { startScreenAgain } from "#ui/focus-heading.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { LinkQuestion } from "#ui/link-question.tsx";
import { StateView } from "#ui/state-view.tsx";
import { recoverCopy } from "./copy.ts";
import { disownAccount } from "./disown-account.ts";

const copy = recoverCopy.notMine;

export const meta = () => pageMeta({ title: copy.title, personal: true });

type State =
	| { kind: "asking"; failure: string | null }
	| { kind: "busy" }
	| { kind: "answered"; outcome: DisownOutcome }
	| { kind: "refused"; text: string };

/** The second link of the mail that asks to confirm an address: somebody else opened the account. */
export default function NotMineScreen() {
	const [search] = useSearchParams();
	const token = search.get("token")?.trim();
	const [state, setState] = useState<State>({ kind: "asking", failure: null });
	const shown: State = token ? state : { kind: "refused", text: copy.failed };

	const submit = async () => {
		if (!token) return;
		setState({ kind: "busy" });
		try {
			const { outcome } = await disownAccount(token);
			await refreshSession();
			setState({ kind: "answered", outcome });
			startScreenAgain();
		} catch (error) {
			const answered = error instanceof ApiError && error.status < 500;
			setState(
				answered
					? { kind: "refused", text: errorText(error, copy.failed) }
					: { kind: "asking", failure: copy.unreachable },
			);
			if (answered) startScreenAgain();
		}
	};

	switch (shown.kind) {
		case "asking":
			return <LinkQuestion copy={copy} failure={shown.failure} onSubmit={() => void submit()} />;
		case "busy":
			return <LinkQuestion copy={copy} busy failure={null} onSubmit={() => void submit()} />;
		case "answered": {
			const { title, lines } = copy.outcomes[shown.outcome];
			return (
				<StateView
					announce="status"
					page
					light="full"
					title={title}
					actions={<WaysOn moved={shown.outcome === "moved"} />}
				>
					{lines.map((line) => (
						<p key={line}>{line}</p>
					))}
				</StateView>
			);
		}
		case "refused":
			return (
				<ErrorState page title={shown.text} actions={<WaysOn />}>
					<p>{copy.failedHelp}</p>
				</ErrorState>
			);
	}
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
