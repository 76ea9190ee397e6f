import type { Transaction } from "#db/database.ts";
import { findUserById, type UserRow } from "#db/queries/accounts.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { findMailToken, type MailTokenRow } from "#db/queries/mail-tokens.ts";
import type { Context } from "../context.ts";
import { hashSecret } from "../hash-secret.ts";
import { REPEAT_LINK_MS } from "./settings-rules.ts";

export interface OpenedLink {
	link: MailTokenRow;
	user: UserRow;
	/** The link did its work, and opens again: to undo a change for a day while that holds, to disown for its life. */
	repeated: boolean;
}

/** The link of a token with its account locked; null when it is unknown, void, expired or used up. */
export async function findMailedLink(
	ctx: Context,
	tx: Transaction,
	kind: "email_change" | "email_undo" | "disown",
	token: string | undefined,
): Promise<OpenedLink | null> {
	if (!token) return null;
	const tokenHash = hashSecret(token);
	const found = await findMailToken(tx, kind, tokenHash);
	if (!found) return null;
	await lockAccount(tx, found.userId);
	// Read again: another click on the same link may have held the account meanwhile.
	const link = await findMailToken(tx, kind, tokenHash);
	const user = link && (await findUserById(tx, link.userId));
	if (!link || !user) return null;
	const now = ctx.clock.now();
	if (!link.usedAt) return now < link.expiresAt ? { link, user, repeated: false } : null;
	if (kind === "email_change") return null;
	if (kind === "disown") return { link, user, repeated: true };
	const holds = user.email === link.email && now.getTime() - link.usedAt.getTime() <= REPEAT_LINK_MS;
	return holds ? { link, user, repeated: true } : null;
}
