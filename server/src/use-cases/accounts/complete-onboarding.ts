import type { onboardingSchema } from "@dewlight/contracts/accounts.ts";
import type { z } from "zod";
import { setOnboarding } from "#db/queries/accounts.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { type Account, readAccount } from "./read-account.ts";

/** Stores goals, concerns and preferences. Empty lists are valid answers; answering again replaces them. */
export async function completeOnboarding({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof onboardingSchema>;
}): Promise<Account> {
	const { userId } = ctx.actor;
	return ctx.store.transaction(async (tx) => {
		await setOnboarding(tx, userId, {
			goals: [...new Set(input.goals)],
			issues: [...new Set(input.issues)],
			preferences: input.preferences,
			completedAt: ctx.clock.now(),
		});
		await audit(ctx, tx, { action: "account.onboarded", userId });
		return readAccount(ctx, tx, userId);
	});
}
