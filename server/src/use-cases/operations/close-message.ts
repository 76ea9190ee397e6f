import { type ContactMessageRow, markContactMessageHandled } from "#db/queries/contact.ts";
import { audit } from "../audit.ts";
import type { Context, OperatorActor } from "../context.ts";
import { requireMessage } from "./require-message.ts";

/** Marks a message as dealt with; doing so again keeps the first time. */
export async function closeMessage({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: { id: string };
}): Promise<ContactMessageRow> {
	return ctx.store.transaction(async (tx) => {
		const { id, userId } = await requireMessage(tx, input.id);
		await markContactMessageHandled(tx, id, ctx.clock.now());
		await audit(ctx, tx, { action: "operator.message_closed", userId, details: { contact_id: id } });
		return requireMessage(tx, id);
	});
}
