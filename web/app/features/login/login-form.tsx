import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { errorText } from "#api/api-error.ts";
import { setUser } from "#api/session.ts";
import { paths } from "#paths.ts";
import { FormEnd } from "#ui/auth-form.tsx";
import { TextLink } from "#ui/button.tsx";
import { EmailField, PasswordField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { loginCopy as copy } from "./copy.ts";

interface LoginFields {
	email: string;
	password: string;
}

/** What is wrong with a field, or with the last try as a whole. */
type Wrong = Partial<Record<keyof LoginFields | "whole", string>>;

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

/**
 * AUTH-20 to AUTH-25. Typed text stays after a failure. What talks to the server comes with the first press, and two
 * fields that the browser keeps need no form library: this page is most people's first.
 */
export function LoginForm({ next, comeBack, onCodeNeeded }: LoginFormProps) {
	const navigate = useNavigate();
	const form = useRef<HTMLFormElement>(null);
	const [wrong, setWrong] = useState<Wrong>({});
	const [isSubmitting, setSubmitting] = useState(false);
	const [isSubmitted, setSubmitted] = useState(false);
	const returned = comeBack !== null;
	useEffect(() => {
		if (returned) focusField(form.current, "password");
	}, [returned]);

	const logInWith = async ({ email, password }: LoginFields) => {
		const refuse = () => setWrong({ whole: copy.failed });
		try {
			const { logIn, waitForSession } = await import("./log-in.ts");
			const answer = await logIn({ email: email.trim(), password, next });
			if (answer.requires_2fa) {
				const { partial_token: token } = answer;
				return token === null ? refuse() : onCodeNeeded(startPartialLogin(token, email.trim()));
			}
			const user = await waitForSession();
			if (user === null) return refuse();
			setUser(user);
			await navigate(safePath(answer.redirect) ?? paths.upload, { replace: true });
		} catch (error) {
			setWrong({ whole: errorText(error, copy.failed) });
		}
	};

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSubmitting) return;
		const fields = readFields(event.currentTarget);
		const missing = findMissing(fields);
		setSubmitted(true);
		setWrong(missing);
		const first = FIELDS.find((name) => missing[name] !== undefined);
		if (first !== undefined) return focusField(event.currentTarget, first);
		setSubmitting(true);
		await logInWith(fields);
		setSubmitting(false);
	};

	/** A complaint about a field goes as soon as it is answered. */
	const look = (event: FormEvent<HTMLFormElement>) => {
		if (!isSubmitted) return;
		const missing = findMissing(readFields(event.currentTarget));
		setWrong(({ whole }) => ({ ...missing, ...(whole !== undefined && { whole }) }));
	};

	return (
		<form
			ref={form}
			method="post"
			noValidate
			onSubmit={(event) => void submit(event)}
			onInput={look}
			className="grid gap-5"
		>
			{comeBack?.reason && !isSubmitted && (
				<Notice tone="warn" live="alert">
					{comeBack.reason}
				</Notice>
			)}
			<EmailField
				name="email"
				label={copy.email}
				// Without a default, what was typed before the script came stays.
				defaultValue={comeBack?.email}
				required
				error={wrong.email}
			/>
			<PasswordField
				name="password"
				label={copy.password}
				autoComplete="current-password"
				required
				error={wrong.password}
			/>
			<p className="-mt-3">
				<TextLink to={paths.forgotPassword} className="inline-flex min-h-11 items-center text-small">
					{copy.forgot}
				</TextLink>
			</p>
			<FormEnd words={copy} busy={isSubmitting} failure={wrong.whole} />
		</form>
	);
}

const FIELDS = ["email", "password"] as const;

function readFields(form: HTMLFormElement): LoginFields {
	const data = new FormData(form);
	const textOf = (name: keyof LoginFields) => {
		const value = data.get(name);
		return typeof value === "string" ? value : "";
	};
	return { email: textOf("email"), password: textOf("password") };
}

function findMissing({ email, password }: LoginFields): Wrong {
	return {
		...(email.trim() === "" && { email: copy.emailMissing }),
		...(password === "" && { password: copy.passwordMissing }),
	};
}

function focusField(form: HTMLFormElement | null, name: keyof LoginFields): void {
	const field = form?.elements.namedItem(name);
	if (field instanceof HTMLElement) field.focus();
}

/** What the password step leaves behind when a code is still needed. */
export interface PartialLogin {
	token: string;
	/** Milliseconds since the epoch, by this browser's clock. */
	since: number;
	email: string;
}

function startPartialLogin(token: string, email: string, now = Date.now): PartialLogin {
	return { token, email, since: now() };
}

/** A path of this site, or null: an address must never lead elsewhere after a login. */
export function safePath(next: string | null): string | null {
	if (next === null || !next.startsWith("/")) return null;
	const here = "https://here.invalid";
	const url = URL.parse(next, here);
	if (url === null || url.origin !== here) return null;
	return url.pathname.startsWith("//") ? null : url.pathname + url.search + url.hash;
}
