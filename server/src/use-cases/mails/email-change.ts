import { MAIL_LINK_HOURS } from "@dewlight/contracts/account-settings.ts";
import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { renewLinkToken } from "#db/queries/account-changes.ts";
import { findUserByEmail, findUserById } from "#db/queries/accounts.ts";
import type { Context, JobActor } from "../context.ts";
import { hashSecret } from "../hash-secret.ts";
import { defineMail, type MailContent, writeMail } from "./letter.ts";

function emailChangeNoticeMail({ username, link }: { username: string; link: string }): MailContent {
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

interface EmailChangeUndone {
	username: string;
	publicUrl: string;
}

function emailChangeUndoneMail({ username, publicUrl }: EmailChangeUndone): MailContent {
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

interface PromisedLink {
	/** Row that was written when the change was asked for. */
	id: string;
	kind: "email_change" | "email_undo";
	/** Page of this site that takes `?token=`. */
	path: `/${string}`;
}

/** Gives a promised link its secret; null when it was used or voided before its mail went out. */
async function openPromisedLink(
	ctx: Context<JobActor>,
	{ id, kind, path }: PromisedLink,
): Promise<{ email: string; link: string } | null> {
	const secret = ctx.ids.secret();
	const now = ctx.clock.now();
	const token = await renewLinkToken(ctx.store.db, { id, kind, tokenHash: hashSecret(secret), now });
	return token && { email: token.email, link: `${ctx.settings.publicUrl}${path}?token=${secret}` };
}
