import type { Context, UserActor } from "../context.ts";
import { type Account, readAccount } from "./read-account.ts";

export async function getMe({ ctx }: { ctx: Context<UserActor> }): Promise<Account> {
	return readAccount(ctx, ctx.store.db, ctx.actor.userId);
}
