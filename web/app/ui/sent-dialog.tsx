import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Notice } from "./notice.tsx";

interface SentDialogProps {
	title: string;
	doneLabel: string;
	onClose: () => void;
	children: ReactNode;
}

/** What stays of a form in a dialog once it was sent: the thanks, and a way out. */
export function SentDialog({ title, doneLabel, onClose, children }: SentDialogProps) {
	return (
		<Dialog open onClose={onClose} title={title} footer={<Button onClick={onClose}>{doneLabel}</Button>}>
			<Notice tone="success" live="status">
				{children}
			</Notice>
		</Dialog>
	);
}
