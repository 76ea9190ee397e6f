import { POLL_MS } from "@dewlight/contracts/constants.ts";
import { scanApi } from "@dewlight/contracts/scans.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { AnswerShapeError, isRefused } from "#api/api-error.ts";
import { dispatchLimitEvent } from "#api/frame-events.ts";
import { againWhileAway } from "#api/server-away.ts";
import { useUser } from "#api/session.ts";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { EmptyState, ErrorState, StateView } from "#ui/state-view.tsx";
import { liveCopy as copy } from "../live/copy.ts";
import { checkinKey, closedCheckinKey, type ReportCheckin, readCheckin } from "../scan-calls.ts";

const ToTimeline = () => (
	<LinkButton to={paths.timeline} tone="secondary">
		{copy.toTimeline}
	</LinkButton>
);

/** SCAN-A7 */
export function PhotoRefused({ reason }: { reason: string | null }) {
	return (
		<ErrorState
			page
			title={copy.refusedTitle}
			actions={<LinkButton to={paths.upload}>{copy.anotherPhoto}</LinkButton>}
		>
			<p className="text-ink">{reason ?? copy.refused}</p>
			<p className="mt-2 text-small">{copy.refusedNote}</p>
		</ErrorState>
	);
}

/** The server refused the scan at its start; photo and note are still in the page. */
export function NotStarted({ reason, onRetry }: { reason: string; onRetry: (() => void) | null }) {
	return (
		<ErrorState
			page
			title={copy.notStartedTitle}
			{...(onRetry && { onRetry })}
			actions={
				<LinkButton to={paths.upload} tone="secondary">
					{copy.toUpload}
				</LinkButton>
			}
		>
			<p className="text-ink">{reason}</p>
			<p className="mt-2 text-small">{copy.notStartedNote}</p>
		</ErrorState>
	);
}

/** The server is too busy to take the scan; it is sent again by itself. */
export function WaitsToStart() {
	return (
		<StateView light="low" page title={copy.waitsTitle}>
			<output className="block text-ink">{copy.waits}</output>
			<p className="mt-2 text-small">{copy.waitsNote}</p>
		</StateView>
	);
}

/** SCAN-A6 */
export function ScanFailed() {
	return (
		<ErrorState
			page
			title={copy.incomplete}
			actions={<LinkButton to={paths.upload}>{copy.retry}</LinkButton>}
		>
			<p>{copy.failedNote}</p>
		</ErrorState>
	);
}

/** SCAN-51 */
export function LatestLost({ onRetry }: { onRetry: () => void }) {
	return (
		<ErrorState
			page
			title={copy.latestLost}
			onRetry={onRetry}
			actions={
				<LinkButton to={paths.upload} tone="secondary">
					{copy.toUpload}
				</LinkButton>
			}
		/>
	);
}

/** SCAN-52 */
export function EventsLost({ onRetry }: { onRetry: () => void }) {
	return (
		<ErrorState page title={copy.eventsLost} onRetry={onRetry} actions={<ToTimeline />}>
			<p>{copy.lostNote}</p>
		</ErrorState>
	);
}

/** SCAN-53 */
function LoadFailed({ onRetry }: { onRetry: () => void }) {
	return <ErrorState page title={copy.loadFailed} onRetry={onRetry} actions={<ToTimeline />} />;
}

/** SCAN-54 */
export function Incomplete({ onRetry }: { onRetry: () => void }) {
	return <ErrorState page title={copy.incomplete} onRetry={onRetry} actions={<ToTimeline />} />;
}

/** SCAN-A20: the upgrade dialog stands beside this. */
function OutsideHistory() {
	return (
		<DeniedState page title={copy.loadFailed} actions={<ToTimeline />}>
			<p>{copy.deniedTitle}.</p>
			<p className="mt-1">{copy.denied}</p>
		</DeniedState>
	);
}

export function NoSuchReport() {
	return (
		<ErrorState page title={copy.notFoundTitle} actions={<ToTimeline />}>
			<p>{copy.notFound}</p>
		</ErrorState>
	);
}

/** SCAN-A4 */
export function NoReportYet() {
	return (
		<EmptyState
			page
			title={copy.emptyTitle}
			actions={<LinkButton to={paths.upload}>{copy.firstSelfie}</LinkButton>}
		>
			<p>{copy.empty}</p>
		</EmptyState>
	);
}

interface DeniedStateProps {
	/** True where this view is the whole page. */
	page?: boolean;
	title: string;
	children?: ReactNode;
	actions?: ReactNode;
}

/** Something exists but is not open to this person now: says why and what opens it. */
function DeniedState({ page, title, children, actions }: DeniedStateProps) {
	return (
		<StateView light="low" page={page} title={title} actions={actions}>
			{children}
		</StateView>
	);
}

type Failure = Exclude<CheckinReading, { kind: "loading" | "ready" }>;

export function CheckinFailure({ failure }: { failure: Failure }) {
	switch (failure.kind) {
		case "not_found":
			return <NoSuchReport />;
		case "outside_history":
			return <OutsideHistory />;
		case "incomplete":
			return <Incomplete onRetry={failure.retry} />;
		case "failed":
			return <LoadFailed onRetry={failure.retry} />;
		default:
			return assertNever(failure.kind);
	}
}

type CheckinReading =
	| { kind: "loading" }
	| { kind: "ready"; checkin: ReportCheckin }
	| { kind: "not_found" | "outside_history" | "incomplete" | "failed"; retry: () => void };

function failureKind(error: Error): "not_found" | "outside_history" | "incomplete" | "failed" {
	if (error instanceof AnswerShapeError) return "incomplete";
	if (isRefused(error, scanApi.getCheckin, "not_found")) return "not_found";
	return isRefused(error, scanApi.getCheckin, "upgrade_needed") ? "outside_history" : "failed";
}

interface UseCheckinOptions {
	/** The last event came before the check-in was closed: read again until it is. */
	untilClosed?: boolean;
}

/** One check-in with its ways of not being there told apart (SCAN-53, SCAN-54, SCAN-A20). */
export function useCheckin(id: number, { untilClosed = false }: UseCheckinOptions = {}): CheckinReading {
	const plan = useUser()?.plan ?? "free";
	const query = useQuery({
		queryKey: untilClosed ? closedCheckinKey(id) : checkinKey(id),
		queryFn: ({ signal }) => readCheckin(id, signal),
		refetchInterval: (read) =>
			untilClosed && read.state.data?.status === "processing" ? POLL_MS.latestCheckin : againWhileAway(read),
	});
	const failure = query.error === null ? null : failureKind(query.error);
	useEffect(() => {
		if (failure === "outside_history") dispatchLimitEvent("upgradeNeeded", plan);
	}, [failure, plan]);
	if (untilClosed && query.data?.status === "processing") return { kind: "loading" };
	if (query.data !== undefined) return { kind: "ready", checkin: query.data };
	if (failure === null || query.isFetching) return { kind: "loading" };
	return { kind: failure, retry: () => void query.refetch() };
}

/** A check-in id from an address: a whole number from 0 up to the database's largest; null for anything else. */
export function readId(text: string | null | undefined): number | null {
	if (text === null || text === undefined || !/^\d{1,10}$/.test(text)) return null;
	const id = Number(text);
	return id <= 2_147_483_647 ? id : null;
}
