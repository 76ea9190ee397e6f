import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import type { ReactNode } from "react";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { EmptyState, ErrorState, StateView } from "#ui/state-view.tsx";
import { liveCopy as copy } from "../live/copy.ts";
import type { CheckinReading } from "./use-checkin.ts";

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
