import { MAIL_LINK_HOURS } from "@dewlight/contracts/account-settings.ts";
import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { findUserByEmail, findUserById } from "#db/queries/accounts.ts";
import { defineMail } from "./define-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";
import { openPromisedLink } from "./open-promised-link.ts";

export function emailChangeMail({ username, link }: { username: string; link: string }): MailContent {
	return writeMail({
		subject: `Confirm your new email for ${BRAND.name}`,
		title: "Confirm your new email",
		username,
		paragraphs: [
			`You asked to use this address for your ${BRAND.name} account. It takes effect once you confirm it.`,
		],
		action: { label: "Confirm new email", href: link },
		footnotes: [
			`The link works for ${MAIL_LINK_HOURS.email_change} hours.`,
			"If you did not ask for this, you can ignore this mail; nothing will happen.",
		],
	});
}

/** Whoever asked is told nothing, so that nobody learns who has an account. */
export function addressInUseMail({ username }: { username: string }): MailContent {
	return writeMail({
		subject: `Somebody asked for your email at ${BRAND.name}`,
		title: "Your email is in use already",
		username,
		paragraphs: [
			`Somebody signed in to another ${BRAND.name} account asked to use this address. Your account has it, so nothing was changed.`,
			"Was it you? One address belongs to one account. Log in with this address, or use another one there.",
		],
		action: null,
		footnotes: [
			"If it was not you, there is nothing to do: nobody can use this address without your mailbox.",
		],
	});
}

/** To the new address. A second run makes the first mail's link void. */
export const emailChange = defineMail(
	z.object({ template: z.literal("email-change"), user_id: z.number().int(), token_id: z.string() }),
	async ({ ctx, payload: { user_id, token_id } }) => {
		const user = await findUserById(ctx.store.db, user_id);
		const promised = { id: token_id, kind: "email_change", path: "/confirm-email-change" } as const;
		const opened = user && (await openPromisedLink(ctx, promised));
		const owner = opened && (await findUserByEmail(ctx.store.db, opened.email));
		if (owner && owner.id !== user_id) {
			return { to: owner.email, ...addressInUseMail({ username: owner.username }) };
		}
		return opened && { to: opened.email, ...emailChangeMail({ username: user.username, link: opened.link }) };
	},
);
