import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { findUserById } from "#db/queries/accounts.ts";
import { defineMail } from "./define-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";

interface EmailChangeUndone {
	username: string;
	publicUrl: string;
}

export function emailChangeUndoneMail({ username, publicUrl }: EmailChangeUndone): MailContent {
	return writeMail({
		subject: `Your ${BRAND.name} email stays as it was`,
		title: "Your email stays as it was",
		username,
		paragraphs: [
			"The change of your email was undone, and every browser was signed out. A password, backup codes, a second factor or a deletion set since the change no longer count.",
			"Whoever asked for the change may know your password. Please choose a new one now. If you had two-factor authentication, look whether it is still on.",
		],
		action: { label: "Reset your password", href: `${publicUrl}/forgot-password` },
		footnotes: [`If something still looks wrong, write to ${BRAND.supportEmail}.`],
	});
}

export const emailChangeUndone = defineMail(
	z.object({ template: z.literal("email-change-undone"), user_id: z.number().int() }),
	async ({ ctx, payload }) => {
		const user = await findUserById(ctx.store.db, payload.user_id);
		if (!user) return null;
		const { publicUrl } = ctx.settings;
		return { to: user.email, ...emailChangeUndoneMail({ username: user.username, publicUrl }) };
	},
);
