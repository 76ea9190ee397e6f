import { useEffect, useState, useSyncExternalStore } from "react";
import { readFirstSession } from "#api/first-session.ts";
import { forgetPages } from "#api/forget-pages.ts";
import { onSessionEnded } from "#api/frame-events.ts";
import { isServerAway, subscribeToServerAway } from "#api/server-away.ts";
import { getSession, signingOut, useSession } from "#api/session.ts";
import { watchSession } from "#api/watch-session.ts";
import { paths } from "#paths.ts";
import { useOnline, whenReachable } from "./connection.ts";
import { offlineCopy as copy } from "./copy.ts";
import { startServiceWorker } from "./service-worker.ts";
import { UpdatePrompt } from "./update-prompt.tsx";

/** What may have to be said on every page: that there is no connection, and that there is a newer version. */
export function LiveNotes() {
	const session = useSession();
	const online = useOnline();
	const away = useSyncExternalStore(subscribeToServerAway, isServerAway, () => false);
	const unread = session.status === "signed_out" && session.offline;
	useEffect(startServiceWorker, []);
	useEffect(watchSession, []);
	useEffect(() => onSessionEnded(() => void forgetPages()), []);
	useEffect(() => (unread ? whenReachable(readAgain) : undefined), [unread]);
	return (
		<>
			{(unread || !online || away) && (
				<OfflineBar note={noteFor(unread, away && online)} onRetry={unread ? readAgain : undefined} />
			)}
			<UpdatePrompt />
		</>
	);
}

function noteFor(unread: boolean, away: boolean): string {
	if (unread && signingOut() !== null) return copy.signingOut;
	return away ? copy.away : copy.note;
}

/** AUTH-A18 led a person who is signed in to the login; with the session read, that page leads them back. */
async function readAgain(): Promise<void> {
	await readFirstSession();
	if (getSession().status === "signed_in" && window.location.pathname === paths.login)
		window.location.reload();
}

function OfflineBar({ note, onRetry }: { note: string; onRetry?: (() => Promise<void>) | undefined }) {
	const [trying, setTrying] = useState(false);
	const retry = async () => {
		setTrying(true);
		await onRetry?.();
		setTrying(false);
	};
	return (
		<div className="flex flex-wrap items-center justify-center gap-x-4 bg-amber-soft px-5 text-small font-medium text-amber">
			<output className="py-2.5">{note}</output>
			{onRetry !== undefined && (
				<button
					type="button"
					aria-disabled={trying}
					className="min-h-11 rounded-full px-2 font-semibold underline underline-offset-4"
					onClick={() => void retry()}
				>
					{trying ? copy.trying : copy.retry}
				</button>
			)}
		</div>
	);
}
