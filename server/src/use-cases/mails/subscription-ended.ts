import { BRAND } from "@dewlight/contracts/brand.ts";
import { type PaidPlan, planName } from "@dewlight/core/plans/index.ts";
import { z } from "zod";
import { billingHref, momentField, paidPlanField, type Reader } from "./billing-fields.ts";
import { definePersonMail } from "./define-person-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";
import { longDay } from "./long-day.ts";
import { tierWords } from "./plan-words.ts";

interface SubscriptionEnded extends Reader {
	plan: PaidPlan;
	endedAt: Date;
}

export function subscriptionEndedMail({
	username,
	publicUrl,
	plan,
	endedAt,
}: SubscriptionEnded): MailContent {
	return writeMail({
		subject: `Your ${BRAND.name} subscription has ended`,
		title: "Your subscription has ended",
		username,
		paragraphs: [
			`Your ${planName(plan)} subscription ended on ${longDay(endedAt)} (UTC). Nothing more is charged.`,
			`Without a paid plan you have ${tierWords("free")}. Older scans stay stored; with a paid plan you see them again.`,
		],
		action: { label: "See the plans", href: billingHref({ publicUrl }) },
		footnotes: [],
	});
}

export const subscriptionEnded = definePersonMail(
	z.object({
		template: z.literal("subscription-ended"),
		user_id: z.number().int(),
		plan: paidPlanField,
		/** A later end of its period means that it was ended at once. */
		ended_at: momentField,
	}),
	({ payload: { plan, ended_at }, user: { username }, publicUrl, now }) => {
		const endedAt = new Date(Math.min(Date.parse(ended_at), now.getTime()));
		return subscriptionEndedMail({ username, publicUrl, plan, endedAt });
	},
);
