import { MAIL_LINK_HOURS } from "@dewlight/contracts/account-settings.ts";
import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { findUserById } from "#db/queries/accounts.ts";
import { defineMail } from "./define-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";
import { openPromisedLink } from "./open-promised-link.ts";

export function emailChangeNoticeMail({ username, link }: { username: string; link: string }): MailContent {
	return writeMail({
		subject: `Your ${BRAND.name} email is about to change`,
		title: "Your email is about to change",
		username,
		paragraphs: [
			"Someone signed in to your account asked to use another email address. It takes effect once the new address is confirmed.",
			"If it was not you, keep this address and sign out every browser here. Then choose a new password.",
		],
		action: { label: "Keep this address", href: link },
		footnotes: [
			`The link works for ${MAIL_LINK_HOURS.email_undo / 24} days, also after the change.`,
			"If it was you, there is nothing to do.",
		],
	});
}

/** To the address that stood when the change was asked for. */
export const emailChangeNotice = defineMail(
	z.object({ template: z.literal("email-change-notice"), user_id: z.number().int(), token_id: z.string() }),
	async ({ ctx, payload: { user_id, token_id } }) => {
		const user = await findUserById(ctx.store.db, user_id);
		const promised = { id: token_id, kind: "email_undo", path: "/undo-email-change" } as const;
		const opened = user && (await openPromisedLink(ctx, promised));
		return (
			opened && { to: opened.email, ...emailChangeNoticeMail({ username: user.username, link: opened.link }) }
		);
	},
);
