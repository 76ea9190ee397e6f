import { MAIL_LINK_HOURS, settingsApi } from "@dewlight/contracts/account-settings.ts";
import { emailSchema } from "@dewlight/contracts/accounts.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { errorText } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { FaceFrame, FormEnd } from "#ui/auth-form.tsx";
import { TextLink } from "#ui/button.tsx";
import { EmailField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page.tsx";
import { recoverCopy } from "./copy.ts";

const copy = recoverCopy.forgot;

const forgotSchema = z.object({ email: z.string().trim().min(1, copy.emailMissing).pipe(emailSchema) });

export const meta = () =>
	pageMeta({ title: copy.title, description: copy.description, path: paths.forgotPassword });

export default function ForgotScreen() {
	return (
		<FaceFrame>
			<header className="grid gap-2">
				<PageHeading>{copy.title}</PageHeading>
				<p className="text-lead text-ink-2">{copy.lead}</p>
			</header>
			<ForgotForm />
			<p className="text-ink-2">
				{copy.remembered} <TextLink to={paths.login}>{copy.login}</TextLink>
			</p>
		</FaceFrame>
	);
}

/** AUTH-28, AUTH-29. The form stays, so that the mail can be asked for again. */
function ForgotForm() {
	const [sent, setSent] = useState<string | null>(null);
	const { register, handleSubmit, setError, formState } = useForm({
		resolver: zodResolver(forgotSchema),
	});
	const { errors, isSubmitting } = formState;

	const submit = handleSubmit(async ({ email }) => {
		setSent(null);
		try {
			setSent((await requestReset(email)).message);
		} catch (error) {
			setError("root", { message: errorText(error, copy.failed) });
		}
	});

	return (
		<form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
			<EmailField label={copy.email} required error={errors.email?.message} {...register("email")} />
			<FormEnd words={copy} busy={isSubmitting} failure={errors.root?.message}>
				{sent !== null && (
					<Notice tone="success" live="status" title={sent}>
						{copy.sentHelp(MAIL_LINK_HOURS.reset)}
					</Notice>
				)}
			</FormEnd>
		</form>
	);
}

/** API-17. The answer is the same whether or not the account exists. */
function requestReset(email: string) {
	return call(settingsApi.requestPasswordReset, {
		body: { email },
		unauthorizedIsAnswer: true,
	});
}
