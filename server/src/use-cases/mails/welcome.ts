import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { findUserById } from "#db/queries/accounts.ts";
import { defineMail } from "./define-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";

interface Welcome {
	username: string;
	publicUrl: string;
}

export function welcomeMail({ username, publicUrl }: Welcome): MailContent {
	return writeMail({
		subject: `Welcome to ${BRAND.name}`,
		title: "You are all set",
		username,
		paragraphs: [
			`welcome to ${BRAND.name}. Your answers are in, and every scan from here on is read with them in mind.`,
			"For photos that compare well: the same place, daylight from a window in front of you, no makeup, about once a week.",
		],
		action: { label: "Open your dashboard", href: `${publicUrl}/dashboard` },
		footnotes: [
			"What we say is about how skin looks, never a diagnosis. When something worries you, see a doctor.",
		],
	});
}

export const welcome = defineMail(
	z.object({ template: z.literal("welcome"), user_id: z.number().int() }),
	async ({ ctx, payload }) => {
		const user = await findUserById(ctx.store.db, payload.user_id);
		if (!user) return null;
		const { publicUrl } = ctx.settings;
		return { to: user.email, ...welcomeMail({ username: user.username, publicUrl }) };
	},
);
