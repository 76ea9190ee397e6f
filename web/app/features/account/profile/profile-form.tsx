import type { AccountSettings } from "@dewlight/contracts/account-settings.ts";
import { emailSchema, passwordSchema, usernameSchema } from "@dewlight/contracts/accounts.ts";
import { entitlementsOf } from "@dewlight/core/plans/entitlements.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { ProofDeclinedError } from "#api/frame-events.ts";
import { setUser, useUser } from "#api/session.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox, PasswordField, TextField } from "#ui/field.tsx";
import { accountQuery, saveAccount, sessionsQuery } from "../account-calls.ts";
import { accountCopy, profileCopy as copy } from "../copy.ts";
import { failureText, type Outcome, OutcomeNotice, SettingsSection } from "../settings-parts.tsx";

/** What the wire asks for, and ACCT-06: a new password needs the one in use. */
const profileSchema = z
	.object({
		email: emailSchema,
		username: usernameSchema,
		new_password: z.union([z.literal(""), passwordSchema], {
			// A union says only that nothing matched; the rule of the password is the one worth saying.
			error: ({ input }) => passwordSchema.safeParse(input).error?.issues[0]?.message,
		}),
		current_password: z.string(),
	})
	.refine((form) => form.new_password === "" || form.current_password !== "", {
		path: ["current_password"],
		message: copy.currentPasswordNeeded,
		when: () => true,
	});
type Form = z.infer<typeof profileSchema>;

/** What was typed into fields, and nothing else: what stands there unchanged may be out of date (ACCT-A7). */
function changesOf(form: Form, dirty: Partial<Record<keyof Form, boolean>>): Partial<Form> {
	return {
		...(dirty.email && { email: form.email }),
		...(dirty.username && { username: form.username }),
		...(form.new_password !== "" && {
			new_password: form.new_password,
			current_password: form.current_password,
		}),
	};
}

/** ACCT-03 to ACCT-10. Typed text stays after a failure; passwords go after a success. */
export function ProfileForm({ account }: { account: AccountSettings }) {
	const queryClient = useQueryClient();
	const [outcome, setOutcome] = useState<Outcome | null>(null);
	const { register, handleSubmit, reset, formState } = useForm<Form>({
		resolver: zodResolver(profileSchema),
		defaultValues: {
			email: account.email,
			username: account.username,
			new_password: "",
			current_password: "",
		},
	});
	const { errors, isSubmitting, dirtyFields } = formState;
	const { email, username } = account;
	// The account may change elsewhere; fields that nobody touched follow it.
	useEffect(() => {
		reset({ email, username, new_password: "", current_password: "" }, { keepDirtyValues: true });
	}, [email, username, reset]);

	const submit = handleSubmit(
		async (form) => {
			setOutcome(null);
			try {
				const { message, user } = await saveAccount(changesOf(form, dirtyFields));
				setUser(user);
				reset({
					email: user.email,
					username: user.username ?? "",
					new_password: "",
					current_password: "",
				});
				setOutcome({ good: true, text: message || accountCopy.updated });
				void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
				if (form.new_password !== "") {
					void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
				}
			} catch (error) {
				if (!(error instanceof ProofDeclinedError))
					setOutcome({ good: false, text: failureText(error, copy.saveFailed) });
			}
		},
		() => setOutcome(null),
	);

	return (
		<form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
			<div className="grid items-start gap-5 wide:grid-cols-2">
				<div className="grid gap-1.5">
					<TextField
						label={copy.email}
						type="email"
						autoComplete="email"
						inputMode="email"
						error={errors.email?.message}
						{...register("email")}
					/>
					<p className="text-small text-ink-2">{copy.emailHint}</p>
				</div>
				<TextField
					label={copy.username}
					autoComplete="nickname"
					error={errors.username?.message}
					{...register("username")}
				/>
			</div>
			<div className="grid items-start gap-5 wide:grid-cols-2">
				<PasswordField
					label={copy.newPassword}
					hint={copy.newPasswordHint}
					autoComplete="new-password"
					error={errors.new_password?.message}
					{...register("new_password")}
				/>
				<PasswordField
					label={copy.currentPassword}
					hint={copy.currentPasswordHint}
					autoComplete="current-password"
					error={errors.current_password?.message}
					{...register("current_password")}
				/>
			</div>
			<OutcomeNotice outcome={outcome} />
			<Button type="submit" busy={isSubmitting} className="wide:justify-self-start">
				{isSubmitting ? copy.saving : copy.save}
			</Button>
		</form>
	);
}

const betaCopy = {
	title: "Beta features",
	lead: "Part of Pro. What is new reaches you first, while it may still change or disappear.",
	label: "Show me new features before everyone else",
	hint: "Nothing new is being tried out at the moment. With this on, the next one appears for you by itself; your data and your plan stay as they are.",
	failed: "The choice could not be saved. Please try again.",
} as const;

/** ACCT-A8: for Pro only, saved at once. */
export function BetaFeatures({ account }: { account: AccountSettings }) {
	const queryClient = useQueryClient();
	const user = useUser();
	const change = useMutation({
		mutationFn: (wanted: boolean) => saveAccount({ beta_features: wanted }),
		onSuccess: ({ user: changed }, wanted) => {
			setUser(changed);
			queryClient.setQueryData(accountQuery.queryKey, (old) => old && { ...old, beta_features: wanted });
		},
	});
	if (user === null || !entitlementsOf(user.plan).beta) return null;
	return (
		<SettingsSection id="beta" title={betaCopy.title} lead={betaCopy.lead}>
			<p className="text-ink-2">{betaCopy.hint}</p>
			<Checkbox
				label={betaCopy.label}
				checked={change.isPending ? change.variables : account.beta_features}
				aria-busy={change.isPending || undefined}
				error={change.isError ? failureText(change.error, betaCopy.failed) : undefined}
				onChange={(event) => {
					if (!change.isPending) change.mutate(event.target.checked);
				}}
			/>
		</SettingsSection>
	);
}
