import type { Transaction } from "#db/database.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { addNotice } from "#db/queries/billing.ts";
import type { BillingNotice } from "#db/schema/index.ts";
import { sendMailJob } from "#jobs/definitions/send-mail.ts";
import type { Context } from "../context.ts";
import { enqueue } from "../enqueue.ts";
import type { MailPayload } from "../mails/index.ts";

interface Notice {
	userId: number;
	kind: BillingNotice;
	/** What makes it one occasion: told once, however often its news arrive. */
	occasion: string;
	mail: MailPayload;
}

/** An account that is being erased gets one last mail, which is about that. */
export async function promiseNotice(
	ctx: Context,
	tx: Transaction,
	{ mail, ...notice }: Notice,
): Promise<void> {
	const user = await findUserById(tx, notice.userId);
	if (user?.deletionDueAt && user.deletionDueAt <= ctx.clock.now()) return;
	if (!(await addNotice(tx, { ...notice, at: ctx.clock.now() }))) return;
	await enqueue(ctx, tx, sendMailJob, mail);
}
