import { deleteSessionOfUser } from "#db/queries/sessions.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";

/** Ends one session of this person, also the one that asks. Another's is not found. */
export async function revokeSession({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { id: string };
}): Promise<void> {
	const { userId } = ctx.actor;
	await ctx.store.transaction(async (tx) => {
		if (!(await deleteSessionOfUser(tx, userId, input.id))) throw notFound();
		await audit(ctx, tx, { action: "account.session_revoked", userId });
	});
}
