import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { findUserByEmail } from "#db/queries/accounts.ts";
import { audit } from "../audit.ts";
import { defineMail } from "./define-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";
import { makeMailLink } from "./make-mail-link.ts";

export function resetPasswordMail({ username, link }: { username: string; link: string }): MailContent {
	return writeMail({
		subject: `Reset your ${BRAND.name} password`,
		title: "Reset your password",
		username,
		paragraphs: [
			"Someone asked to reset the password of your account. If it was you, choose a new one here.",
		],
		action: { label: "Choose a new password", href: link },
		footnotes: [
			"The link works once, for one hour.",
			"If you did not ask for this, you can ignore this mail; your password stays as it is.",
		],
	});
}

/**
 * Named by the address that was typed, known or not: asking looks nobody up, so it takes the same time for
 * everyone.
 */
export const resetPassword = defineMail(
	z.object({ template: z.literal("reset-password"), email: z.string() }),
	async ({ ctx, payload }) => {
		const user = await findUserByEmail(ctx.store.db, payload.email);
		if (!user) return null;
		const { id: userId, email, username } = user;
		const link = await makeMailLink(ctx, { userId, kind: "reset", email, path: "/reset-password" });
		await audit(ctx, ctx.store.db, { action: "account.reset_link_made", userId });
		return { to: email, ...resetPasswordMail({ username, link }) };
	},
);
