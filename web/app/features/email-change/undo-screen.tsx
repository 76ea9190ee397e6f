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
import { emailChangeCopy } from "./copy.ts";
import { undoEmailChange } from "./undo-email-change.ts";

const copy = emailChangeCopy.undo;

export const meta = () => pageMeta({ title: copy.title, personal: true });

type State =
	| { kind: "asking"; failure: string | null }
	| { kind: "busy" }
	| { kind: "undone"; text: string }
	| { kind: "refused"; text: string };

/** The link of the notice to the old address. Only the button changes anything: mail scanners open links. */
export default function UndoEmailChangeScreen() {
	const [search] = useSearchParams();
	const token = search.get("token")?.trim();
	const [state, setState] = useState<State>({ kind: "asking", failure: null });
	const shown: State = token ? state : { kind: "refused", text: copy.failed };

	const undo = async () => {
		if (!token) return;
		setState({ kind: "busy" });
		try {
			const { message } = await undoEmailChange(token);
			await refreshSession();
			setState({ kind: "undone", text: message });
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
			return <LinkQuestion copy={copy} failure={shown.failure} onSubmit={() => void undo()} />;
		case "busy":
			return <LinkQuestion copy={copy} busy failure={null} onSubmit={() => void undo()} />;
		case "undone":
			return (
				<StateView
					announce="status"
					page
					light="full"
					title={copy.done}
					actions={<LinkButton to={paths.forgotPassword}>{copy.newPassword}</LinkButton>}
				>
					<p>{shown.text}</p>
				</StateView>
			);
		case "refused":
			return (
				<ErrorState
					page
					title={shown.text}
					actions={<LinkButton to={paths.contact}>{copy.contact}</LinkButton>}
				>
					<p>{copy.failedHelp}</p>
				</ErrorState>
			);
	}
}
