import { POLL_MS } from "@dewlight/contracts/constants.ts";
import { scanApi } from "@dewlight/contracts/scans.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { AnswerShapeError, againWhileAway, isRefused } from "#api/api-error.ts";
import { dispatchLimitEvent } from "#api/frame-events.ts";
import { useUser } from "#api/session.ts";
import { checkinKey, closedCheckinKey, type ReportCheckin, readCheckin } from "../scan-calls.ts";

export type CheckinReading =
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
