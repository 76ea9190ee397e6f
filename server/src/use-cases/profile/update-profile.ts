import type { updateProfileSchema } from "@dewlight/contracts/profile.ts";
import type { z } from "zod";
import { findUserById } from "#db/queries/accounts.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { changeAnswers } from "#db/queries/profile.ts";
import { audit } from "../audit.ts";
import { checkedAnswers } from "../checked-answers.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import { type ProfileView, readProfile } from "./get-profile.ts";
import { rebuildNewestPlan } from "./rebuild-newest-plan.ts";

/**
 * API-42: replaces the lists and answers that were sent; a list holds each tag once. The suggested plan follows in the
 * same transaction.
 */
export async function updateProfile({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof updateProfileSchema>;
}): Promise<ProfileView> {
	const { userId } = ctx.actor;
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const before = await findUserById(tx, userId);
		if (!before) throw notFound();
		await changeAnswers(tx, userId, {
			...(input.goals && { goals: withoutRepeats(input.goals) }),
			...(input.issues && { issues: withoutRepeats(input.issues) }),
			...(input.preferences && { preferences: checkedAnswers(input.preferences) }),
		});
		await audit(ctx, tx, {
			action: "profile.updated",
			userId,
			details: {
				goals: input.goals !== undefined,
				issues: input.issues !== undefined,
				preferences: input.preferences !== undefined,
			},
		});
		await rebuildNewestPlan(ctx, tx, userId, before);
		return readProfile(tx, userId, ctx.clock.now());
	});
}

/** Upper and lower case are one tag, and the first spelling stays (PLAN-A6). */
function withoutRepeats(tags: readonly string[]): string[] {
	const first = new Map<string, string>();
	for (const tag of tags) {
		const key = tag.toLowerCase();
		if (!first.has(key)) first.set(key, tag);
	}
	return [...first.values()];
}
