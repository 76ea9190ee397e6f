import { type SessionView, settingsApi } from "@dewlight/contracts/account-settings.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Laptop, Smartphone } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { isRefused } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { hasFailed } from "#api/frame-events.ts";
import type { AppLock as Lock } from "#platform/platform.ts";
import { usePlatform } from "#platform/use-platform.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Notice, RetryNotice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/page.tsx";
import { Tag } from "#ui/tag.tsx";
import { READ_ABOVE, sessionsQuery } from "../account-calls.ts";
import { accountCopy, dayOf, sessionsCopy } from "../copy.ts";
import {
	failureText,
	type Outcome,
	OutcomeNotice,
	readFailureText,
	SettingsSection,
} from "../settings-parts.tsx";

export function SessionsSection() {
	return (
		<SettingsSection id="sessions" title={sessionsCopy.title} lead={sessionsCopy.lead}>
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
				text={readFailureText(list.error, sessionsCopy.loadFailed)}
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
				hasFailed({ error }) && setOutcome({ good: false, text: failureText(error, sessionsCopy.failed) }),
			// The pressed button went with its row.
			onSettled: () => {
				if (document.activeElement === document.body) rows.current?.focus();
			},
		});
	};
	const others = list.data.filter(({ is_current }) => !is_current);
	return (
		<>
			<ul ref={rows} tabIndex={-1} aria-label={sessionsCopy.list} className="-mb-4 divide-y divide-line">
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
				outcome === null && <p className="text-ink-2">{sessionsCopy.onlyThis}</p>
			) : (
				<Button
					tone="secondary"
					className="wide:justify-self-start"
					onClick={() => setAsked({ kind: "others" })}
				>
					{sessionsCopy.signOutOthers}
				</Button>
			)}
			{asked !== null && (
				<AlertDialog
					open
					danger
					title={
						asked.kind === "one"
							? sessionsCopy.confirmOneTitle(asked.device)
							: sessionsCopy.confirmOthersTitle
					}
					description={asked.kind === "one" ? sessionsCopy.confirmOne : sessionsCopy.confirmOthers}
					cancelLabel={accountCopy.cancel}
					confirmLabel={asked.kind === "one" ? sessionsCopy.signOut : sessionsCopy.signOutOthers}
					onCancel={() => setAsked(null)}
					onConfirm={() => finish(asked)}
				/>
			)}
		</>
	);
}

function doneText(ending: Ending): string {
	return ending.kind === "one" ? sessionsCopy.signedOut(ending.device) : sessionsCopy.othersSignedOut;
}

function SessionsLoading() {
	return (
		<>
			<output className="sr-only">{sessionsCopy.loading}</output>
			<Skeleton className="h-16" />
			<Skeleton className="h-16" />
		</>
	);
}

interface SessionRowProps {
	session: SessionView;
	/** When the list was read, in milliseconds. */
	readAt: number;
	onEnd: () => void;
}

function SessionRow({ session, readAt, onEnd }: SessionRowProps) {
	const { device, is_current, last_seen_at, created_at } = session;
	const Icon = /android|iphone|ipad|ios|mobile/i.test(device) ? Smartphone : Laptop;
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 py-4 first:pt-0 wide:grid-cols-[auto_minmax(0,1fr)_auto]">
			<span
				aria-hidden="true"
				className="grid size-11 place-items-center self-start rounded-full bg-silk text-ink-2 wide:self-center"
			>
				<Icon className="size-5" />
			</span>
			<div className="grid min-w-0 gap-0.5">
				<p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
					{device}
					{is_current && <Tag tone="sage">{sessionsCopy.thisBrowser}</Tag>}
				</p>
				<p className="text-small text-ink-2">
					<time dateTime={last_seen_at}>
						{is_current ? sessionsCopy.activeNow : sessionsCopy.lastSeen(lastSeen(last_seen_at, readAt))}
					</time>
					{", "}
					<time dateTime={created_at}>{sessionsCopy.since(dayOf(created_at))}</time>
				</p>
			</div>
			{!is_current && (
				<Button
					tone="secondary"
					size="small"
					aria-label={sessionsCopy.signOutOf(device)}
					className="col-start-2 justify-self-start wide:col-start-3"
					onClick={onEnd}
				>
					{sessionsCopy.signOut}
				</Button>
			)}
		</li>
	);
}

const RELATIVE = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK_HOURS = 7 * 24;

/** "just now", "5 minutes ago", "yesterday", and the date after a week. `now` in milliseconds. */
export function lastSeen(time: string, now: number): string {
	const ago = now - Date.parse(time);
	if (ago < MINUTE) return "just now";
	if (ago < HOUR) return RELATIVE.format(-Math.floor(ago / MINUTE), "minute");
	const hours = Math.floor(ago / HOUR);
	if (hours < 24) return RELATIVE.format(-hours, "hour");
	if (hours < WEEK_HOURS) return RELATIVE.format(-Math.floor(hours / 24), "day");
	return DAY.format(new Date(time));
}

/** Id of the session to end, or every one but this. */
type Ending = { kind: "one"; id: string; device: string } | { kind: "others" };

/** The list shows the end at once and takes it back when the server refuses. */
function useSessions() {
	const queryClient = useQueryClient();
	const { queryKey } = sessionsQuery;
	const list = useQuery({ ...sessionsQuery, ...READ_ABOVE });
	const end = useMutation({
		mutationFn: (ending: Ending) => (ending.kind === "one" ? endSession(ending.id) : endOtherSessions()),
		onMutate: async (ending) => {
			await queryClient.cancelQueries({ queryKey });
			const before = queryClient.getQueryData(queryKey);
			queryClient.setQueryData(queryKey, (sessions) =>
				sessions?.filter(({ id, is_current }) => (ending.kind === "one" ? id !== ending.id : is_current)),
			);
			return before;
		},
		onError: (_error, _ending, before) => queryClient.setQueryData(queryKey, before),
		onSettled: () => queryClient.invalidateQueries({ queryKey }),
	});
	return { list, end };
}

/** A session that is already gone counts as ended. */
async function endSession(id: string): Promise<void> {
	try {
		await call(settingsApi.revokeSession, { params: { id } });
	} catch (error) {
		if (!isRefused(error, settingsApi.revokeSession, "not_found")) throw error;
	}
}

async function endOtherSessions(): Promise<void> {
	await call(settingsApi.revokeOtherSessions);
}

const appLockCopy = sessionsCopy.lock;

/** In the app: whether the phone's own lock stands before it. Nothing where there is no app or no such lock. */
export function AppLock() {
	const { shell } = usePlatform();
	const [lock, setLock] = useState<Lock | null>(null);
	const [failed, setFailed] = useState(false);
	const [busy, setBusy] = useState(false);
	useEffect(() => {
		let left = false;
		shell?.()
			.then((app) => app.readLock())
			.then(
				(read) => !left && setLock(read),
				// An app that is older than this page has no lock to offer.
				(error: unknown) => console.warn("Nobody could say whether the app has a lock.", error),
			);
		return () => {
			left = true;
		};
	}, [shell]);
	if (shell === null || lock === null) return null;

	const change = async () => {
		setBusy(true);
		setFailed(false);
		try {
			const on = await (await shell()).setLock(!lock.on);
			setLock({ ...lock, on });
		} catch {
			setFailed(true);
		} finally {
			setBusy(false);
		}
	};
	return (
		<SettingsSection id="app-lock" title={appLockCopy.title} lead={appLockCopy.lead}>
			{lock.available ? (
				<div className="grid justify-items-start gap-3">
					<p aria-live="polite">{lock.on ? appLockCopy.isOn : appLockCopy.isOff}</p>
					<Button tone="secondary" busy={busy} onClick={() => void change()}>
						{lock.on ? appLockCopy.turnOff : appLockCopy.turnOn}
					</Button>
					{failed && (
						<Notice tone="danger" live="alert">
							{appLockCopy.failed}
						</Notice>
					)}
				</div>
			) : (
				<p className="text-ink-2">{appLockCopy.none}</p>
			)}
		</SettingsSection>
	);
}
