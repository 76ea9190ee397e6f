import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { errorText } from "#api/api-error.ts";
import { setUser } from "#api/session-store.ts";
import { paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { type AccountForm, accountSchema } from "./account-schema.ts";
import { joinCopy } from "./copy.ts";
import { keepInviteCode, useInviteCode } from "./invite-code.ts";
import { InviteField } from "./invite-field.tsx";
import { register as registerPerson } from "./register.ts";
import { StepFrame } from "./step-frame.tsx";

const copy = joinCopy.account;

/** Step 1: credentials. Leads to /verify-email. */
export function AccountStep() {
	const navigate = useNavigate();
	const inviteCode = useInviteCode().trim();
	const { register, handleSubmit, setError, formState } = useForm<AccountForm>({
		resolver: zodResolver(accountSchema),
		defaultValues: { email: "", username: "", password: "", confirm_password: "" },
	});
	const { errors, isSubmitting } = formState;

	const submit = handleSubmit(async ({ email, username, password }) => {
		try {
			const user = await registerPerson({ email, username, password, inviteCode });
			keepInviteCode("");
			setUser(user);
			await navigate(paths.verifyEmail);
		} catch (error) {
			setError("root", { message: errorText(error, copy.failed) });
		}
	});

	return (
		<StepFrame step={1} title={copy.title} lead={copy.lead}>
			<form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
				<TextField
					label={copy.email}
					type="email"
					autoComplete="email"
					inputMode="email"
					required
					error={errors.email?.message}
					{...register("email")}
				/>
				<TextField
					label={copy.username}
					hint={copy.usernameHint}
					autoComplete="nickname"
					required
					error={errors.username?.message}
					{...register("username")}
				/>
				<PasswordField
					label={copy.password}
					hint={copy.passwordHint}
					autoComplete="new-password"
					required
					error={errors.password?.message}
					{...register("password")}
				/>
				<PasswordField
					label={copy.confirmPassword}
					autoComplete="new-password"
					required
					error={errors.confirm_password?.message}
					{...register("confirm_password")}
				/>
				<InviteField />
				{errors.root !== undefined && (
					<Notice tone="danger" live="alert">
						{errors.root.message}
					</Notice>
				)}
				<Button type="submit" busy={isSubmitting}>
					{isSubmitting ? copy.busy : copy.submit}
				</Button>
			</form>
			<p className="text-ink-2">
				{copy.haveAccount} <TextLink to={paths.login}>{copy.login}</TextLink>
			</p>
		</StepFrame>
	);
}
