import type { ContactMessageRow } from "#db/queries/contact.ts";
import { audit } from "../audit.ts";
import type { Context, OperatorActor } from "../context.ts";
import { requireMessage } from "./require-message.ts";

export async function readMessage({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: { id: string };
}): Promise<ContactMessageRow> {
	const message = await requireMessage(ctx.store.db, input.id);
	const details = { contact_id: message.id };
	await audit(ctx, ctx.store.db, { action: "operator.message_read", userId: message.userId, details });
	return message;
}
