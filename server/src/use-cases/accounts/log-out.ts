import { deleteSession } from "#db/queries/sessions.ts";
import { audit } from "../audit.ts";
import type { Context } from "../context.ts";
import { hashSecret } from "../hash-secret.ts";

/** Ends the session of this secret; without one there is nothing to do. */
export async function logOut({
	ctx,
	input,
}: {
	ctx: Context;
	input: { sessionSecret: string };
}): Promise<void> {
	await ctx.store.transaction(async (tx) => {
		const userId = await deleteSession(tx, hashSecret(input.sessionSecret));
		if (userId !== null) await audit(ctx, tx, { action: "account.logged_out", userId });
	});
}
