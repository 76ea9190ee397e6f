import { diaryApi, type WriteDiaryAnswer, type writeDiarySchema } from "@dewlight/contracts/diary.ts";
import { type Profile, profileApi } from "@dewlight/contracts/profile.ts";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "./call.ts";

/** API-42: skin type, tags, preferences, the suggested plan and what is in use. */
export const profileQuery = queryOptions({
	queryKey: ["profile"],
	queryFn: ({ signal }) => call(profileApi.profile, { signal }),
});

/** What was done, skipped and told on the days of a span; both days YYYY-MM-DD. */
export const diaryQuery = (from: string, to: string) =>
	queryOptions({
		queryKey: ["diary", from, to],
		queryFn: async ({ signal }) => (await call(diaryApi.diary, { query: { from, to }, signal })).days,
	});

/** Replaces what is told of a day; the plan and the days that pause follow. */
export function useWriteDiary() {
	const client = useQueryClient();
	return useMutation({
		networkMode: "always",
		scope: { id: "diary" },
		mutationFn: (body: z.input<typeof writeDiarySchema>) => call(diaryApi.writeDiary, { body }),
		onSuccess: (answer) => feelingTold(client, answer),
	});
}

/** Takes over what the server answered to a day, or to a reaction, that was told. */
export function feelingTold(
	client: QueryClient,
	{ stung_days, plan_changed }: Pick<WriteDiaryAnswer, "stung_days" | "plan_changed">,
): void {
	client.setQueryData<Profile>(profileQuery.queryKey, (known) => known && { ...known, stung_days });
	void client.invalidateQueries({ queryKey: ["diary"] });
	if (plan_changed) void client.invalidateQueries({ queryKey: profileQuery.queryKey });
}
