import { useMutation } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import QRCode from "react-qr-code";
import { ApiError, errorText } from "#api/api-error.ts";
import { hasFailed } from "#api/frame-events.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Tag } from "#ui/tag.tsx";
import { disableTwoFactor, makeBackupCodes, verifyTwoFactor } from "../account-calls.ts";
import { accountCopy, twoFactorCopy as copy } from "../copy.ts";
import { ConfirmFormDialog, failureText } from "../settings-parts.tsx";

interface TwoFactorSetupProps {
	qrUri: string;
	onVerified: () => void;
	onCancel: () => void;
}

/** TFA-04 to TFA-06: the picture, the key as text, and the proof that the app works. */
export function TwoFactorSetup({ qrUri, onVerified, onCancel }: TwoFactorSetupProps) {
	const [code, setCode] = useState("");
	const [error, setError] = useState<string>();
	const field = useRef<HTMLInputElement>(null);
	const refuse = (text: string) => {
		setError(text);
		field.current?.focus();
	};
	const verify = useMutation({
		mutationFn: verifyTwoFactor,
		onSuccess: onVerified,
		onError: (error) => hasFailed({ error }) && refuse(verifyError(error)),
	});
	const secret = secretOf(qrUri);

	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				if (code.trim() === "") return refuse(copy.codeMissing);
				setError(undefined);
				verify.mutate(code);
			}}
			className="grid gap-6"
		>
			<StageHeading focus>{copy.setup}</StageHeading>
			<ol className="grid gap-6">
				<Step number={1} text={copy.scan}>
					<div className="flex flex-wrap items-start gap-x-8 gap-y-5">
						<SetupPicture qrUri={qrUri} />
						{secret !== null && (
							<div className="grid min-w-0 flex-1 basis-56 content-start justify-items-start gap-3">
								<p className="text-small text-ink-2">{copy.secret}</p>
								<p data-testid="secret" className="font-mono break-words">
									{secret}
								</p>
								<div className="flex flex-wrap gap-3">
									<CopyButton
										text={secret.replaceAll(" ", "")}
										label={copy.copySecret}
										copiedLabel={copy.copied}
										failedLabel={copy.copyFailed}
									/>
								</div>
								<a
									href={qrUri}
									className="inline-flex min-h-11 items-center font-medium text-fig underline underline-offset-4 desk:hidden"
								>
									{copy.openApp}
								</a>
							</div>
						)}
					</div>
				</Step>
				<Step number={2} text={copy.type}>
					<div className="max-w-narrow">
						<TextField
							ref={field}
							label={copy.code}
							inputMode="numeric"
							autoComplete="one-time-code"
							value={code}
							error={error}
							onChange={(event) => setCode(event.target.value)}
						/>
					</div>
				</Step>
			</ol>
			<div className="grid gap-3 wide:flex">
				<Button type="submit" busy={verify.isPending}>
					{verify.isPending ? copy.verifying : copy.verify}
				</Button>
				<Button tone="secondary" onClick={onCancel}>
					{accountCopy.cancel}
				</Button>
			</div>
		</form>
	);
}

/** A code is called wrong only when the server judged it. */
function verifyError(reason: unknown): string {
	const judged = reason instanceof ApiError && reason.status < 500;
	return failureText(reason, judged ? copy.wrongCode : copy.verifyFailed);
}

function Step({ number, text, children }: { number: number; text: string; children: ReactNode }) {
	return (
		<li className="grid gap-4">
			<p className="flex gap-3 font-medium">
				<span
					aria-hidden="true"
					className="grid size-7 shrink-0 place-items-center rounded-full bg-blush text-small font-semibold text-fig"
				>
					{number}
				</span>
				{text}
			</p>
			<div className="wide:pl-10">{children}</div>
		</li>
	);
}

/** The key inside an `otpauth:` address in groups of four, as apps ask for it; null where there is none. */
export function secretOf(qrUri: string): string | null {
	const url = URL.parse(qrUri);
	if (url?.protocol !== "otpauth:") return null;
	return (
		url.searchParams
			.get("secret")
			?.match(/.{1,4}/g)
			?.join(" ") ?? null
	);
}

/** TFA-A1: an `otpauth:` address drawn as a QR code; a finished picture is shown as it is. */
function SetupPicture({ qrUri }: { qrUri: string }) {
	return (
		<QrFrame>
			{qrUri.startsWith("data:image/") ? (
				<img src={qrUri} alt={copy.qr} />
			) : (
				// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of hundreds of squares, spoken as one
				<QRCode value={qrUri} level="M" role="img" aria-label={copy.qr} />
			)}
		</QrFrame>
	);
}

/** A white plate with a quiet zone: cameras read dark on white only, so it stays white in dark mode too. */
function QrFrame({ children }: { children: ReactNode }) {
	return (
		<div className="w-fit rounded-md border border-line bg-[#ffffff] p-4 shadow-soft [&>*]:size-44">
			{children}
		</div>
	);
}

interface StageHeadingProps {
	/** True after a change of stage, so that a screen reader says what is there now. */
	focus: boolean;
	children: ReactNode;
}

export function StageHeading({ focus, children }: StageHeadingProps) {
	const ref = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (focus) ref.current?.focus();
	}, [focus]);
	return (
		<h3 ref={ref} tabIndex={-1} className="flex items-center gap-2.5 text-h3">
			{children}
		</h3>
	);
}

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
