import { useMutation } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useRef, useState } from "react";
import { errorText } from "#api/api-error.ts";
import { hasFailed } from "#api/frame-events.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Tag } from "#ui/tag.tsx";
import { disableTwoFactor, makeBackupCodes } from "../account-calls.ts";
import { accountCopy, twoFactorCopy as copy } from "../copy.ts";
import { ConfirmFormDialog } from "../settings-section.tsx";
import { StageHeading } from "./two-factor-setup.tsx";

const FEW_CODES = 2;

interface TwoFactorOnProps {
	codesLeft: number;
	focus: boolean;
	onNewCodes: (codes: string[]) => void;
	onDisabled: () => void;
}

/** TFA-07 to TFA-11 and TFA-A7: the count only, codes are hashed. */
export function TwoFactorOn({ codesLeft, focus, onNewCodes, onDisabled }: TwoFactorOnProps) {
	const [asked, setAsked] = useState<"regenerate" | "disable" | null>(null);
	const close = () => setAsked(null);
	const regenerate = useMutation({
		mutationFn: makeBackupCodes,
		onSuccess: ({ backup_codes }) => onNewCodes(backup_codes),
		onSettled: close,
	});
	const few = codesLeft <= FEW_CODES;
	return (
		<>
			<div className="grid gap-2">
				<StageHeading focus={focus}>
					<ShieldCheck aria-hidden="true" className="size-5 text-sage" />
					{copy.on}
				</StageHeading>
				<p className="text-ink-2">{copy.onText}</p>
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
					<Tag tone={few ? "amber" : "neutral"}>{copy.codesLeft(codesLeft)}</Tag>
					{few && <span className="text-small text-ink-2">{copy.fewLeft}</span>}
				</p>
			</div>
			{hasFailed(regenerate) && (
				<Notice tone="danger" live="alert">
					{copy.regenerateFailed}
				</Notice>
			)}
			<div className="grid gap-3 wide:flex">
				<Button tone="secondary" onClick={() => setAsked("regenerate")}>
					{copy.regenerate}
				</Button>
				<Button tone="danger" onClick={() => setAsked("disable")}>
					{copy.disable}
				</Button>
			</div>
			{asked === "regenerate" && (
				<AlertDialog
					open
					title={copy.regenerateTitle}
					description={copy.regenerateText}
					cancelLabel={accountCopy.cancel}
					confirmLabel={copy.regenerateConfirm}
					busy={regenerate.isPending}
					onCancel={close}
					onConfirm={() => regenerate.mutate()}
				/>
			)}
			{asked === "disable" && <DisableDialog onClose={close} onDisabled={onDisabled} />}
		</>
	);
}

/** TFA-08, TFA-09, TFA-A8 */
function DisableDialog({ onClose, onDisabled }: { onClose: () => void; onDisabled: () => void }) {
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
