import { request } from "#api/request.ts";
import { reportCheckinSchema } from "./report-schema.ts";

/** API-27 */
export function readCheckin(id: number, signal?: AbortSignal) {
	return request("getCheckin", { answer: reportCheckinSchema, params: { id }, signal });
}

export const checkinKey = (id: number) => ["checkin", id] as const;
