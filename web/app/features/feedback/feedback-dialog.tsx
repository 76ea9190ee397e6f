import { useId, useState } from "react";
import { refusalReason } from "#api/api-error.ts";
import { writeDraft } from "#api/drafts.ts";
import { useUser } from "#api/use-session.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { sentDialog } from "#ui/sent-dialog.tsx";
import { feedbackCopy as copy } from "./copy.ts";
import { FEEDBACK_DRAFT, FeedbackForm } from "./feedback-form.tsx";
import { sendFeedback } from "./send-feedback.ts";

type State =
	| { kind: "writing" }
	| { kind: "sending" }
	| { kind: "failed"; reason: string | null }
	| { kind: "sent"; thanks: string };

interface FeedbackDialogProps {
	source: string;
	onClose: () => void;
}

/** NAV-16 to NAV-20. Cancel throws the text away; Escape and the cross keep it for the next time. */
export function FeedbackDialog({ source, onClose }: FeedbackDialogProps) {
	const [state, setState] = useState<State>({ kind: "writing" });
	const owner = useUser()?.id ?? null;
	const formId = useId();
	const sending = state.kind === "sending";

	const send = async (message: string) => {
		setState({ kind: "sending" });
		try {
			const answer = await sendFeedback(message, source);
			writeDraft(owner, FEEDBACK_DRAFT, "");
			setState({ kind: "sent", thanks: answer.message });
		} catch (error) {
			setState({ kind: "failed", reason: refusalReason(error) });
		}
	};
	const cancel = () => {
		writeDraft(owner, FEEDBACK_DRAFT, "");
		onClose();
	};

	if (state.kind === "sent") {
		return sentDialog({ title: copy.title, doneLabel: copy.done, onClose, children: state.thanks });
	}
	return (
		<Dialog
			open
			onClose={onClose}
			title={copy.title}
			description={<p>{copy.lead}</p>}
			footer={
				<>
					<Button tone="secondary" onClick={cancel}>
						{copy.cancel}
					</Button>
					<Button type="submit" form={formId} busy={sending}>
						{sending ? copy.busy : copy.submit}
					</Button>
				</>
			}
		>
			<FeedbackForm
				id={formId}
				owner={owner}
				failure={state.kind === "failed" ? state : null}
				onSend={send}
			/>
		</Dialog>
	);
}
