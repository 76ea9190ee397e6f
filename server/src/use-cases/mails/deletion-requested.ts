import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { findUserById } from "#db/queries/accounts.ts";
import { defineMail } from "./define-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";
import { longDay } from "./long-day.ts";
import { notYou } from "./not-you.ts";

interface DeletionRequested {
	username: string;
	dueAt: Date;
	publicUrl: string;
}

export function deletionRequestedMail({ username, dueAt, publicUrl }: DeletionRequested): MailContent {
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
