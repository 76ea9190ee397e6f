import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { findUserById } from "#db/queries/accounts.ts";
import { assertNever } from "../assert-never.ts";
import { defineMail } from "./define-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";
import { notYou } from "./not-you.ts";

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
