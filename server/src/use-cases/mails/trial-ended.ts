import { BRAND } from "@dewlight/contracts/brand.ts";
import { z } from "zod";
import { billingHref, momentField, type Reader } from "./billing-fields.ts";
import { definePersonMail } from "./define-person-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";
import { longDay } from "./long-day.ts";
import { tierWords } from "./plan-words.ts";

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
