import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { findUserById } from "#db/queries/accounts.ts";
import { findReminderChoices } from "#db/queries/reminder-choices.ts";
import type { Reader } from "./billing-fields.ts";
import { defineMail } from "./define-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";

interface Digest extends Reader {
	/** One line each: what a push message would have said. */
	lines: readonly string[];
}

export function reminderDigestMail({ username, publicUrl, lines }: Digest): MailContent {
	return writeMail({
		subject: `Today with ${BRAND.name}`,
		title: "Today",
		username,
		paragraphs: ["You asked us to remind you. This is all of it for today:", ...lines],
		action: { label: "Open today", href: `${publicUrl}/today` },
		footnotes: [
			`You chose this mail, once a day at most. Everything is turned off with one press at ${publicUrl}/reminders.`,
		],
	});
}

export const reminderDigest = defineMail(
	z.object({ template: z.literal("reminder-digest"), user_id: z.number().int(), day: z.iso.date() }),
	async ({ ctx, payload: { user_id: userId, day } }) => {
		const { db } = ctx.store;
		const user = await findUserById(db, userId);
		const choices = await findReminderChoices(db, userId);
		if (!user || user.deletionDueAt || !choices?.byMail) return null;
		const { chosenKinds, writeReminder } = await import("../reminders/index.ts");
		const asked = { userId, day, timeZone: choices.timeZone, now: ctx.clock.now(), wholeDay: true };
		const messages = [];
		for (const kind of chosenKinds(choices)) messages.push(await writeReminder(db, kind, asked));
		const lines = messages.flatMap((one) => (one === null ? [] : [`${one.title}: ${one.body}`]));
		if (lines.length === 0) return null;
		const { publicUrl } = ctx.settings;
		return { to: user.email, ...reminderDigestMail({ username: user.username, publicUrl, lines }) };
	},
);
