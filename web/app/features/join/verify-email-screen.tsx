import { accountApi, emailSchema } from "@dewlight/contracts/accounts.ts";
import { POLL_MS } from "@dewlight/contracts/constants.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { MailOpen } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useForm } from "react-hook-form";
import { Navigate, useSearchParams } from "react-router";
import { z } from "zod";
import { errorText } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { refreshSession } from "#api/refresh-session.ts";
import { setUser, useSession } from "#api/session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { FaceFrame, FormEnd } from "#ui/auth-form.tsx";
import { PageLoading } from "#ui/brand-mark.tsx";
import { Button, TextLink } from "#ui/button.tsx";
import { EmailField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page.tsx";
import { joinCopy } from "./copy.ts";
import { requestVerification } from "./join-calls.ts";
import { ResendLink, TokenCheck } from "./token-check.tsx";

const verifyCopy = joinCopy.verify;
const requestCopy = joinCopy.requestLink;
const schema = z.object({ email: emailSchema });

export const meta = () => pageMeta({ title: verifyCopy.title, personal: true });

/** With a token: confirms it. Without: waits for the link to be opened somewhere, or sends another one. */
export default function VerifyEmailScreen() {
	const [search] = useSearchParams();
	const session = useSession();
	const token = search.get("token");
	if (token !== null) return <TokenCheck key={token} token={token} />;
	switch (session.status) {
		case "unknown":
			return <PageLoading />;
		case "signed_out":
			return <RequestLink />;
		case "signed_in":
			return session.user.is_email_verified ? (
				<Navigate to={paths.registerStep2(session.user.email)} replace />
			) : (
				<VerifyWait email={session.user.email} />
			);
	}
}

/** PUB-05: what this page is for, and another link for somebody who is not signed in. */
function RequestLink() {
	const [sent, setSent] = useState<string | null>(null);
	const { register, handleSubmit, setError, formState } = useForm({ resolver: zodResolver(schema) });
	const { errors, isSubmitting } = formState;

	const submit = handleSubmit(async ({ email }) => {
		setSent(null);
		try {
			setSent((await requestVerification(email)).message);
		} catch (error) {
			setError("root", { message: errorText(error, verifyCopy.resendFailed) });
		}
	});

	return (
		<FaceFrame>
			<header className="grid gap-2">
				<PageHeading>{requestCopy.title}</PageHeading>
				<p className="text-lead text-ink-2">{requestCopy.lead}</p>
			</header>
			<form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
				<EmailField label={requestCopy.email} required error={errors.email?.message} {...register("email")} />
				<FormEnd words={requestCopy} busy={isSubmitting} failure={errors.root?.message}>
					{sent !== null && (
						<Notice tone="success" live="status" title={sent}>
							{requestCopy.sentHelp}
						</Notice>
					)}
				</FormEnd>
			</form>
			<p className="text-ink-2">
				{requestCopy.confirmed} <TextLink to={paths.login}>{requestCopy.login}</TextLink>
			</p>
			<p className="text-ink-2">
				{requestCopy.none} <TextLink to={paths.register}>{requestCopy.register}</TextLink>
			</p>
		</FaceFrame>
	);
}

/** AUTH-A5: reads the session again every 5 s and on focus, so the tab moves on by itself. */
function VerifyWait({ email }: { email: string }) {
	useEffect(() => {
		const look = () => {
			if (document.visibilityState === "visible") void refreshSession();
		};
		const timer = setInterval(look, POLL_MS.verifyEmail);
		window.addEventListener("focus", look);
		return () => {
			clearInterval(timer);
			window.removeEventListener("focus", look);
		};
	}, []);

	return (
		<div className="mx-auto grid w-full max-w-form animate-rise gap-6 px-5 py-14 wide:py-20">
			<span className="grid size-16 place-items-center rounded-full bg-blush text-fig">
				<MailOpen aria-hidden="true" className="size-7" />
			</span>
			<header className="grid gap-3">
				<PageHeading>{verifyCopy.title}</PageHeading>
				<p className="text-lead text-ink-2">{verifyCopy.lead(email)}</p>
			</header>
			<output className="flex items-center gap-3">
				<span aria-hidden="true" className="size-2.5 shrink-0 animate-breathe rounded-full bg-sage" />
				{verifyCopy.waiting}
			</output>
			<div className="grid justify-items-start gap-4 border-t border-line pt-6">
				<p className="text-ink-2">{verifyCopy.missing}</p>
				<ResendLink tone="secondary" />
			</div>
			<CorrectEmail email={email} />
			<p className="text-small">
				<TextLink to={paths.logout}>{verifyCopy.logOut}</TextLink>
			</p>
		</div>
	);
}

const correctEmailCopy = joinCopy.correctEmail;

/** A mistyped address is put right here, and the link goes to the right one; folded away until wanted. */
function CorrectEmail({ email }: { email: string }) {
	const id = useId();
	const [open, setOpen] = useState(false);
	const [corrected, setCorrected] = useState(false);
	const { register, handleSubmit, setError, setFocus, reset, formState } = useForm({
		resolver: zodResolver(schema),
		defaultValues: { email },
	});
	const { errors, isSubmitting } = formState;

	const show = () => {
		setCorrected(false);
		setOpen(true);
		reset({ email });
		requestAnimationFrame(() => setFocus("email", { shouldSelect: true }));
	};

	const submit = handleSubmit(async (typed) => {
		try {
			const { user } = await call(accountApi.correctEmail, { body: typed });
			setUser(user);
			setOpen(false);
			setCorrected(true);
		} catch (error) {
			setError("email", { message: errorText(error, correctEmailCopy.failed) });
		}
	});

	return (
		<section aria-labelledby={id} className="grid justify-items-start gap-4 border-t border-line pt-6">
			<p id={id} className="text-ink-2">
				{correctEmailCopy.title}
			</p>
			{corrected && (
				<Notice tone="success" live="status">
					{correctEmailCopy.done(email)}
				</Notice>
			)}
			{open ? (
				<form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid w-full gap-4">
					<EmailField
						label={correctEmailCopy.label}
						hint={correctEmailCopy.hint}
						required
						error={errors.email?.message}
						{...register("email")}
					/>
					<div className="flex flex-wrap gap-3">
						<Button type="submit" busy={isSubmitting}>
							{isSubmitting ? correctEmailCopy.busy : correctEmailCopy.submit}
						</Button>
						<Button tone="quiet" disabled={isSubmitting} onClick={() => setOpen(false)}>
							{correctEmailCopy.cancel}
						</Button>
					</div>
				</form>
			) : (
				<Button tone="quiet" size="small" className="-ml-4" onClick={show}>
					{correctEmailCopy.open}
				</Button>
			)}
		</section>
	);
}
