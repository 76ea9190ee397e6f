import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { z } from "zod";
import { useRefusedScan, useScanWaiting, useTakenScan } from "#api/photo-calls.ts";
import { pageMeta } from "#page-meta.ts";
import { PageLoading } from "#ui/brand-mark.tsx";
import { liveCopy } from "./live/copy.ts";
import { LiveView } from "./live/live-view.tsx";
import { reportCopy } from "./report/copy.ts";
import { LatestLost, NoReportYet, NotStarted, readId, WaitsToStart } from "./results/checkin-states.tsx";
import { NamedResult } from "./results/named-result.tsx";
import { readLatestId } from "./scan-calls.ts";

export const meta = () => pageMeta({ title: reportCopy.title, personal: true });

const uploadState = z.object({
	/** Reason of a photo that passed with a warning (SCAN-A17). */
	warning: z.string().nullable().catch(null),
	/** The newest check-in from before the scan. */
	beforeId: z.number().int().nullable().catch(null),
});

/** What the upload page sent along in the navigation's state; nulls for any other state. */
function readUploadState(state: unknown): z.infer<typeof uploadState> {
	const read = uploadState.safeParse(state);
	return read.success ? read.data : { warning: null, beforeId: null };
}

export default function LatestResultsScreen() {
	const [search] = useSearchParams();
	const { state } = useLocation();
	// A jump inside the page makes a new location without this state.
	const [upload] = useState(() => readUploadState(state));
	const refused = useRefusedScan(liveCopy.notStarted);
	const waits = useScanWaiting();
	const takenId = useTakenScan();
	const afterId = readId(search.get("afterId"));
	if (afterId === null) return <LatestResult />;
	if (refused !== null) return <NotStarted reason={refused.text} onRetry={refused.sendAgain} />;
	if (waits) return <WaitsToStart />;
	const { warning, beforeId } = upload;
	const goal = { kind: "after", afterId, ...(beforeId !== null && { beforeId }) } as const;
	return <LiveView key={afterId} goal={goal} warning={warning} takenId={takenId} />;
}

/** `/results` alone shows the newest check-in (SCAN-A4). */
function LatestResult() {
	const latest = useQuery({
		queryKey: ["latest-checkin"],
		queryFn: ({ signal }) => readLatestId(signal),
		staleTime: 0,
	});
	if (latest.isFetching) return <PageLoading label={liveCopy.loading} />;
	if (latest.data === undefined) return <LatestLost onRetry={() => void latest.refetch()} />;
	return latest.data === 0 ? <NoReportYet /> : <NamedResult key={latest.data} id={latest.data} />;
}
