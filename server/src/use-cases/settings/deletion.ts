import { DELETION_DAYS } from "@dewlight/contracts/account-settings.ts";
import { changeUser, findDueDeletions } from "#db/queries/account-settings.ts";
import { lockUser } from "#db/queries/accounts.ts";
import { findSubscription } from "#db/queries/subscriptions.ts";
import { endRenewalJob } from "#jobs/definitions/renewals.ts";
import { requirePassword } from "../accounts/index.ts";
import { announceChange } from "../announce-change.ts";
import { audit } from "../audit.ts";
import type { Context, JobActor, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { enqueue } from "../enqueue.ts";
import { timeOfChange } from "../time-of-change.ts";
import { eraseAccount } from "./erase-account.ts";
import { hoursFrom } from "./settings-rules.ts";

/** Asking twice moves nothing: the first date stands. */
export async function requestDeletion({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { password: string };
}): Promise<{ deletionDueAt: Date }> {
	const { userId } = ctx.actor;
	await requirePassword(ctx, input.password);
	return ctx.store.transaction(async (tx) => {
		const standing = (await lockUser(tx, userId))?.deletionDueAt;
		if (standing) return { deletionDueAt: standing };
		const deletionDueAt = hoursFrom(await timeOfChange(ctx, tx, userId), DELETION_DAYS * 24);
		const plan = await findSubscription(tx, userId);
		const deletionEndsRenewal = plan !== null && plan.state !== "ended" && !plan.endsWithPeriod;
		await changeUser(tx, userId, { deletionDueAt, deletionEndsRenewal });
		await audit(ctx, tx, { action: "account.deletion_requested", userId });
		await enqueue(ctx, tx, endRenewalJob, { user_id: userId });
		await announceChange(ctx, tx, userId, "deletion");
		return { deletionDueAt };
	});
}

/** Fine without a deletion to cancel. Refused once it is due, because erasing may have begun. */
export async function cancelDeletion({ ctx }: { ctx: Context<UserActor> }): Promise<void> {
	const { userId } = ctx.actor;
	await ctx.store.transaction(async (tx) => {
		const dueAt = (await lockUser(tx, userId))?.deletionDueAt;
		if (!dueAt) return;
		if (dueAt <= ctx.clock.now()) {
			throw new DomainError("conflict", "It is too late to cancel: your account is being erased.");
		}
		await changeUser(tx, userId, { deletionDueAt: null });
		await audit(ctx, tx, { action: "account.deletion_canceled", userId });
	});
}

/** One account that cannot be erased holds up no other; its failure is thrown at the end, for the next run. */
export async function eraseDueAccounts({ ctx }: { ctx: Context<JobActor> }): Promise<void> {
	const failures: unknown[] = [];
	for (const userId of await findDueDeletions(ctx.store.db, ctx.clock.now())) {
		try {
			await eraseAccount({ ctx, input: { userId } });
		} catch (error) {
			failures.push(error);
		}
	}
	if (failures.length > 0)
		throw new AggregateError(failures, `${failures.length} accounts wait to be erased`);
}
