import { request } from "#api/request.ts";
import { reportCheckinSchema } from "./report-schema.ts";

/** API-27 */
export function readCheckin(id: number, signal?: AbortSignal) {
	return request("getCheckin", { answer: reportCheckinSchema, params: { id }, signal });
}

export const checkinKey = (id: number) => ["checkin", id] as const;
/** Kept apart, so that an answer from the middle of a scan never stands in for the finished report. */
export const closedCheckinKey = (id: number) => ["closed-checkin", id] as const;
