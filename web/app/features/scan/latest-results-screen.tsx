import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { pageMeta } from "#page-meta.ts";
import { LiveView } from "./live/live-view.tsx";
import { reportCopy } from "./report/copy.ts";
import { LatestResult } from "./results/latest-result.tsx";
import { readId } from "./results/read-id.ts";
import { readWarning } from "./results/read-warning.ts";

export const meta = () => pageMeta({ title: reportCopy.title, personal: true });

export default function LatestResultsScreen() {
	const [search] = useSearchParams();
	const { state } = useLocation();
	// A jump inside the page makes a new location without this state.
	const [warning] = useState(() => readWarning(state));
	const afterId = readId(search.get("afterId"));
	if (afterId === null) return <LatestResult />;
	return <LiveView key={afterId} goal={{ kind: "after", afterId }} warning={warning} />;
}
