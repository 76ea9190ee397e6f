import { type ReactNode, type RefObject, useId } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { accountCopy } from "./copy.ts";

interface ConfirmFormDialogProps {
	title: string;
	description: ReactNode;
	/** The fields to fill before confirming. */
	children: ReactNode;
	/** The field to type in. */
	field: RefObject<HTMLInputElement | null>;
	confirmLabel: string;
	error: string | undefined;
	busy: boolean;
	onClose: () => void;
	onConfirm: () => void;
}

/** A question that wants a proof typed before something that cannot be taken back lightly. */
export function ConfirmFormDialog(props: ConfirmFormDialogProps) {
	const { title, description, children, field, confirmLabel, error, busy, onClose, onConfirm } = props;
	const form = useId();
	return (
		<Dialog
			open
			onClose={onClose}
			title={title}
			description={description}
			firstFocus={field}
			footer={
				<>
					<Button tone="secondary" onClick={onClose}>
						{accountCopy.cancel}
					</Button>
					<Button type="submit" form={form} tone="danger" busy={busy}>
						{confirmLabel}
					</Button>
				</>
			}
		>
			<form
				id={form}
				method="post"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					onConfirm();
				}}
				className="grid gap-5"
			>
				{children}
				{error !== undefined && (
					<Notice tone="danger" live="alert">
						{error}
					</Notice>
				)}
			</form>
		</Dialog>
	);
}
