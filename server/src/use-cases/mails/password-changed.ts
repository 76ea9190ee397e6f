import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { findUserById } from "#db/queries/accounts.ts";
import { defineMail } from "./define-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";
import { notYou } from "./not-you.ts";

interface PasswordChanged {
	username: string;
	publicUrl: string;
}

export function passwordChangedMail({ username, publicUrl }: PasswordChanged): MailContent {
	return writeMail({
		subject: `Your ${BRAND.name} password was changed`,
		title: "Your password was changed",
		username,
		paragraphs: ["The password of your account was changed. Every other signed-in browser was signed out."],
		action: null,
		footnotes: ["If it was you, there is nothing to do.", notYou(publicUrl)],
	});
}

export const passwordChanged = defineMail(
	z.object({ template: z.literal("password-changed"), user_id: z.number().int() }),
	async ({ ctx, payload }) => {
		const user = await findUserById(ctx.store.db, payload.user_id);
		if (!user) return null;
		const { publicUrl } = ctx.settings;
		return { to: user.email, ...passwordChangedMail({ username: user.username, publicUrl }) };
	},
);
