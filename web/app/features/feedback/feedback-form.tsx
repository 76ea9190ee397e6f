import { feedbackSchema } from "@dewlight/contracts/contact.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { type DraftOwner, readDraft, writeDraft } from "#api/drafts.ts";
import { Notice } from "#ui/notice.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { feedbackCopy as copy } from "./copy.ts";

const messageOnly = feedbackSchema.pick({ message: true });
export const FEEDBACK_DRAFT = "feedback";

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
export function FeedbackForm({ id, owner, failure, onSend }: FeedbackFormProps) {
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
				label={copy.message}
				required
				error={formState.errors.message?.message}
				{...register("message", {
					onChange: (event: { target: { value: string } }) =>
						writeDraft(owner, FEEDBACK_DRAFT, event.target.value),
				})}
			/>
			{failure !== null && (
				<Notice tone="danger" live="alert" title={copy.failed}>
					{failure.reason ?? undefined}
				</Notice>
			)}
		</form>
	);
}
