import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { voidResetLinks } from "#db/queries/account-settings.ts";
import { claimMessages, setEmail } from "#db/queries/email-changes.ts";
import { markMailTokenUsed } from "#db/queries/mail-tokens.ts";
import { violatesUnique } from "#db/violations.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { findMailedLink } from "./find-mailed-link.ts";
import { SETTINGS_RULES } from "./settings-rules.ts";

/** API-21. The token is the proof, with or without a session; a link works once (ACCT-A4). */
export async function confirmEmailChange({
	ctx,
	input,
}: {
	ctx: Context<VisitorActor | UserActor>;
	input: { token?: string | undefined };
}): Promise<{ email: string }> {
	await takeAttempt(ctx, SETTINGS_RULES.mailedLink, ctx.actor.address);
	const refused = new DomainError("bad_input", MESSAGES.invalidOrExpiredLink);
	try {
		return await ctx.store.transaction(async (tx) => {
			const opened = await findMailedLink(ctx, tx, "email_change", input.token);
			if (!opened) throw refused;
			const { link, user } = opened;
			await markMailTokenUsed(tx, link.id, ctx.clock.now());
			await setEmail(tx, user.id, link.email);
			await claimMessages(tx, user.id, user.email);
			await voidResetLinks(tx, user.id);
			await audit(ctx, tx, { action: "account.email_changed", userId: user.id });
			return { email: link.email };
		});
	} catch (error) {
		if (violatesUnique(error, "users_email_unique")) throw refused;
		throw error;
	}
}
