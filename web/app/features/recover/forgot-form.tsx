import { MAIL_LINK_HOURS, messageAnswerSchema } from "@dewlight/contracts/account-settings.ts";
import { emailSchema } from "@dewlight/contracts/accounts.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { errorText } from "#api/api-error.ts";
import { request } from "#api/request.ts";
import { EmailField } from "#ui/email-field.tsx";
import { FormEnd } from "#ui/form-end.tsx";
import { Notice } from "#ui/notice.tsx";
import { recoverCopy } from "./copy.ts";

const copy = recoverCopy.forgot;
const forgotSchema = z.object({ email: z.string().trim().min(1, copy.emailMissing).pipe(emailSchema) });

/** AUTH-28, AUTH-29. The form stays, so that the mail can be asked for again. */
export function ForgotForm() {
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
	return request("requestPasswordReset", {
		answer: messageAnswerSchema,
		body: { email },
		unauthorizedIsAnswer: true,
	});
}
