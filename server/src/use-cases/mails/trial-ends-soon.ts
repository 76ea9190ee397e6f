import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { billingHref, momentField, type Reader } from "./billing-fields.ts";
import { definePersonMail } from "./define-person-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";
import { longDay } from "./long-day.ts";
import { tierWords } from "./plan-words.ts";

const DAY_MS = 86_400_000;

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
