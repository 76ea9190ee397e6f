import { useRef, useState } from "react";
import { hasFailed } from "#api/reauthentication.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { accountCopy } from "../copy.ts";
import { failureText, readFailureText } from "../failure-text.ts";
import { type Outcome, OutcomeNotice } from "../outcome-notice.tsx";
import { SettingsSection } from "../settings-section.tsx";
import { sessionsCopy as copy } from "./copy.ts";
import { SessionRow } from "./session-row.tsx";
import { type Ending, useSessions } from "./use-sessions.ts";

export function SessionsSection() {
	return (
		<SettingsSection id="sessions" title={copy.title} lead={copy.lead}>
			<Sessions />
		</SettingsSection>
	);
}

function Sessions() {
	const { list, end } = useSessions();
	const [asked, setAsked] = useState<Ending | null>(null);
	const [outcome, setOutcome] = useState<Outcome | null>(null);
	const rows = useRef<HTMLUListElement>(null);

	if (list.data === undefined) {
		if (!list.isError) return <SessionsLoading />;
		return (
			<RetryNotice
				text={readFailureText(list.error, copy.loadFailed)}
				retryLabel={accountCopy.retry}
				busy={list.isFetching}
				onRetry={() => void list.refetch()}
			/>
		);
	}

	const finish = (ending: Ending) => {
		setAsked(null);
		setOutcome(null);
		end.mutate(ending, {
			onSuccess: () => setOutcome({ good: true, text: doneText(ending) }),
			onError: (error) =>
				hasFailed({ error }) && setOutcome({ good: false, text: failureText(error, copy.failed) }),
			// The pressed button went with its row.
			onSettled: () => {
				if (document.activeElement === document.body) rows.current?.focus();
			},
		});
	};
	const others = list.data.filter(({ is_current }) => !is_current);
	return (
		<>
			<ul ref={rows} tabIndex={-1} aria-label={copy.list} className="-mb-4 divide-y divide-line">
				{list.data.map((session) => (
					<SessionRow
						key={session.id}
						session={session}
						readAt={list.dataUpdatedAt}
						onEnd={() => setAsked({ kind: "one", id: session.id, device: session.device })}
					/>
				))}
			</ul>
			<OutcomeNotice outcome={outcome} />
			{others.length === 0 ? (
				outcome === null && <p className="text-ink-2">{copy.onlyThis}</p>
			) : (
				<Button
					tone="secondary"
					className="wide:justify-self-start"
					onClick={() => setAsked({ kind: "others" })}
				>
					{copy.signOutOthers}
				</Button>
			)}
			{asked !== null && (
				<AlertDialog
					open
					danger
					title={asked.kind === "one" ? copy.confirmOneTitle(asked.device) : copy.confirmOthersTitle}
					description={asked.kind === "one" ? copy.confirmOne : copy.confirmOthers}
					cancelLabel={accountCopy.cancel}
					confirmLabel={asked.kind === "one" ? copy.signOut : copy.signOutOthers}
					onCancel={() => setAsked(null)}
					onConfirm={() => finish(asked)}
				/>
			)}
		</>
	);
}

function doneText(ending: Ending): string {
	return ending.kind === "one" ? copy.signedOut(ending.device) : copy.othersSignedOut;
}

function SessionsLoading() {
	return (
		<>
			<output className="sr-only">{copy.loading}</output>
			<Skeleton className="h-16" />
			<Skeleton className="h-16" />
		</>
	);
}
