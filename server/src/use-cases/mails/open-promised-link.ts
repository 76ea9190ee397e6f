import { renewLinkToken } from "#db/queries/email-changes.ts";
import type { Context, JobActor } from "../context.ts";
import { hashSecret } from "../hash-secret.ts";

interface PromisedLink {
	/** Row that was written when the change was asked for. */
	id: string;
	kind: "email_change" | "email_undo";
	/** Page of this site that takes `?token=`. */
	path: `/${string}`;
}

/** Gives a promised link its secret; null when it was used or voided before its mail went out. */
export async function openPromisedLink(
	ctx: Context<JobActor>,
	{ id, kind, path }: PromisedLink,
): Promise<{ email: string; link: string } | null> {
	const secret = ctx.ids.secret();
	const now = ctx.clock.now();
	const token = await renewLinkToken(ctx.store.db, { id, kind, tokenHash: hashSecret(secret), now });
	return token && { email: token.email, link: `${ctx.settings.publicUrl}${path}?token=${secret}` };
}
