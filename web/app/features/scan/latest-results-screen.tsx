import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { pageMeta } from "#page-meta.ts";
import { LiveView } from "./live/live-view.tsx";
import { reportCopy } from "./report/copy.ts";
import { LatestResult } from "./results/latest-result.tsx";
import { readId } from "./results/read-id.ts";
import { readUploadState } from "./results/read-upload-state.ts";

export const meta = () => pageMeta({ title: reportCopy.title, personal: true });

export default function LatestResultsScreen() {
	const [search] = useSearchParams();
	const { state } = useLocation();
	// A jump inside the page makes a new location without this state.
	const [upload] = useState(() => readUploadState(state));
	const afterId = readId(search.get("afterId"));
	if (afterId === null) return <LatestResult />;
	const { warning, beforeId } = upload;
	const goal = { kind: "after", afterId, ...(beforeId !== null && { beforeId }) } as const;
	return <LiveView key={afterId} goal={goal} warning={warning} />;
}
