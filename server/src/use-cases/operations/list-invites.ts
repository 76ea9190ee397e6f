import { listInviteCodes } from "#db/queries/invite-codes.ts";
import { audit } from "../audit.ts";
import type { Context, OperatorActor } from "../context.ts";
import { LIST_LIMIT } from "./list-limit.ts";

export async function listInvites({ ctx }: { ctx: Context<OperatorActor> }) {
	const invites = await listInviteCodes(ctx.store.db, LIST_LIMIT);
	const details = { shown: invites.length };
	await audit(ctx, ctx.store.db, { action: "operator.invites_listed", userId: null, details });
	return invites;
}
