import type { ComponentProps } from "react";
import { PasswordField } from "./password-field.tsx";

type Name = "password" | "confirm_password";

interface NewPasswordFieldsProps {
	words: { password: string; passwordHint: string; confirm: string };
	errors: { [field in Name]?: { message?: string | undefined } | undefined };
	register: (name: Name) => ComponentProps<"input">;
}

/** A password to choose, typed twice. */
export function NewPasswordFields({ words, errors, register }: NewPasswordFieldsProps) {
	return (
		<>
			<PasswordField
				label={words.password}
				hint={words.passwordHint}
				autoComplete="new-password"
				required
				error={errors.password?.message}
				{...register("password")}
			/>
			<PasswordField
				label={words.confirm}
				autoComplete="new-password"
				required
				error={errors.confirm_password?.message}
				{...register("confirm_password")}
			/>
		</>
	);
}
