import type { ComponentProps, ReactNode } from "react";
import { FaceLight } from "./brand-mark.tsx";
import { Button } from "./button.tsx";
import { PasswordField } from "./field.tsx";
import { Notice } from "./notice.tsx";
import { NeedsScript } from "./page-scripts.tsx";

/** A form at the door: on wide screens the lit face keeps it company, on phones the form stands alone. */
export function FaceFrame({ children }: { children: ReactNode }) {
	return (
		<div className="mx-auto grid w-full max-w-page items-start gap-16 wide:px-8 desk:grid-cols-2 desk:py-12">
			<div className="mx-auto grid w-full max-w-form gap-8 px-5 pt-8 pb-20 wide:pt-14 desk:mx-0 desk:px-0 desk:py-10">
				{children}
			</div>
			<div className="sticky top-24 hidden h-[min(38rem,calc(100dvh-8rem))] items-end justify-center overflow-hidden rounded-xl bg-silk desk:flex">
				<FaceLight className="-mb-px w-full max-w-form" />
			</div>
		</div>
	);
}

interface FormEndProps {
	words: { submit: string; busy: string };
	busy: boolean;
	/** Why the last try failed, in one sentence. */
	failure?: string | undefined;
	/** What else there is to say before the button. */
	children?: ReactNode;
}

/** How a form ends: what came of the last try, and the button that sends it. */
export function FormEnd({ words, busy, failure, children }: FormEndProps) {
	return (
		<>
			{failure !== undefined && (
				<Notice tone="danger" live="alert">
					{failure}
				</Notice>
			)}
			{children}
			<NeedsScript what="form" />
			<Button type="submit" busy={busy}>
				{busy ? words.busy : words.submit}
			</Button>
		</>
	);
}

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
