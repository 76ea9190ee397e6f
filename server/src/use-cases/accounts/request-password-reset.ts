import { sendMailJob } from "#jobs/definitions/send-mail.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { enqueue } from "../enqueue.ts";
import { THROTTLE_RULES, takeAttempt } from "./throttle-rules.ts";

/** Promises a reset link to this address, if it belongs to an account. Whether it does is looked up by the job only. */
export async function requestPasswordReset({
	ctx,
	input,
}: {
	ctx: Context<VisitorActor | UserActor>;
	input: { email: string };
}): Promise<void> {
	await takeAttempt(ctx, THROTTLE_RULES.resetByAddress, ctx.actor.address);
	await takeAttempt(ctx, THROTTLE_RULES.resetByAccount, input.email.toLowerCase());
	await ctx.store.transaction((tx) =>
		enqueue(ctx, tx, sendMailJob, { template: "reset-password", email: input.email }),
	);
}
