import type { DiaryEntry } from "@dewlight/contracts/diary.ts";
import type { APIRequestContext } from "@playwright/test";

/** Tells of one day in the diary through the call alone. */
export async function tellDay(
	request: APIRequestContext,
	address: string,
	told: { day: string } & Partial<DiaryEntry>,
): Promise<void> {
	const answer = await request.patch("/api/diary", {
		headers: { origin: address },
		data: { felt: [], ...told },
	});
	if (!answer.ok()) throw new Error(`/api/diary answered ${answer.status()}: ${await answer.text()}`);
}
