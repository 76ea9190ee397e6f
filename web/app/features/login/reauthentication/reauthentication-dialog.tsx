import type { ProofPart } from "@dewlight/contracts/constants.ts";
import { twoFactorApi } from "@dewlight/contracts/two-factor.ts";
import { useId, useRef, useState } from "react";
import { errorText, OfflineError } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { paths } from "#paths.ts";
import { Button, TextLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PasswordField, TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";

const TEXTS: Record<Asked, string> = {
	password:
		"This can change who gets into your account or what is known about you, so we ask for your password once more. What you typed stays.",
	code: "This can change who gets into your account or what is known about you, so we ask for a code once more. What you typed stays.",
	both: "This can change who gets into your account or what is known about you, so we ask for your password and a code once more. What you typed stays.",
};

const reauthenticationCopy = {
	title: "Confirm it is you",
	text: (needs: readonly ProofPart[]) => TEXTS[askedFor(needs)],
	account: "Account",
	password: "Password",
	passwordMissing: "Enter your password.",
	code: "Code",
	codeHint: "From your authenticator app, or one of your backup codes.",
	codeMissing: "Enter the code.",
	confirm: "Confirm",
	confirming: "Checking…",
	cancel: "Cancel",
	failed: "That could not be checked. Please try again.",
	network: "Network error.",
	forgot: "Forgot your password?",
} as const;

interface ReauthenticationDialogProps {
	needs: readonly ProofPart[];
	/** Whose password it is; for password managers, and for who has two accounts. */
	email: string;
	onAnswer: (given: boolean) => void;
}

/** Opens above whatever is open, takes what the server wants to have typed again, and gives way to the call that waits. */
export function ReauthenticationDialog({ needs, email, onAnswer }: ReauthenticationDialogProps) {
	const form = useId();
	const password = useRef<HTMLInputElement>(null);
	const code = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState<Record<ProofPart, string>>({ password: "", code: "" });
	const [missing, setMissing] = useState<ProofPart | null>(null);
	const [error, setError] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const asksPassword = needs.includes("password");
	const first = asksPassword ? password : code;

	const type = (part: ProofPart) => (event: { target: { value: string } }) =>
		setTyped((old) => ({ ...old, [part]: event.target.value }));

	async function confirm() {
		const empty = needs.find((part) => typed[part].trim() === "") ?? null;
		setMissing(empty);
		if (empty !== null) return (empty === "password" ? password : code).current?.focus();
		setBusy(true);
		setError(null);
		try {
			const body = Object.fromEntries(needs.map((part) => [part, typed[part]]));
			await call(twoFactorApi.reauthenticate, { body });
			onAnswer(true);
		} catch (reason) {
			setError(
				reason instanceof OfflineError
					? reauthenticationCopy.network
					: errorText(reason, reauthenticationCopy.failed),
			);
			setBusy(false);
			first.current?.focus();
		}
	}

	return (
		<Dialog
			open
			onClose={() => onAnswer(false)}
			title={reauthenticationCopy.title}
			description={reauthenticationCopy.text(needs)}
			firstFocus={first}
			footer={
				<>
					<Button tone="secondary" onClick={() => onAnswer(false)}>
						{reauthenticationCopy.cancel}
					</Button>
					<Button type="submit" form={form} busy={busy}>
						{busy ? reauthenticationCopy.confirming : reauthenticationCopy.confirm}
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
					// React hands events of a dialog to the form it was opened from, too.
					event.stopPropagation();
					void confirm();
				}}
				className="grid gap-5"
			>
				{asksPassword && (
					<>
						<TextField
							label={reauthenticationCopy.account}
							type="email"
							autoComplete="username"
							value={email}
							readOnly
						/>
						<PasswordField
							ref={password}
							label={reauthenticationCopy.password}
							autoComplete="current-password"
							value={typed.password}
							error={missing === "password" ? reauthenticationCopy.passwordMissing : undefined}
							onChange={type("password")}
						/>
					</>
				)}
				{needs.includes("code") && (
					<TextField
						ref={code}
						label={reauthenticationCopy.code}
						hint={reauthenticationCopy.codeHint}
						autoComplete="one-time-code"
						autoCapitalize="characters"
						spellCheck={false}
						value={typed.code}
						error={missing === "code" ? reauthenticationCopy.codeMissing : undefined}
						onChange={type("code")}
					/>
				)}
				{error !== null && (
					<Notice tone="danger" live="alert">
						{error}
					</Notice>
				)}
				{asksPassword && (
					<p>
						<TextLink to={paths.forgotPassword} onClick={() => onAnswer(false)}>
							{reauthenticationCopy.forgot}
						</TextLink>
					</p>
				)}
			</form>
		</Dialog>
	);
}

type Asked = "password" | "code" | "both";

const askedFor = (needs: readonly ProofPart[]): Asked =>
	needs.length > 1 ? "both" : (needs[0] ?? "password");
