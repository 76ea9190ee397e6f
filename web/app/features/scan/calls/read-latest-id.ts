import { z } from "zod";
import { request } from "#api/request.ts";

/** Null is read as none (DATA-A1). */
const answer = z.object({ id: z.number().int().nullable() });

/** API-25: id of the newest check-in, 0 for none. */
export async function readLatestId(signal?: AbortSignal): Promise<number> {
	const { id } = await request("latestCheckin", { answer, signal });
	return id ?? 0;
}
