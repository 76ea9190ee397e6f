import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { z } from "zod";
import { errorText } from "#api/api-error.ts";
import { setUser } from "#api/session-store.ts";
import { paths } from "#paths.ts";
import { EmailField } from "#ui/email-field.tsx";
import { FormEnd } from "#ui/form-end.tsx";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { loginCopy as copy } from "./copy.ts";
import { logIn, waitForSession } from "./log-in.ts";
import { safePath } from "./safe-path.ts";
import { type PartialLogin, startPartialLogin } from "./verify-code.ts";

const loginFormSchema = z.object({
	email: z.string().trim().min(1, copy.emailMissing),
	password: z.string().min(1, copy.passwordMissing),
});
type LoginForm = z.infer<typeof loginFormSchema>;

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

/** AUTH-20 to AUTH-25. Typed text stays after a failure. */
export function LoginForm({ next, comeBack, onCodeNeeded }: LoginFormProps) {
	const navigate = useNavigate();
	const { register, handleSubmit, setError, setFocus, formState } = useForm<LoginForm>({
		resolver: zodResolver(loginFormSchema),
		defaultValues: { email: comeBack?.email ?? "", password: "" },
	});
	const { errors, isSubmitting, isSubmitted } = formState;
	const returned = comeBack !== null;
	useEffect(() => {
		if (returned) setFocus("password");
	}, [returned, setFocus]);

	const submit = handleSubmit(async (form) => {
		const refuse = () => setError("root", { message: copy.failed });
		try {
			const answer = await logIn({ ...form, next });
			if (answer.requires_2fa) {
				const { partial_token: token } = answer;
				return token === null ? refuse() : onCodeNeeded(startPartialLogin(token, form.email));
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
			<EmailField label={copy.email} required error={errors.email?.message} {...register("email")} />
			<PasswordField
				label={copy.password}
				autoComplete="current-password"
				required
				error={errors.password?.message}
				{...register("password")}
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
