import { MAIL_LINK_HOURS } from "@dewlight/contracts/account-settings.ts";
import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { findUserByEmail, findUserById, type UserRow } from "#db/queries/accounts.ts";
import type { Context, JobActor } from "../context.ts";
import { defineMail } from "./define-mail.ts";
import { definePersonMail } from "./define-person-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";
import { makeMailLink } from "./make-mail-link.ts";

interface VerifyEmail {
	username: string;
	link: string;
	/** For who opened no account. */
	notMeLink: string;
}

export function verifyEmailMail({ username, link, notMeLink }: VerifyEmail): MailContent {
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
			`You did not create an account? Then somebody typed your address, and you can ignore this mail. If you have confirmed it already, or want to be sure, lock them out within ${MAIL_LINK_HOURS.disown / 24} days:`,
		],
		wayOut: { label: "This was not me", href: notMeLink },
	});
}

export const verifyEmail = defineMail(
	z.object({ template: z.literal("verify-email"), user_id: z.number().int() }),
	async ({ ctx, payload }) => letterTo(ctx, await findUserById(ctx.store.db, payload.user_id)),
);

/** Named by the address that was typed, known or not, as the letter of a forgotten password is. */
export const verifyEmailAgain = defineMail(
	z.object({ template: z.literal("verify-email-again"), email: z.string() }),
	async ({ ctx, payload }) => letterTo(ctx, await findUserByEmail(ctx.store.db, payload.email)),
);

/** None to nobody, and none to who has confirmed already. */
async function letterTo(ctx: Context<JobActor>, user: UserRow | null) {
	if (!user || user.emailVerifiedAt) return null;
	const { id: userId, email, username } = user;
	const link = await makeMailLink(ctx, { userId, kind: "verify", email, path: "/verify-email" });
	const notMeLink = await makeMailLink(ctx, { userId, kind: "disown", email, path: "/not-my-account" });
	return { to: email, ...verifyEmailMail({ username, link, notMeLink }) };
}

/** Greets nobody by name: the name is that of whoever typed the address. */
export function accountDisownedMail({ publicUrl }: { publicUrl: string }): MailContent {
	return writeMail({
		subject: `The ${BRAND.name} account with your address is locked`,
		title: "The account with your address is locked",
		username: null,
		paragraphs: [
			"You told us that you did not open it. Everybody was logged out of it, and its password no longer works.",
			"There is nothing more to do. Only if you want to use the account yourself, choose a new password.",
		],
		action: { label: "Choose a new password", href: `${publicUrl}/forgot-password` },
		footnotes: [
			`You want it erased? Write to ${BRAND.supportEmail}.`,
			"You opened it yourself after all? Choose a new password, and you can log in again.",
		],
	});
}

export const accountDisowned = definePersonMail(
	z.object({ template: z.literal("account-disowned"), user_id: z.number().int() }),
	({ publicUrl }) => accountDisownedMail({ publicUrl }),
);
