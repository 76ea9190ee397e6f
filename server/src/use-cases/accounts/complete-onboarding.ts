import type { onboardingSchema } from "@dewlight/contracts/accounts.ts";
import type { z } from "zod";
import { lockAccount, setOnboarding } from "#db/queries/accounts.ts";
import { sendMailJob } from "#jobs/definitions/send-mail.ts";
import { audit } from "../audit.ts";
import { checkedAnswers } from "../checked-answers.ts";
import type { Context, UserActor } from "../context.ts";
import { enqueue } from "../enqueue.ts";
import { rebuildNewestPlan } from "../profile/index.ts";
import { type Account, readAccount } from "./read-account.ts";

/** The first scan starts with the end of onboarding, and its report is what the welcome is about. */
const WELCOME_AFTER_MS = 2 * 60_000;

/**
 * Stores goals, concerns and preferences, and welcomes the person the first time. Empty lists are valid answers;
 * answering again replaces them, preferences only where they were sent, and the suggested plan follows.
 */
export async function completeOnboarding({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof onboardingSchema>;
}): Promise<Account> {
	const { userId } = ctx.actor;
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const before = await readAccount(ctx, tx, userId);
		await setOnboarding(tx, userId, {
			goals: [...new Set(input.goals)],
			issues: [...new Set(input.issues)],
			preferences: input.preferences ? checkedAnswers(input.preferences) : before.user.preferences,
			completedAt: ctx.clock.now(),
		});
		await audit(ctx, tx, { action: "account.onboarded", userId });
		await rebuildNewestPlan(ctx, tx, userId, before.user);
		if (!before.user.onboardingCompletedAt) {
			const startAfter = new Date(ctx.clock.now().getTime() + WELCOME_AFTER_MS);
			await enqueue(ctx, tx, sendMailJob, { template: "welcome", user_id: userId }, { startAfter });
		}
		return readAccount(ctx, tx, userId);
	});
}
