import { LEGAL_VERSION } from "@dewlight/contracts/constants.ts";
import type { Queryable } from "#db/database.ts";
import { type AccountView, readAccountViews } from "#db/queries/account-view.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { type PlanState, planOfUser } from "../plan-of-user.ts";
import { batchedReads } from "./open-session.ts";

/** What the wire's User is presented from. */
export interface Account extends AccountView {
	plan: PlanState;
}

/** Inside a transaction, which sees what it has written. */
export async function readAccount(ctx: Context, db: Queryable, userId: number): Promise<Account> {
	const views = await readAccountViews(db, [userId], LEGAL_VERSION);
	return toAccount(ctx, views.get(userId) ?? null);
}

export function toAccount(ctx: Pick<Context, "clock">, view: AccountView | null): Account {
	if (!view) throw new DomainError("no_session", "Please log in.");
	const sources = { ...view.user, subscription: view.subscription };
	return { ...view, plan: planOfUser(sources, ctx.clock.now()) };
}

export async function getMe({ ctx }: { ctx: Context<UserActor> }): Promise<Account> {
	return toAccount(ctx, await batchedReads(ctx.store).account(ctx.actor.userId));
}
