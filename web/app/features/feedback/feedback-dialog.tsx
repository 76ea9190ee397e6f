import { contactApi, feedbackSchema } from "@dewlight/contracts/contact.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useId, useState } from "react";
import { useForm } from "react-hook-form";
import { refusalReason } from "#api/api-error.ts";
import { type DraftOwner, readDraft, writeDraft } from "#api/browser-storage.ts";
import { call } from "#api/call.ts";
import { useUser } from "#api/session.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, sentDialog } from "#ui/dialog.tsx";
import { TextArea } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";

/** NAV-16 to NAV-20 fix title, buttons, success and failure; the rest is ours. */
const feedbackCopy = {
	title: "Send Feedback",
	lead: "What works, what does not, what is missing: one line is enough.",
	message: "Your feedback",
	cancel: "Cancel",
	submit: "Submit",
	busy: "Sending…",
	failed: "Failed to send feedback.",
	done: "Done",
} as const;

const messageOnly = feedbackSchema.pick({ message: true });
const FEEDBACK_DRAFT = "feedback";

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
		return sentDialog({
			title: feedbackCopy.title,
			doneLabel: feedbackCopy.done,
			onClose,
			children: state.thanks,
		});
	}
	return (
		<Dialog
			open
			onClose={onClose}
			title={feedbackCopy.title}
			description={<p>{feedbackCopy.lead}</p>}
			footer={
				<>
					<Button tone="secondary" onClick={cancel}>
						{feedbackCopy.cancel}
					</Button>
					<Button type="submit" form={formId} busy={sending}>
						{sending ? feedbackCopy.busy : feedbackCopy.submit}
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

interface FeedbackFormProps {
	/** Lets a button outside of the form submit it. */
	id: string;
	/** Who types here. */
	owner: DraftOwner;
	/** The last try failed; the reason stands below when the server gave one. */
	failure: { reason: string | null } | null;
	onSend: (message: string) => Promise<void>;
}

/** What was typed outlives a failure, Escape and a reload. */
function FeedbackForm({ id, owner, failure, onSend }: FeedbackFormProps) {
	const { register, handleSubmit, setFocus, formState } = useForm({
		resolver: zodResolver(messageOnly),
		defaultValues: { message: readDraft(owner, FEEDBACK_DRAFT) },
	});

	// A frame later the dialog has noted its opener, to which the focus returns.
	useEffect(() => {
		const frame = requestAnimationFrame(() => setFocus("message"));
		return () => cancelAnimationFrame(frame);
	}, [setFocus]);

	const submit = handleSubmit(({ message }) => onSend(message));
	return (
		<form id={id} method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
			<TextArea
				label={feedbackCopy.message}
				required
				error={formState.errors.message?.message}
				{...register("message", {
					onChange: (event: { target: { value: string } }) =>
						writeDraft(owner, FEEDBACK_DRAFT, event.target.value),
				})}
			/>
			{failure !== null && (
				<Notice tone="danger" live="alert" title={feedbackCopy.failed}>
					{failure.reason ?? undefined}
				</Notice>
			)}
		</form>
	);
}

/** API-23. Open to visitors, so no answer of it ends a session (NAV-A9). */
function sendFeedback(message: string, source: string) {
	return call(contactApi.feedback, {
		body: { message, source },
		unauthorizedIsAnswer: true,
	});
}
