import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { hasFailed } from "#api/reauthentication.ts";
import { startScreenAgain } from "#ui/focus-heading.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { ConfirmFormDialog } from "../confirm-form-dialog.tsx";
import { failureText } from "../failure-text.ts";
import { useAccountChange } from "../use-account-change.ts";
import { ownDataCopy } from "./copy.ts";
import { requestDeletion } from "./deletion-calls.ts";

const copy = ownDataCopy.deletion;

export function DeletionDialog({ onClose }: { onClose: () => void }) {
	const changed = useAccountChange();
	const [password, setPassword] = useState("");
	const [missing, setMissing] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const ask = useMutation({
		mutationFn: requestDeletion,
		onSuccess: async ({ deletion_due_at }) => {
			await changed({ deletion_due_at });
			onClose();
			startScreenAgain();
		},
	});
	return (
		<ConfirmFormDialog
			title={copy.dialogTitle}
			description={copy.dialogText.map((text) => (
				<p key={text} className="not-first:mt-3">
					{text}
				</p>
			))}
			field={field}
			confirmLabel={ask.isPending ? copy.confirming : copy.confirm}
			error={hasFailed(ask) ? failureText(ask.error, copy.failed) : undefined}
			busy={ask.isPending}
			onClose={onClose}
			onConfirm={() => {
				setMissing(password === "");
				if (password === "") field.current?.focus();
				else ask.mutate(password);
			}}
		>
			<PasswordField
				ref={field}
				label={copy.password}
				autoComplete="current-password"
				value={password}
				error={missing ? copy.passwordMissing : undefined}
				onChange={(event) => setPassword(event.target.value)}
			/>
		</ConfirmFormDialog>
	);
}
