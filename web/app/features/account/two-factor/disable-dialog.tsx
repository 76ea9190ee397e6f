import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { errorText } from "#api/api-error.ts";
import { hasFailed } from "#api/reauthentication.ts";
import { TextField } from "#ui/text-field.tsx";
import { ConfirmFormDialog } from "../confirm-form-dialog.tsx";
import { disableTwoFactor } from "./calls.ts";
import { twoFactorCopy as copy } from "./copy.ts";

/** TFA-08, TFA-09, TFA-A8 */
export function DisableDialog({ onClose, onDisabled }: { onClose: () => void; onDisabled: () => void }) {
	const [code, setCode] = useState("");
	const [missing, setMissing] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const disable = useMutation({ mutationFn: disableTwoFactor, onSuccess: onDisabled });
	return (
		<ConfirmFormDialog
			title={copy.disableTitle}
			description={copy.disableText}
			field={field}
			confirmLabel={disable.isPending ? copy.disabling : copy.disableConfirm}
			error={hasFailed(disable) ? errorText(disable.error, copy.disableFailed) : undefined}
			busy={disable.isPending}
			onClose={onClose}
			onConfirm={() => {
				setMissing(code.trim() === "");
				if (code.trim() === "") field.current?.focus();
				else disable.mutate(code);
			}}
		>
			<TextField
				ref={field}
				label={copy.code}
				hint={copy.disableHint}
				autoComplete="one-time-code"
				autoCapitalize="characters"
				spellCheck={false}
				value={code}
				error={missing ? copy.codeMissing : undefined}
				onChange={(event) => setCode(event.target.value)}
			/>
		</ConfirmFormDialog>
	);
}
