import { settingsApi } from "@dewlight/contracts/account-settings.ts";
import { passwordSchema } from "@dewlight/contracts/accounts.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useSearchParams } from "react-router";
import { z } from "zod";
import { errorText } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { refreshSession } from "#api/refresh-session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { FaceFrame, FormEnd, NewPasswordFields } from "#ui/auth-form.tsx";
import { LinkButton, TextLink } from "#ui/button.tsx";
import { startScreenAgain } from "#ui/focus.ts";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page.tsx";
import { ErrorState, StateView } from "#ui/state-view.tsx";
import { recoverCopy } from "./copy.ts";

const copy = recoverCopy.reset;

const resetSchema = z
	.object({ password: passwordSchema, confirm_password: z.string() })
	.refine((form) => form.password === form.confirm_password, {
		path: ["confirm_password"],
		message: copy.mismatch,
		when: () => true,
	});

export const meta = () => pageMeta({ title: copy.title, personal: true });

/** AUTH-30 to AUTH-34: the token comes from the mailed link. */
export default function ResetScreen() {
	const [search] = useSearchParams();
	const token = search.get("token")?.trim();
	const [done, setDone] = useState<string | null>(null);
	const showDone = (message: string) => {
		setDone(message);
		startScreenAgain();
	};

	if (done !== null) {
		return (
			<StateView
				announce="status"
				page
				light="full"
				title={done}
				actions={<LinkButton to={paths.login}>{copy.login}</LinkButton>}
			>
				<p>{copy.doneHelp}</p>
			</StateView>
		);
	}
	if (!token) {
		return (
			<ErrorState
				page
				title={copy.missing}
				actions={<LinkButton to={paths.forgotPassword}>{copy.newLink}</LinkButton>}
			>
				<p>{copy.missingHelp}</p>
			</ErrorState>
		);
	}
	return (
		<FaceFrame>
			<header className="grid gap-2">
				<PageHeading>{copy.title}</PageHeading>
				<p className="text-lead text-ink-2">{copy.lead}</p>
			</header>
			<ResetForm key={token} token={token} onDone={showDone} />
		</FaceFrame>
	);
}

interface ResetFormProps {
	token: string;
	onDone: (message: string) => void;
}

function ResetForm({ token, onDone }: ResetFormProps) {
	const [failure, setFailure] = useState<string | null>(null);
	const { register, handleSubmit, formState } = useForm({
		resolver: zodResolver(resetSchema),
		defaultValues: { password: "", confirm_password: "" },
	});
	const { errors, isSubmitting } = formState;

	const submit = handleSubmit(async ({ password }) => {
		setFailure(null);
		try {
			const { message } = await resetPassword(token, password);
			// Sessions end with the old password, this browser's among them.
			await refreshSession();
			onDone(message);
		} catch (error) {
			setFailure(errorText(error, copy.failed));
		}
	});

	return (
		<form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
			<NewPasswordFields words={copy} errors={errors} register={register} />
			<FormEnd words={copy} busy={isSubmitting}>
				{failure !== null && (
					<Notice tone="danger" live="alert" title={failure}>
						{failure === copy.missing && <TextLink to={paths.forgotPassword}>{copy.newLink}</TextLink>}
					</Notice>
				)}
			</FormEnd>
		</form>
	);
}

/** API-18. The token is the proof; nobody needs to be signed in. */
function resetPassword(token: string, newPassword: string) {
	return call(settingsApi.resetPassword, {
		body: { token, new_password: newPassword },
		unauthorizedIsAnswer: true,
	});
}
