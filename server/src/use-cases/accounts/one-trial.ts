import type { Queryable } from "#db/database.ts";
import { hasTrialAddress, insertTrialAddress } from "#db/queries/trial-ends.ts";
import type { Context } from "../context.ts";

/** Domains of one provider that delivers to the same mailbox however many dots the name has. */
const DOTLESS = "gmail.com";
const SAME_AS_DOTLESS = ["gmail.com", "googlemail.com"];

/**
 * One mailbox under its many spellings: without what follows a plus sign, and where dots mean nothing without dots.
 * For the count of trials only; people sign in and get mail by the address they typed.
 */
export function trialMailbox(email: string): string {
	const address = email.trim().toLowerCase();
	const at = address.lastIndexOf("@");
	const [name, domain] = [address.slice(0, at), address.slice(at + 1)];
	const untagged = name.split("+", 1)[0] || name;
	if (!SAME_AS_DOTLESS.includes(domain)) return `${untagged}@${domain}`;
	return `${untagged.replaceAll(".", "")}@${DOTLESS}`;
}

const fingerprint = ({ secretBox }: Pick<Context, "secretBox">, email: string) =>
	secretBox.fingerprint(trialMailbox(email), "trial-address");

/** One trial per mailbox (BILL-A7), also for who erases an account and comes back. */
export function hadTrial(ctx: Pick<Context, "secretBox">, db: Queryable, email: string): Promise<boolean> {
	return hasTrialAddress(db, fingerprint(ctx, email));
}

/**
 * For an address that is proven: nobody spends the trial of a stranger's address by typing it. False where its mailbox
 * had its trial before; of two spellings that are proven at once, the second waits for the first.
 */
export function rememberTrial(
	ctx: Pick<Context, "secretBox" | "clock">,
	tx: Queryable,
	email: string,
): Promise<boolean> {
	return insertTrialAddress(tx, fingerprint(ctx, email), ctx.clock.now());
}
