import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { z } from "zod";
import { errorText } from "#api/api-error.ts";
import { setUser } from "#api/session-store.ts";
import { paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { loginCopy as copy } from "./copy.ts";
import { logIn, waitForSession } from "./log-in.ts";
import { safePath } from "./safe-path.ts";

const loginFormSchema = z.object({
	email: z.string().trim().min(1, copy.emailMissing),
	password: z.string().min(1, copy.passwordMissing),
});
type LoginForm = z.infer<typeof loginFormSchema>;

/** AUTH-20 to AUTH-25. Typed text stays after a failure. */
export function LoginForm({ next }: { next: string | null }) {
	const navigate = useNavigate();
	const [secondStep, setSecondStep] = useState(false);
	const { register, handleSubmit, setError, formState } = useForm<LoginForm>({
		resolver: zodResolver(loginFormSchema),
		defaultValues: { email: "", password: "" },
	});
	const { errors, isSubmitting } = formState;

	const submit = handleSubmit(async (form) => {
		setSecondStep(false);
		try {
			const answer = await logIn({ ...form, next });
			if (answer.requires_2fa) return setSecondStep(true);
			const user = await waitForSession();
			if (user === null) return setError("root", { message: copy.failed });
			setUser(user);
			await navigate(safePath(answer.redirect) ?? paths.upload, { replace: true });
		} catch (error) {
			setError("root", { message: errorText(error, copy.failed) });
		}
	});

	return (
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
			<PasswordField
				label={copy.password}
				autoComplete="current-password"
				required
				error={errors.password?.message}
				{...register("password")}
			/>
			{errors.root !== undefined && (
				<Notice tone="danger" live="alert">
					{errors.root.message}
				</Notice>
			)}
			{secondStep && (
				<Notice tone="info" live="alert">
					{copy.secondStep}
				</Notice>
			)}
			<Button type="submit" busy={isSubmitting}>
				{isSubmitting ? copy.busy : copy.submit}
			</Button>
		</form>
	);
}
