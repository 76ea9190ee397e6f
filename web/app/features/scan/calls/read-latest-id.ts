import { latestAnswerSchema } from "@dewlight/contracts/scans.ts";
import { request } from "#api/request.ts";

/** API-25: id of the newest check-in, 0 for none. */
export async function readLatestId(signal?: AbortSignal): Promise<number> {
	const { id } = await request("latestCheckin", { answer: latestAnswerSchema, signal });
	return id;
}
