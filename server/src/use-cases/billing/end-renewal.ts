import { findUserById } from "#db/queries/accounts.ts";
import { findBillingCustomer } from "#db/queries/subscriptions.ts";
import { audit } from "../audit.ts";
import type { Context, JobActor } from "../context.ts";
import { resumeRenewal } from "./resume-renewal.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * Whoever asked for their account to be erased is not charged for another period while they wait. What is paid for
 * stays theirs, and who changes their mind keeps the plan in Billing.
 */
export async function endRenewal({
	ctx,
	input,
}: {
	ctx: Context<JobActor>;
	input: { userId: number };
}): Promise<void> {
	const { userId } = input;
	const { db } = ctx.store;
	if (!(await findUserById(db, userId))?.deletionDueAt) return;
	const row = await syncSubscription({ ctx, input });
	if (!row || row.state === "ended" || row.endsWithPeriod) return;
	const version = (await findBillingCustomer(db, userId))?.version ?? 0;
	await ctx.payments.cancelAtPeriodEnd(row.subscriptionId, `cancel-${row.subscriptionId}-${version}`);
	await syncSubscription({ ctx, input });
	await audit(ctx, db, {
		action: "billing.canceled",
		userId,
		details: { plan: row.plan, reason_given: false },
	});
	// The deletion may have been called off while the provider was asked; nobody would resume the renewal later.
	await resumeRenewal({ ctx, input });
}
