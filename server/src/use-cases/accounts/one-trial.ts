import type { Queryable } from "#db/database.ts";
import { hasTrialAddress, insertTrialAddress } from "#db/queries/trial-addresses.ts";
import type { Context } from "../context.ts";

const fingerprint = ({ secretBox }: Pick<Context, "secretBox">, email: string) =>
	secretBox.fingerprint(email.trim().toLowerCase(), "trial-address");

/** One trial per address (BILL-A7), also for who erases an account and comes back. */
export function hadTrial(ctx: Pick<Context, "secretBox">, db: Queryable, email: string): Promise<boolean> {
	return hasTrialAddress(db, fingerprint(ctx, email));
}

/** For an address that is proven: nobody spends the trial of a stranger's address by typing it. */
export function rememberTrial(
	ctx: Pick<Context, "secretBox" | "clock">,
	tx: Queryable,
	email: string,
): Promise<void> {
	return insertTrialAddress(tx, fingerprint(ctx, email), ctx.clock.now());
}
