import type { Context, UserActor } from "../context.ts";
import { batchedReads } from "./batched-reads.ts";
import { type Account, toAccount } from "./read-account.ts";

export async function getMe({ ctx }: { ctx: Context<UserActor> }): Promise<Account> {
	return toAccount(ctx, await batchedReads(ctx.store).account(ctx.actor.userId));
}
