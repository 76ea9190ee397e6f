import { diaryApi } from "@dewlight/contracts/diary.ts";
import { useQueryClient } from "@tanstack/react-query";
import { ApiError, OfflineError } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { feelingTold } from "#api/diary-calls.ts";
import type { KeptTold } from "#api/kept-taps.ts";
import { useKeptSending } from "#api/use-kept-taps.ts";
import { isTold, toldOf, withTold } from "./kept-told.ts";

/** Sends what was told without a network; what was told of the day elsewhere meanwhile stays beside it. */
export function useKeptDiary(account: number): void {
	const client = useQueryClient();
	useKeptSending(account, isTold, async (taps) => {
		const heard: KeptTold[] = [];
		for (const tap of taps) {
			try {
				const { days } = await call(diaryApi.diary, { query: { from: tap.day, to: tap.day } });
				const body = { day: tap.day, ...withTold(toldOf(days[0]?.entry), tap) };
				feelingTold(client, await call(diaryApi.writeDiary, { body }));
			} catch (error) {
				// A day that the server takes no more is never taken.
				const isRefused = error instanceof ApiError && error.status === 400;
				if (!isRefused) {
					if (!(error instanceof OfflineError)) console.warn("The diary could not be sent.", error);
					break;
				}
			}
			heard.push(tap);
		}
		return heard;
	});
}
