import type { z } from "zod";
import { findUserById, type UserRow } from "#db/queries/accounts.ts";
import { defineMail } from "./define-mail.ts";
import type { MailContent } from "./letter.ts";

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
