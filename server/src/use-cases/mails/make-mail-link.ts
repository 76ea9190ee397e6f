import { MAIL_LINK_HOURS } from "@dewlight/contracts/account-settings.ts";
import { insertMailToken } from "#db/queries/mail-tokens.ts";
import type { Context, JobActor } from "../context.ts";
import { hashSecret } from "../hash-secret.ts";

interface MailLink {
	userId: number;
	kind: keyof typeof MAIL_LINK_HOURS;
	/** The address the link is sent to; it binds the token. */
	email: string;
	/** Page of this site that takes `?token=`. */
	path: `/${string}`;
}

/** A fresh token of this kind, as the link to mail. Only its hash is stored. */
export async function makeMailLink(
	ctx: Context<JobActor>,
	{ userId, kind, email, path }: MailLink,
): Promise<string> {
	const secret = ctx.ids.secret();
	const now = ctx.clock.now();
	await insertMailToken(ctx.store.db, {
		id: ctx.ids.uuid(),
		tokenHash: hashSecret(secret),
		userId,
		kind,
		email,
		createdAt: now,
		expiresAt: new Date(now.getTime() + MAIL_LINK_HOURS[kind] * 3_600_000),
	});
	return `${ctx.settings.publicUrl}${path}?token=${secret}`;
}
