import { okSchema } from "@dewlight/contracts/accounts.ts";
import type { ProofPart } from "@dewlight/contracts/constants.ts";
import { useId, useRef, useState } from "react";
import { errorText, OfflineError } from "#api/api-error.ts";
import { request } from "#api/request.ts";
import { paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { reauthenticationCopy as copy } from "./copy.ts";

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
			await request("reauthenticate", { answer: okSchema, body });
			onAnswer(true);
		} catch (reason) {
			setError(reason instanceof OfflineError ? copy.network : errorText(reason, copy.failed));
			setBusy(false);
			first.current?.focus();
		}
	}

	return (
		<Dialog
			open
			onClose={() => onAnswer(false)}
			title={copy.title}
			description={copy.text(needs)}
			firstFocus={first}
			footer={
				<>
					<Button tone="secondary" onClick={() => onAnswer(false)}>
						{copy.cancel}
					</Button>
					<Button type="submit" form={form} busy={busy}>
						{busy ? copy.confirming : copy.confirm}
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
						<TextField label={copy.account} type="email" autoComplete="username" value={email} readOnly />
						<PasswordField
							ref={password}
							label={copy.password}
							autoComplete="current-password"
							value={typed.password}
							error={missing === "password" ? copy.passwordMissing : undefined}
							onChange={type("password")}
						/>
					</>
				)}
				{needs.includes("code") && (
					<TextField
						ref={code}
						label={copy.code}
						hint={copy.codeHint}
						autoComplete="one-time-code"
						autoCapitalize="characters"
						spellCheck={false}
						value={typed.code}
						error={missing === "code" ? copy.codeMissing : undefined}
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
							{copy.forgot}
						</TextLink>
					</p>
				)}
			</form>
		</Dialog>
	);
}
