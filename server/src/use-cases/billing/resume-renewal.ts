import { findUserById } from "#db/queries/accounts.ts";
import { findBillingCustomer } from "#db/queries/subscriptions.ts";
import { audit } from "../audit.ts";
import type { Context, JobActor } from "../context.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * A renewal that a request for deletion ended goes on where that request was not the owner's. A disputed payment keeps
 * it ended, and so does another request for deletion.
 */
export async function resumeRenewal({
	ctx,
	input,
}: {
	ctx: Context<JobActor>;
	input: { userId: number };
}): Promise<void> {
	const { userId } = input;
	const { db } = ctx.store;
	const user = await findUserById(db, userId);
	if (!user || user.deletionDueAt) return;
	const row = await syncSubscription({ ctx, input });
	if (!row?.endsWithPeriod || row.state === "ended" || row.disputedAt) return;
	const version = (await findBillingCustomer(db, userId))?.version ?? 0;
	await ctx.payments.keep(row.subscriptionId, `keep-${row.subscriptionId}-${version}`);
	await syncSubscription({ ctx, input });
	await audit(ctx, db, { action: "billing.kept", userId, details: { plan: row.plan } });
}
