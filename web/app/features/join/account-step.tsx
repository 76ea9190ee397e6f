import {
	accountApi,
	emailSchema,
	passwordSchema,
	type User,
	usernameSchema,
} from "@dewlight/contracts/accounts.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { z } from "zod";
import { errorText } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { setUser } from "#api/session-store.ts";
import { noteSigningOut } from "#api/sign-out.ts";
import { paths } from "#paths.ts";
import { FormEnd } from "#ui/form-end.tsx";
import { NewPasswordFields } from "#ui/new-password-fields.tsx";
import { EmailField, TextField } from "#ui/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { joinCopy } from "./copy.ts";
import { keepInviteCode, useInviteCode, useInviteRequired } from "./invite-code.ts";
import { InviteField } from "./invite-field.tsx";
import { StepFrame } from "./step-frame.tsx";

/** AUTH-09, AUTH-10: what the wire asks for, and the password typed twice the same way. */
const accountSchema = z
	.object({
		email: emailSchema,
		username: usernameSchema,
		password: passwordSchema,
		confirm_password: z.string(),
	})
	.refine((form) => form.password === form.confirm_password, {
		path: ["confirm_password"],
		message: joinCopy.account.mismatch,
		when: () => true,
	});
type AccountForm = z.infer<typeof accountSchema>;

const copy = joinCopy.account;

/** Step 1: credentials. Leads to /verify-email. */
export function AccountStep() {
	const navigate = useNavigate();
	const inviteCode = useInviteCode().trim();
	const inviteRequired = useInviteRequired();
	const [inviteProblem, setInviteProblem] = useState<{ code: string; text: string }>();
	const { register, handleSubmit, setError, formState } = useForm<AccountForm>({
		resolver: zodResolver(accountSchema),
		// Without defaults, what was typed before the script came stays.
	});
	const { errors, isSubmitting } = formState;

	const submit = handleSubmit(async ({ email, username, password }) => {
		setInviteProblem(undefined);
		if (inviteRequired && inviteCode === "") {
			return setInviteProblem({ code: inviteCode, text: joinCopy.invite.missing });
		}
		try {
			const user = await registerPerson({ email, username, password, inviteCode });
			keepInviteCode("");
			setUser(user);
			await navigate(paths.verifyEmail);
		} catch (error) {
			const text = errorText(error, copy.failed);
			if (text === joinCopy.invite.invalid) setInviteProblem({ code: inviteCode, text });
			else setError("root", { message: text });
		}
	});

	return (
		<StepFrame step={1} title={copy.title} lead={copy.lead}>
			<form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
				<EmailField label={copy.email} required error={errors.email?.message} {...register("email")} />
				<TextField
					label={copy.username}
					hint={copy.usernameHint}
					autoComplete="nickname"
					required
					error={errors.username?.message}
					{...register("username")}
				/>
				<NewPasswordFields words={copy} errors={errors} register={register} />
				<InviteField
					required={inviteRequired}
					error={inviteProblem?.code === inviteCode ? inviteProblem.text : undefined}
				/>
				<FormEnd words={copy} busy={isSubmitting} failure={errors.root?.message} />
			</form>
			<p className="text-ink-2">
				{copy.haveAccount} <TextLink to={paths.login}>{copy.login}</TextLink>
			</p>
		</StepFrame>
	);
}

interface Registration {
	email: string;
	username: string;
	password: string;
	/** Empty without an invitation. */
	inviteCode: string;
}

/** API-06. Signs the new person in, unverified. */
async function registerPerson({ email, username, password, inviteCode }: Registration): Promise<User> {
	const body = new FormData();
	body.set("email", email);
	body.set("username", username);
	body.set("password", password);
	if (inviteCode !== "") body.set("invite_code", inviteCode);
	const { user } = await call(accountApi.register, {
		body,
		unauthorizedIsAnswer: true,
	});
	noteSigningOut(null);
	return user;
}
