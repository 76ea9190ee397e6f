import { LEGAL_VERSION } from "@dewlight/contracts/constants.ts";
import type { Queryable } from "#db/database.ts";
import { type AccountView, readAccountView } from "#db/queries/account-view.ts";
import type { Context } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { type PlanState, planOfUser } from "./plan-of-user.ts";

/** What the wire's User is presented from. */
export interface Account extends AccountView {
	plan: PlanState;
}

export async function readAccount(ctx: Context, db: Queryable, userId: number): Promise<Account> {
	const view = await readAccountView(db, userId, LEGAL_VERSION);
	if (!view) throw new DomainError("no_session", "Please log in.");
	return { ...view, plan: planOfUser(view.user, ctx.clock.now()) };
}
