import type { z } from "zod";
import { findUserById, type UserRow } from "#db/queries/accounts.ts";
import type { Context, JobActor } from "../context.ts";
import type { MailContent } from "./letter.ts";

export interface AddressedMail extends MailContent {
	to: string;
}

interface MailTemplate<Payload extends z.ZodType> {
	template: string;
	/** Ids and addresses only: it waits in the queue, where a link or a secret must never lie. */
	payload: Payload;
	/** Looks up whom the mail is for and makes its links; null when there is nothing to send any more. */
	compose(call: { ctx: Context<JobActor>; payload: unknown }): Promise<AddressedMail | null>;
}

/** Ties a payload to the mail made from it. Composing twice makes a second mail with links of its own. */
export function defineMail<Payload extends z.ZodObject<{ template: z.ZodLiteral<string> }>>(
	payload: Payload,
	compose: (call: { ctx: Context<JobActor>; payload: z.infer<Payload> }) => Promise<AddressedMail | null>,
): MailTemplate<Payload> {
	return {
		template: payload.shape.template.value,
		payload,
		compose: (call) => compose({ ctx: call.ctx, payload: payload.parse(call.payload) }),
	};
}

interface PersonMail<Payload> {
	payload: Payload;
	user: UserRow;
	publicUrl: string;
	now: Date;
}

/** A mail to the address of an account. Nothing is sent once the account is gone, or when `write` gives null. */
export function definePersonMail<
	Payload extends z.ZodObject<{ template: z.ZodLiteral<string>; user_id: z.ZodNumber }>,
>(payload: Payload, write: (mail: PersonMail<z.infer<Payload>>) => MailContent | null) {
	return defineMail(payload, async ({ ctx, payload: given }) => {
		const user = await findUserById(ctx.store.db, given.user_id);
		const now = ctx.clock.now();
		const content = user && write({ payload: given, user, publicUrl: ctx.settings.publicUrl, now });
		return content && { to: user.email, ...content };
	});
}
