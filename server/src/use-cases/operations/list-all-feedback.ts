import { type FeedbackRow, listFeedback } from "#db/queries/contact.ts";
import { audit } from "../audit.ts";
import type { Context, OperatorActor } from "../context.ts";
import { LIST_LIMIT } from "./list-limit.ts";

export async function listAllFeedback({ ctx }: { ctx: Context<OperatorActor> }): Promise<FeedbackRow[]> {
	const rows = await listFeedback(ctx.store.db, LIST_LIMIT);
	const details = { shown: rows.length };
	await audit(ctx, ctx.store.db, { action: "operator.feedback_listed", userId: null, details });
	return rows;
}
