import { type confirmEmailChangeAnswerSchema, settingsApi } from "@dewlight/contracts/account-settings.ts";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { z } from "zod";
import { ApiError, errorText } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { refreshSession } from "#api/refresh-session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { PageLoading } from "#ui/brand-mark.tsx";
import { LinkButton } from "#ui/button.tsx";
import { ErrorState, StateView } from "#ui/state-view.tsx";
import { emailChangeCopy } from "./copy.ts";

const copy = emailChangeCopy.confirm;
const TO_ACCOUNT = <LinkButton to={paths.account}>{copy.toAccount}</LinkButton>;

export const meta = () => pageMeta({ title: copy.title, personal: true });

/** ACCT-12 to ACCT-16. Works without a session: the token is the proof (ACCT-A4). */
export default function ConfirmEmailChangeScreen() {
	const [search] = useSearchParams();
	const token = search.get("token")?.trim();
	if (token) return <ChangeCheck key={token} token={token} />;
	return (
		<ErrorState page title={copy.missing} actions={TO_ACCOUNT}>
			<p>{copy.missingHelp}</p>
		</ErrorState>
	);
}

type Check =
	| { kind: "processing" }
	| { kind: "changed"; text: string; email: string }
	| { kind: "refused"; text: string; answered: boolean };

function ChangeCheck({ token }: { token: string }) {
	const [check, setCheck] = useState<Check>({ kind: "processing" });
	const [tries, setTries] = useState(1);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each further try asks again
	useEffect(() => {
		let stopped = false;
		const show = (next: Check) => {
			if (!stopped) setCheck(next);
		};
		confirmEmailChange(token)
			.then(async ({ message, email }) => {
				await refreshSession();
				show({ kind: "changed", text: message || copy.done, email });
			})
			.catch((error: unknown) => {
				const answered = error instanceof ApiError && error.status < 500;
				show({ kind: "refused", text: errorText(error, copy.failed), answered });
			});
		return () => {
			stopped = true;
		};
	}, [token, tries]);

	switch (check.kind) {
		case "processing":
			return <PageLoading label={copy.processing} />;
		case "changed":
			return (
				<StateView announce="status" page light="full" title={check.text} actions={TO_ACCOUNT}>
					<p>{copy.doneHelp(check.email)}</p>
				</StateView>
			);
		case "refused": {
			const retry = () => {
				setCheck({ kind: "processing" });
				setTries(tries + 1);
			};
			return (
				<ErrorState
					page
					title={check.text}
					onRetry={check.answered ? undefined : retry}
					actions={check.answered && TO_ACCOUNT}
				>
					<p>{check.answered ? copy.failedHelp : copy.unreachable}</p>
				</ErrorState>
			);
		}
	}
}

type Answer = z.infer<typeof confirmEmailChangeAnswerSchema>;
const asked = new Map<string, Promise<Answer>>();

/** API-21. A token works once, and an effect may run twice: both wait for the same call. A failure may be retried. */
function confirmEmailChange(token: string): Promise<Answer> {
	const known = asked.get(token);
	if (known !== undefined) return known;
	const asking = call(settingsApi.confirmEmailChange, {
		query: { token },
		unauthorizedIsAnswer: true,
	}).catch((error: unknown) => {
		asked.delete(token);
		throw error;
	});
	asked.set(token, asking);
	return asking;
}
