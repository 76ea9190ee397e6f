import { BRAND } from "@dewlight/contracts/brand.ts";
import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { LIMITED_ACTIONS, type LimitedAction } from "@dewlight/core/plans/entitlements.ts";
import { z } from "zod";
import { findUserById } from "#db/queries/accounts.ts";
import { findReminderChoices } from "#db/queries/daily.ts";
import { defineMail, definePersonMail, longDay, type MailContent, writeMail } from "./letter.ts";
import { billingHref, momentField, type Reader, tierWords } from "./subscription.ts";

interface TrialEndsSoon extends Reader {
	endsAt: Date;
	now: Date;
}

export function trialEndsSoonMail({ username, publicUrl, endsAt, now }: TrialEndsSoon): MailContent {
	const days = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS));
	const title = `Your trial ends in ${days} ${days === 1 ? "day" : "days"}`;
	return writeMail({
		subject: `Your ${BRAND.name} trial ends in ${days} ${days === 1 ? "day" : "days"}`,
		title,
		username,
		paragraphs: [
			`Your trial ends on ${longDay(endsAt)} (UTC). There is nothing you have to do: your account then moves to Free by itself, and nothing is charged.`,
			`Free has ${tierWords("free")}. Plus has ${tierWords("plus")}. Pro has ${tierWords("pro")}.`,
			"Everything you measured stays stored, whichever you choose.",
		],
		action: { label: "See the plans", href: billingHref({ publicUrl }) },
		footnotes: ["This reminder is sent once."],
	});
}

export const trialEndsSoon = definePersonMail(
	z.object({ template: z.literal("trial-ends-soon"), user_id: z.number().int(), ends_at: momentField }),
	({ payload, user: { username, trialEndsAt }, publicUrl, now }) => {
		const endsAt = new Date(payload.ends_at);
		if (endsAt <= now || trialEndsAt.getTime() !== endsAt.getTime()) return null;
		return trialEndsSoonMail({ username, publicUrl, endsAt, now });
	},
);

interface TrialEnded extends Reader {
	endedAt: Date;
}

export function trialEndedMail({ username, publicUrl, endedAt }: TrialEnded): MailContent {
	return writeMail({
		subject: `Your ${BRAND.name} trial has ended`,
		title: "Your trial has ended",
		username,
		paragraphs: [
			`Your trial ended on ${longDay(endedAt)} (UTC). Your account is on Free now, and nothing was charged.`,
			`Free has ${tierWords("free")}. Older scans stay stored; with a paid plan you see them again.`,
		],
		action: { label: "See the plans", href: billingHref({ publicUrl }) },
		footnotes: ["There is nothing to cancel."],
	});
}

export const trialEnded = definePersonMail(
	z.object({ template: z.literal("trial-ended"), user_id: z.number().int(), ended_at: momentField }),
	({ payload, user: { username }, publicUrl }) =>
		trialEndedMail({ username, publicUrl, endedAt: new Date(payload.ended_at) }),
);

const SCAN = {
	subject: `You can take your next ${BRAND.name} scan`,
	title: "You can take your next scan",
	sentence: "You asked us to tell you: from today on there is a scan for you again.",
	label: "Start a scan",
	path: "/upload",
};
const CHAT = {
	subject: `You can ask ${BRAND.name} again`,
	title: "You can ask again",
	sentence: "You asked us to tell you: from today on the chat answers you again.",
	label: "Open the chat",
	path: "/chat",
};

export function quotaOpenMail({
	username,
	publicUrl,
	action,
}: Reader & { action: LimitedAction }): MailContent {
	const { subject, title, sentence, label, path } = action === "scans" ? SCAN : CHAT;
	return writeMail({
		subject,
		title,
		username,
		paragraphs: [
			sentence,
			...(action === "scans"
				? ["Taken in the same place and light as the last one, without makeup, it compares best."]
				: []),
		],
		action: { label, href: `${publicUrl}${path}` },
		footnotes: ["This is the one mail you asked for. We send no other until you ask again."],
	});
}

export const quotaOpen = definePersonMail(
	z.object({
		template: z.literal("quota-open"),
		user_id: z.number().int(),
		action: z.enum(LIMITED_ACTIONS),
	}),
	({ payload: { action }, user: { username, deletionDueAt }, publicUrl }) =>
		deletionDueAt ? null : quotaOpenMail({ username, publicUrl, action }),
);

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
