import {
	accountApi,
	emailSchema,
	passwordSchema,
	type User,
	usernameSchema,
} from "@dewlight/contracts/accounts.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState, useSyncExternalStore } from "react";
import { useForm } from "react-hook-form";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { z } from "zod";
import { errorText } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { setUser, useSession } from "#api/session.ts";
import { noteSigningOut } from "#api/sign-out.ts";
import { paths } from "#paths.ts";
import { FormEnd, NewPasswordFields } from "#ui/auth-form.tsx";
import { PageLoading } from "#ui/brand-mark.tsx";
import { TextLink } from "#ui/button.tsx";
import { EmailField, TextField } from "#ui/field.tsx";
import { joinCopy } from "./copy.ts";
import { InviteField, keepInviteCode, useInviteCode, useInviteRequired } from "./invite-field.tsx";
import { StepFrame, stepOf } from "./join-step.tsx";
import { type AskConsent, OnboardingSteps } from "./onboarding-steps.tsx";

/**
 * AUTH-06: step 1 for visitors, steps 2 to 4 for a verified person, who resumes at step 2 (ONB-A10).
 * The address names the step; the session decides who sees which (AUTH-A6).
 */
export function RegisterScreen({ askConsent }: { askConsent: AskConsent }) {
	const session = useSession();
	const [search] = useSearchParams();
	// The page was written without a query, so its first look in the browser has none either.
	const wantsStep = useHydrated() && stepOf(search) !== null;

	switch (session.status) {
		case "unknown":
			return wantsStep ? <PageLoading /> : <AccountStep />;
		case "signed_out":
			return wantsStep ? (
				<Navigate to={paths.loginThen(`${paths.register}?${search}`)} replace />
			) : (
				<AccountStep />
			);
		case "signed_in": {
			const { id, email, onboarding_complete } = session.user;
			return (
				<Resume
					key={id}
					email={email}
					complete={onboarding_complete}
					addressed={wantsStep}
					askConsent={askConsent}
				/>
			);
		}
	}
}

interface ResumeProps {
	email: string;
	complete: boolean;
	/** The address already names a step. */
	addressed: boolean;
	askConsent: AskConsent;
}

/** Somebody who arrives with everything done is sent on; finishing here leads where the last step says. */
function Resume({ email, complete, addressed, askConsent }: ResumeProps) {
	const [arrivedComplete] = useState(complete);
	// AUTH-A16: the login page asks the server where somebody who is signed in goes.
	if (arrivedComplete) return <Navigate to={paths.login} replace />;
	return (
		<>
			{!addressed && <Navigate to={paths.registerStep2(email)} replace />}
			<OnboardingSteps email={email} askConsent={askConsent} />
		</>
	);
}

const never = () => () => {};

/** False on the page written at build time and for the first moment in the browser, which has to look the same. */
function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}

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
