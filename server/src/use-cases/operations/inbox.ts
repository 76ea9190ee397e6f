import type { ContactSubject } from "@dewlight/contracts/contact.ts";
import { z } from "zod";
import type { Queryable } from "#db/database.ts";
import {
	type ContactMessageRow,
	type FeedbackRow,
	findContactMessage,
	listContactMessages,
	listFeedback,
	markContactMessageHandled,
} from "#db/queries/contact.ts";
import { audit } from "../audit.ts";
import type { Context, OperatorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";

/** Newest rows an operator list shows at most. */
export const LIST_LIMIT = 500;

/** Contact messages, newest first; AI reports and requests to delete an account are subjects of their own. */
export async function listInbox({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: { subject: ContactSubject | null; openOnly: boolean };
}): Promise<ContactMessageRow[]> {
	const messages = await listContactMessages(ctx.store.db, { ...input, limit: LIST_LIMIT });
	const details = { subject: input.subject, open_only: input.openOnly, shown: messages.length };
	await audit(ctx, ctx.store.db, { action: "operator.inbox_listed", userId: null, details });
	return messages;
}

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

async function requireMessage(db: Queryable, id: string): Promise<ContactMessageRow> {
	const message = z.uuid().safeParse(id).success ? await findContactMessage(db, id) : null;
	if (!message) throw new DomainError("not_found", `There is no message ${id}.`);
	return message;
}

export async function listAllFeedback({ ctx }: { ctx: Context<OperatorActor> }): Promise<FeedbackRow[]> {
	const rows = await listFeedback(ctx.store.db, LIST_LIMIT);
	const details = { shown: rows.length };
	await audit(ctx, ctx.store.db, { action: "operator.feedback_listed", userId: null, details });
	return rows;
}
