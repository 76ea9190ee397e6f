import { BRAND } from "@dewlight/contracts/brand.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { z } from "zod";
import { findOpenUndo } from "#db/queries/account-changes.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { defineMail, longDay, type MailContent, writeMail } from "./letter.ts";

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

const TWO_FACTOR_CHANGES = ["on", "off", "new_codes"] as const;
type TwoFactorChange = (typeof TWO_FACTOR_CHANGES)[number];

interface TwoFactorChanged {
	username: string;
	change: TwoFactorChange;
	publicUrl: string;
}

export function twoFactorChangedMail({ username, change, publicUrl }: TwoFactorChanged): MailContent {
	const { title, sentence } = words(change);
	return writeMail({
		subject: `${title} for ${BRAND.name}`,
		title,
		username,
		paragraphs: [sentence],
		action: null,
		footnotes: ["If it was you, there is nothing to do.", notYou(publicUrl)],
	});
}

function words(change: TwoFactorChange): { title: string; sentence: string } {
	switch (change) {
		case "on":
			return {
				title: "Two-factor authentication is on",
				sentence:
					"From now on, logging in also asks for a code from your authenticator app. Keep your backup codes somewhere safe: each opens your account once if you lose the app.",
			};
		case "off":
			return {
				title: "Two-factor authentication is off",
				sentence: "From now on, your password alone is enough to log in. Your backup codes no longer work.",
			};
		case "new_codes":
			return {
				title: "New backup codes",
				sentence: "New backup codes were made for your account. The earlier ones no longer work.",
			};
		default:
			return assertNever(change);
	}
}

export const twoFactorChanged = defineMail(
	z.object({
		template: z.literal("two-factor-changed"),
		user_id: z.number().int(),
		change: z.enum(TWO_FACTOR_CHANGES),
	}),
	async ({ ctx, payload: { user_id, change } }) => {
		const user = await findUserById(ctx.store.db, user_id);
		if (!user) return null;
		const { publicUrl } = ctx.settings;
		return { to: user.email, ...twoFactorChangedMail({ username: user.username, change, publicUrl }) };
	},
);

interface DeletionRequested {
	username: string;
	dueAt: Date;
	publicUrl: string;
}

function deletionRequestedMail({ username, dueAt, publicUrl }: DeletionRequested): MailContent {
	return writeMail({
		subject: `Your ${BRAND.name} account will be deleted`,
		title: "Your account will be deleted",
		username,
		paragraphs: [
			`You asked us to delete your account. On ${longDay(dueAt)} (UTC) we erase everything we hold about you: reports, pictures, notes, answers and the account itself. Nobody can bring it back after that.`,
			"Until then everything works as before, and you can change your mind or download your data in your account.",
		],
		action: { label: "Open your account", href: `${publicUrl}/account` },
		footnotes: [notYou(publicUrl)],
	});
}

export const deletionRequested = defineMail(
	z.object({ template: z.literal("deletion-requested"), user_id: z.number().int() }),
	async ({ ctx, payload }) => {
		const user = await findUserById(ctx.store.db, payload.user_id);
		if (!user?.deletionDueAt) return null;
		const { publicUrl } = ctx.settings;
		const { email, username, deletionDueAt: dueAt } = user;
		return { to: email, ...deletionRequestedMail({ username, dueAt, publicUrl }) };
	},
);

const ACCOUNT_CHANGES = [
	"password",
	"two_factor_on",
	"two_factor_off",
	"new_codes",
	"deletion",
	"export",
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

const TITLES: Record<AccountChange, string> = {
	password: "The password was changed",
	two_factor_on: "Two-factor authentication was turned on",
	two_factor_off: "Two-factor authentication was turned off",
	new_codes: "New backup codes were made",
	deletion: "Deletion of the account was asked for",
	export: "The data of the account was downloaded",
};

export function accountChangedMail(change: { username: string; change: AccountChange }): MailContent {
	const title = TITLES[change.change];
	return writeMail({
		subject: `${title} (${BRAND.name})`,
		title,
		username: change.username,
		paragraphs: [
			`This happened in the ${BRAND.name} account that used this address until recently. We tell you because the change of its address can still be undone.`,
			`If it was not you, open our earlier mail "Your ${BRAND.name} email is about to change" and press "Keep this address". That signs everybody out and makes passwords, codes and a deletion void that were set since.`,
		],
		action: null,
		footnotes: ["If it was you, there is nothing to do."],
	});
}

/** To a former address, as long as its holder can take the account back with the link of `undo_id`. */
export const accountChanged = defineMail(
	z.object({
		template: z.literal("account-changed"),
		user_id: z.number().int(),
		change: z.enum(ACCOUNT_CHANGES),
		undo_id: z.string(),
	}),
	async ({ ctx, payload: { user_id, change, undo_id } }) => {
		const user = await findUserById(ctx.store.db, user_id);
		const undo = await findOpenUndo(ctx.store.db, undo_id, ctx.clock.now());
		return user && undo && { to: undo.email, ...accountChangedMail({ username: user.username, change }) };
	},
);

/** The way out for someone whose account was changed by another. */
function notYou(publicUrl: string): string {
	return `If it was not you, reset your password at ${publicUrl}/forgot-password and write to ${BRAND.supportEmail}.`;
}

/**
 * Sent by the erasure itself and never through the queue: nothing that waits may hold the address of somebody who
 * is gone.
 */
export function accountErasedMail({ username }: { username: string }): MailContent {
	return writeMail({
		subject: `Your ${BRAND.name} account is deleted`,
		title: "Your account is deleted",
		username,
		paragraphs: [
			"Your account and everything we held about you is erased: reports, pictures, notes, answers and messages.",
			"What stays is a record of actions under a number, without your name, address or any content, and a code made from your address that cannot be read back: it tells us only that the address had its trial.",
		],
		action: null,
		footnotes: ["This is the last mail from us to this address."],
	});
}
