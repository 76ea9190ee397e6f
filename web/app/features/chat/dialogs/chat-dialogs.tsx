import { chatApi, reportReplySchema } from "@dewlight/contracts/chat.ts";
import type { PlanKey } from "@dewlight/contracts/plans.ts";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { refusalReason } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { dispatchLimitEvent } from "#api/frame-events.ts";
import { platform } from "#platform/current.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, sentDialog } from "#ui/dialog.tsx";
import { TextArea } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { chatCopy } from "../copy.ts";

const copy = chatCopy.reporting;

interface ReportDialogProps {
	answerId: number;
	onReported: () => void;
	onClose: () => void;
}

/** Tells people about an answer that is wrong or harmful; a reason may be given. */
export function ReportDialog({ answerId, onReported, onClose }: ReportDialogProps) {
	const formId = useId();
	const [reason, setReason] = useState("");
	const report = useMutation({
		mutationFn: () => reportReply(answerId, reason.trim()),
		onSuccess: onReported,
	});
	const problem = reportReplySchema.safeParse({ reason }).error?.issues[0]?.message;
	if (report.isSuccess) {
		return sentDialog({
			title: copy.thanksTitle,
			doneLabel: copy.done,
			onClose,
			children: report.data.message,
		});
	}
	return (
		<Dialog
			open
			onClose={onClose}
			title={copy.title}
			description={<p>{copy.lead}</p>}
			footer={
				<>
					<Button tone="secondary" onClick={onClose}>
						{copy.cancel}
					</Button>
					<Button type="submit" form={formId} busy={report.isPending} disabled={problem !== undefined}>
						{report.isPending ? copy.sending : copy.send}
					</Button>
				</>
			}
		>
			<form
				id={formId}
				method="post"
				onSubmit={(event) => {
					event.preventDefault();
					if (!report.isPending && problem === undefined) report.mutate();
				}}
				className="grid gap-4"
			>
				<TextArea
					label={copy.reason}
					value={reason}
					onChange={(event) => setReason(event.target.value)}
					error={problem}
				/>
				{report.isError && (
					<Notice tone="danger" live="alert" title={copy.failed}>
						{refusalReason(report.error) ?? undefined}
					</Notice>
				)}
			</form>
		</Dialog>
	);
}

/** Reports a stored answer to people; the reason may be empty. */
function reportReply(id: number, reason: string) {
	return call(chatApi.reportReply, { params: { id }, body: { reason } });
}

const upgradeCopy = chatCopy.upgrade;

interface UpgradeDialogProps {
	/** What the server says of the limit. */
	message: string;
	plan: PlanKey;
	onClose: () => void;
}

/** CHAT-17, CHAT-A12: the chat's own dialog; where plans cannot be bought it says where they are managed. */
export function UpgradeDialog({ message, plan, onClose }: UpgradeDialogProps) {
	if (!platform.canManageBilling) {
		return (
			<Dialog
				open
				onClose={onClose}
				title={upgradeCopy.title}
				description={<p>{upgradeCopy.native}</p>}
				footer={<Button onClick={onClose}>{upgradeCopy.close}</Button>}
			/>
		);
	}
	const showPlans = () => {
		onClose();
		dispatchLimitEvent("upgradeNeeded", plan);
	};
	return (
		<Dialog
			open
			onClose={onClose}
			title={upgradeCopy.title}
			description={<p>{message}</p>}
			footer={
				<>
					<Button tone="secondary" onClick={onClose}>
						{upgradeCopy.later}
					</Button>
					<Button onClick={showPlans}>{upgradeCopy.plans}</Button>
				</>
			}
		/>
	);
}
