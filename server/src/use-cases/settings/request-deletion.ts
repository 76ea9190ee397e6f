import { DELETION_DAYS } from "@dewlight/contracts/account-settings.ts";
import { changeUser } from "#db/queries/account-settings.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { findSubscription } from "#db/queries/subscriptions.ts";
import { endRenewalJob } from "#jobs/definitions/end-renewal.ts";
import { requirePassword } from "../accounts/index.ts";
import { announceChange } from "../announce-change.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { enqueue } from "../enqueue.ts";
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
		await lockAccount(tx, userId);
		const standing = (await findUserById(tx, userId))?.deletionDueAt;
		if (standing) return { deletionDueAt: standing };
		const deletionDueAt = hoursFrom(ctx.clock.now(), DELETION_DAYS * 24);
		const plan = await findSubscription(tx, userId);
		const deletionEndsRenewal = plan !== null && plan.state !== "ended" && !plan.endsWithPeriod;
		await changeUser(tx, userId, { deletionDueAt, deletionEndsRenewal });
		await audit(ctx, tx, { action: "account.deletion_requested", userId });
		await enqueue(ctx, tx, endRenewalJob, { user_id: userId });
		await announceChange(ctx, tx, userId, "deletion");
		return { deletionDueAt };
	});
}
