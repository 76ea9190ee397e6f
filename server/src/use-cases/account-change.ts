import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import type { Transaction } from "#db/database.ts";
import { findWayBack, listOpenUndos } from "#db/queries/account-changes.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { sendMailJob } from "#jobs/definitions/promised.ts";
import type { Context } from "./context.ts";
import { enqueue } from "./enqueue.ts";
import type { AccountChange, MailPayload } from "./mails/index.ts";

/**
 * Promises a mail about a change to the security of an account. While a change of the address can be undone, the
 * former address is told too: the present one may be an intruder's.
 */
export async function announceChange(
	ctx: Pick<Context, "ids" | "clock">,
	tx: Transaction,
	userId: number,
	change: AccountChange,
): Promise<void> {
	const user = await findUserById(tx, userId);
	if (!user) return;
	const mail = mailOf(change, userId);
	if (mail) await enqueue(ctx, tx, sendMailJob, mail);
	const undos = await listOpenUndos(tx, { userId, presentEmail: user.email, now: ctx.clock.now() });
	for (const { id } of undos) {
		await enqueue(ctx, tx, sendMailJob, {
			template: "account-changed",
			user_id: userId,
			change,
			undo_id: id,
		});
	}
}

/** The mail to the present address; a download, which just asked for the password, is told to the former one only. */
function mailOf(change: AccountChange, userId: number): MailPayload | null {
	switch (change) {
		case "password":
			return { template: "password-changed", user_id: userId };
		case "two_factor_on":
			return { template: "two-factor-changed", user_id: userId, change: "on" };
		case "two_factor_off":
			return { template: "two-factor-changed", user_id: userId, change: "off" };
		case "new_codes":
			return { template: "two-factor-changed", user_id: userId, change: "new_codes" };
		case "deletion":
			return { template: "deletion-requested", user_id: userId };
		case "export":
			return null;
		default:
			return assertNever(change);
	}
}

/**
 * When a change to the security of an account happens: now, but after its registration and after every change of its
 * address that stands. Whoever takes the account back voids what came later, and the clock of another process, which an
 * intruder may meet, can be behind. Needs the account locked.
 */
export async function timeOfChange({ clock }: Context, tx: Transaction, userId: number): Promise<Date> {
	const after = await findWayBack(tx, userId);
	return new Date(Math.max(clock.now().getTime(), after.getTime() + 1));
}
