import { useQuery } from "@tanstack/react-query";
import { PageLoading } from "#ui/page-loading.tsx";
import { readLatestId } from "../calls/read-latest-id.ts";
import { liveCopy } from "../live/copy.ts";
import { LatestLost, NoReportYet } from "./end-states.tsx";
import { NamedResult } from "./named-result.tsx";

/** `/results` alone shows the newest check-in (SCAN-A4). */
export function LatestResult() {
	const latest = useQuery({
		queryKey: ["latest-checkin"],
		queryFn: ({ signal }) => readLatestId(signal),
		staleTime: 0,
	});
	if (latest.isFetching) return <PageLoading label={liveCopy.loading} />;
	if (latest.data === undefined) return <LatestLost onRetry={() => void latest.refetch()} />;
	return latest.data === 0 ? <NoReportYet /> : <NamedResult key={latest.data} id={latest.data} />;
}
