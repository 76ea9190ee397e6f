import { MAIL_LINK_HOURS } from "@dewlight/contracts/account-settings.ts";
import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { findUserById } from "#db/queries/accounts.ts";
import { defineMail } from "./define-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";
import { makeMailLink } from "./make-mail-link.ts";

export function verifyEmailMail({ username, link }: { username: string; link: string }): MailContent {
	return writeMail({
		subject: `Confirm your email for ${BRAND.name}`,
		title: "Confirm your email",
		username,
		paragraphs: [
			`Please confirm that this address is yours, and you can take your first scan with ${BRAND.name}.`,
		],
		action: { label: "Confirm email", href: link },
		footnotes: [
			`The link works for ${MAIL_LINK_HOURS.verify} hours.`,
			"If you did not create an account, you can ignore this mail; nothing will happen.",
		],
	});
}

export const verifyEmail = defineMail(
	z.object({ template: z.literal("verify-email"), user_id: z.number().int() }),
	async ({ ctx, payload }) => {
		const user = await findUserById(ctx.store.db, payload.user_id);
		if (!user || user.emailVerifiedAt) return null;
		const { id: userId, email, username } = user;
		const link = await makeMailLink(ctx, { userId, kind: "verify", email, path: "/verify-email" });
		return { to: email, ...verifyEmailMail({ username, link }) };
	},
);
