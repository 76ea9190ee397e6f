import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { findUserById } from "#db/queries/accounts.ts";
import { findOpenUndo } from "#db/queries/email-changes.ts";
import { defineMail } from "./define-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";

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
