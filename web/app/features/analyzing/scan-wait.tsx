import { POLL_MS } from "@dewlight/contracts/constants.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "#api/api-error.ts";
import { paths } from "#paths.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { analyzingCopy as copy } from "./copy.ts";
import { readProgress } from "./read-progress.ts";
import { WaitView } from "./wait-view.tsx";

/** Waits for one check-in and then shows what comes after it. */
export function ScanWait({ id, children }: { id: number; children: ReactNode }) {
	const waiting = useProgress(id);
	switch (waiting.kind) {
		case "waiting":
			return <WaitView />;
		case "complete":
			return children;
		case "refused":
			return (
				<ErrorState page title={copy.refusedTitle} actions={<ToUpload />}>
					<p className="text-ink">{waiting.reason ?? copy.refused}</p>
					<p className="mt-2 text-small">{copy.refusedNote}</p>
				</ErrorState>
			);
		case "failed":
			return (
				<ErrorState page title={copy.failedTitle} actions={<ToUpload />}>
					<p>{copy.failed}</p>
				</ErrorState>
			);
		case "lost":
			return (
				<ErrorState page title={copy.lostTitle} onRetry={waiting.retry}>
					<p>{copy.lost}</p>
				</ErrorState>
			);
		case "not_found":
			return <NoSuchScan />;
	}
}

export function NoSuchScan() {
	return (
		<ErrorState
			page
			title={copy.notFoundTitle}
			actions={<LinkButton to={paths.dashboard}>{copy.toDashboard}</LinkButton>}
		>
			<p>{copy.notFound}</p>
		</ErrorState>
	);
}

const ToUpload = () => <LinkButton to={paths.upload}>{copy.another}</LinkButton>;

type Waiting =
	| { kind: "waiting" }
	| { kind: "complete" }
	| { kind: "refused"; reason: string | null }
	| { kind: "failed" }
	| { kind: "not_found" }
	| { kind: "lost"; retry: () => void };

/** A refusal is final; silence is not. */
function isFinal(error: Error | null): boolean {
	return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

/** Looks at the check-in every 4 s until it is closed (ONB-12). */
function useProgress(id: number): Waiting {
	const query = useQuery({
		queryKey: ["scan-progress", id],
		queryFn: ({ signal }) => readProgress(id, signal),
		staleTime: 0,
		refetchInterval: ({ state }) =>
			isFinal(state.error) || (state.data !== undefined && state.data.status !== "processing")
				? false
				: POLL_MS.analyzing,
	});
	if (query.error instanceof ApiError && query.error.status === 404) return { kind: "not_found" };
	switch (query.data?.status) {
		case "complete":
			return { kind: "complete" };
		case "failed": {
			const quality = query.data.photo_quality;
			return quality?.status === "fail" ? { kind: "refused", reason: quality.reason } : { kind: "failed" };
		}
		case "processing":
			return { kind: "waiting" };
		case undefined:
			return query.error === null ? { kind: "waiting" } : { kind: "lost", retry: () => void query.refetch() };
	}
}
