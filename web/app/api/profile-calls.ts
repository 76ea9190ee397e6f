import { diaryApi, type WriteDiaryAnswer, type writeDiarySchema } from "@dewlight/contracts/diary.ts";
import type { Product } from "@dewlight/contracts/products.ts";
import {
	type ConfirmedPlanAnswer,
	type Profile,
	profileApi,
	type UndoConfirm,
} from "@dewlight/contracts/profile.ts";
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

/** RECO-A1: without places of its own the step is the suggested category, else the category; the server places it. */
function stepOf({ suggested_category, category, id }: Product): string {
	return suggested_category ?? category ?? id;
}

/** RECO-15, API-43. `ask`: a rule that speaks against it comes back as a question, and nothing is changed. */
export function addToPlan({ product, ask }: { product: Product; ask: boolean }) {
	const { id, name, image_url, product_url, category, suggested_steps = [] } = product;
	return call(profileApi.confirmProduct, {
		body: {
			step: stepOf(product),
			...(suggested_steps.length > 0 && { steps: suggested_steps }),
			product: { id, name, image_url, product_url, category },
			ask,
		},
	});
}

/** What takes an addition back; null where it changed nothing. */
export function undoOf(
	id: string,
	{ added_to = [], replaced = [] }: ConfirmedPlanAnswer,
): UndoConfirm | null {
	if (added_to.length === 0) return null;
	return {
		id,
		steps: added_to,
		replaced: replaced.map(({ step, product }) => ({
			step,
			id: product.id,
			name: product.name,
			...(product.in_use_since !== undefined && { in_use_since: product.in_use_since }),
		})),
	};
}

export function undoAddition(body: UndoConfirm) {
	return call(profileApi.undoConfirm, { body });
}
