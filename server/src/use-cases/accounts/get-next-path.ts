import type { Context, UserActor } from "../context.ts";
import { nextPath } from "./next-path.ts";
import { readAccount } from "./read-account.ts";

export async function getNextPath({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { next?: string | undefined };
}): Promise<string> {
	const account = await readAccount(ctx, ctx.store.db, ctx.actor.userId);
	return nextPath(account, input.next);
}
