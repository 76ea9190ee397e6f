import { PARTIAL_TOKEN } from "@dewlight/contracts/constants.ts";
import { twoFactorApi, twoFactorCodeSchema } from "@dewlight/contracts/two-factor.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { ApiError, errorText } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { setUser } from "#api/session.ts";
import { paths } from "#paths.ts";
import { FormEnd } from "#ui/auth-form.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { PageHeading } from "#ui/page.tsx";
import { loginCopy } from "./copy.ts";
import { placeAfterLogin, waitForSession } from "./log-in.ts";
import { type PartialLogin, safePath } from "./login-form.tsx";

const copy = loginCopy.code;

interface CodeStepProps {
	partial: PartialLogin;
	next: string | null;
	/** Null where the person chose to go back. */
	onStartAgain: (reason: string | null) => void;
}

/** AUTH-23: the second step of logging in. */
export function CodeStep({ partial, next, onStartAgain }: CodeStepProps) {
	const [backup, setBackup] = useState(false);
	return (
		<>
			<header className="grid gap-2">
				<PageHeading>{copy.title}</PageHeading>
				<p className="text-lead text-ink-2">{backup ? copy.backupLead : copy.appLead}</p>
			</header>
			<CodeForm
				key={backup ? "backup" : "app"}
				partial={partial}
				next={next}
				backup={backup}
				onStartAgain={onStartAgain}
			/>
			<div className="-ml-4 grid justify-items-start">
				<Button tone="quiet" size="small" onClick={() => setBackup(!backup)}>
					{backup ? copy.toApp : copy.toBackup}
				</Button>
				<Button tone="quiet" size="small" onClick={() => onStartAgain(null)}>
					{copy.startAgain}
				</Button>
			</div>
		</>
	);
}

interface CodeFormProps {
	partial: PartialLogin;
	next: string | null;
	/** A backup code is asked for; the server takes either kind in either case. */
	backup: boolean;
	onStartAgain: (reason: string) => void;
}

/** TFA-12 to TFA-14. */
function CodeForm({ partial, next, backup, onStartAgain }: CodeFormProps) {
	const navigate = useNavigate();
	const [refusals, setRefusals] = useState(0);
	const { register, handleSubmit, setError, setFocus, formState } = useForm({
		resolver: zodResolver(twoFactorCodeSchema),
		defaultValues: { code: "" },
	});
	const { errors, isSubmitting } = formState;
	useEffect(() => setFocus("code"), [setFocus]);

	const submit = handleSubmit(async ({ code }) => {
		try {
			const answer = await verifyCode(code, partial.token);
			const user = await waitForSession();
			if (user === null) return onStartAgain(loginCopy.failed);
			const place = await placeAfterLogin(next, user.id).catch(() => answer.redirect);
			setUser(user);
			await navigate(safePath(place) ?? paths.upload, { replace: true });
		} catch (error) {
			const refused = refusals + (error instanceof ApiError && error.status === 401 ? 1 : 0);
			if (isSpent(error, refused, partial.since)) return onStartAgain(copy.expired);
			setRefusals(refused);
			setError("code", { message: errorText(error, copy.failed) }, { shouldFocus: true });
		}
	});

	return (
		<form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
			<TextField
				label={backup ? copy.backupLabel : copy.appLabel}
				autoComplete={backup ? "off" : "one-time-code"}
				inputMode={backup ? "text" : "numeric"}
				autoCapitalize={backup ? "characters" : "none"}
				spellCheck={false}
				required
				error={errors.code?.message}
				{...register("code")}
			/>
			<FormEnd words={copy} busy={isSubmitting} />
		</form>
	);
}

/** API-10. A wrong code is an answer, not an ended session. */
function verifyCode(code: string, token: string) {
	return call(twoFactorApi.verifyLogin, {
		body: { code, token },
		unauthorizedIsAnswer: true,
	});
}

/**
 * Whether this refusal was the last for its token. A wrong code and a dead token get the same answer, so tries and
 * time are counted here as the server counts them (TFA-A6).
 */
export function isSpent(error: unknown, refusals: number, since: number, now = Date.now): boolean {
	if (!(error instanceof ApiError) || error.status !== 401) return false;
	return refusals >= PARTIAL_TOKEN.attempts || now() - since >= PARTIAL_TOKEN.minutes * 60_000;
}
