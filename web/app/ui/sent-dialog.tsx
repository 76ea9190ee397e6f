import type { ReactElement, ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Notice } from "./notice.tsx";

interface Sent {
	title: string;
	doneLabel: string;
	onClose: () => void;
	children: ReactNode;
}

/**
 * What stays of a form in a dialog once it was sent: the thanks, and a way out. A function and no component: the dialog
 * stays the same one for React, so that the focus goes back to what opened it.
 */
export function sentDialog({ title, doneLabel, onClose, children }: Sent): ReactElement {
	return (
		<Dialog open onClose={onClose} title={title} footer={<Button onClick={onClose}>{doneLabel}</Button>}>
			<Notice tone="success" live="status">
				{children}
			</Notice>
		</Dialog>
	);
}
