import type { ContactSubject } from "@dewlight/contracts/contact.ts";
import { type ContactMessageRow, listContactMessages } from "#db/queries/contact.ts";
import { audit } from "../audit.ts";
import type { Context, OperatorActor } from "../context.ts";
import { LIST_LIMIT } from "./list-limit.ts";

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
