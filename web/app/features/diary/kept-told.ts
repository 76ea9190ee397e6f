import { type DiaryEntry, diaryApi } from "@dewlight/contracts/diary.ts";
import { useQueryClient } from "@tanstack/react-query";
import { ApiError, OfflineError } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { type KeptTap, type KeptTold, useKeptSending } from "#api/kept-taps.ts";
import { feelingTold } from "#api/profile-calls.ts";

export type Told = Omit<DiaryEntry, "red_flags">;

export const NOTHING: Told = { felt: [], sleep: null, stress: null, cycle: null, sun: null, note: null };

/** What a person told of a day. */
export function toldOf(entry: DiaryEntry | null | undefined): Told {
	const { felt, sleep, stress, cycle, sun, note } = entry ?? NOTHING;
	return { felt, sleep, stress, cycle, sun, note };
}

const isTold = (tap: KeptTap): tap is KeptTold => tap.kind === "told";

export function keptOf(taps: readonly KeptTap[], day: string): KeptTold | null {
	return taps.filter(isTold).find((tap) => tap.day === day) ?? null;
}

/** What is told of the day with what waits on this device. */
export function withTold(told: Told, tap: KeptTold | null): Told {
	if (tap === null) return told;
	const { felt = told.felt, ...change } = tap.change;
	const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
	return { ...told, ...given, felt: tap.blind ? together(told.felt, felt) : felt };
}

/** Skin that is calm is nothing else. */
function together(before: Told["felt"], now: Told["felt"]): Told["felt"] {
	const all = [...new Set([...before, ...now])];
	const others = all.filter((one) => one !== "calm");
	return others.length > 0 ? others : all;
}

/** What waits after one more tap. */
export function moreTold(
	day: string,
	before: KeptTold | null,
	change: Partial<Told>,
	blind: boolean,
): KeptTold {
	return {
		kind: "told",
		day,
		change: { ...before?.change, ...change },
		blind: before?.blind ?? blind,
	};
}

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
