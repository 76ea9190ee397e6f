import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { errorText } from "#api/api-error.ts";
import { setUser } from "#api/session-store.ts";
import { paths } from "#paths.ts";
import { EmailField } from "#ui/email-field.tsx";
import { FormEnd } from "#ui/form-end.tsx";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { loginCopy as copy } from "./copy.ts";
import { type PartialLogin, startPartialLogin } from "./partial-login.ts";
import { safePath } from "./safe-path.ts";

interface LoginFields {
	email: string;
	password: string;
}

/** Coming back from the code step: who it was, and what there is to say about it. */
export interface ComeBack {
	email: string;
	reason: string | null;
}

interface LoginFormProps {
	next: string | null;
	comeBack: ComeBack | null;
	onCodeNeeded: (partial: PartialLogin) => void;
}

/** AUTH-20 to AUTH-25. Typed text stays after a failure. What talks to the server comes with the first press. */
export function LoginForm({ next, comeBack, onCodeNeeded }: LoginFormProps) {
	const navigate = useNavigate();
	const { register, handleSubmit, setError, setFocus, formState } = useForm<LoginFields>({
		// Without a default, what was typed before the script came stays.
		defaultValues: comeBack === null ? undefined : { email: comeBack.email },
	});
	const { errors, isSubmitting, isSubmitted } = formState;
	const returned = comeBack !== null;
	useEffect(() => {
		if (returned) setFocus("password");
	}, [returned, setFocus]);

	const submit = handleSubmit(async (form) => {
		const refuse = () => setError("root", { message: copy.failed });
		try {
			const { logIn, waitForSession } = await import("./log-in.ts");
			const email = form.email.trim();
			const answer = await logIn({ email, password: form.password, next });
			if (answer.requires_2fa) {
				const { partial_token: token } = answer;
				return token === null ? refuse() : onCodeNeeded(startPartialLogin(token, email));
			}
			const user = await waitForSession();
			if (user === null) return refuse();
			setUser(user);
			await navigate(safePath(answer.redirect) ?? paths.upload, { replace: true });
		} catch (error) {
			setError("root", { message: errorText(error, copy.failed) });
		}
	});

	return (
		<form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
			{comeBack?.reason && !isSubmitted && (
				<Notice tone="warn" live="alert">
					{comeBack.reason}
				</Notice>
			)}
			<EmailField
				label={copy.email}
				required
				error={errors.email?.message}
				{...register("email", { validate: (email) => email.trim() !== "" || copy.emailMissing })}
			/>
			<PasswordField
				label={copy.password}
				autoComplete="current-password"
				required
				error={errors.password?.message}
				{...register("password", { required: copy.passwordMissing })}
			/>
			<p className="-mt-3">
				<TextLink to={paths.forgotPassword} className="inline-flex min-h-11 items-center text-small">
					{copy.forgot}
				</TextLink>
			</p>
			<FormEnd words={copy} busy={isSubmitting} failure={errors.root?.message} />
		</form>
	);
}
