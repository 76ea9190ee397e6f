import { POLL_MS } from "@dewlight/contracts/constants.ts";
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#api/api-error.ts";
import { readProgress } from "./read-progress.ts";

export type Waiting =
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
export function useProgress(id: number): Waiting {
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
