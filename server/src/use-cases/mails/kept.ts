import { BRAND } from "@dewlight/contracts/brand.ts";
import { type PaidPlan, planName } from "@dewlight/core/plans/index.ts";
import { z } from "zod";
import { billingHref, momentField, paidPlanField, type Reader } from "./billing-fields.ts";
import { definePersonMail } from "./define-person-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";
import { longDay } from "./long-day.ts";
import { paidPlanName } from "./plan-words.ts";

interface Kept extends Reader {
	plan: PaidPlan;
	renewsAt: Date;
}

export function keptMail({ username, publicUrl, plan, renewsAt }: Kept): MailContent {
	return writeMail({
		subject: `You keep ${BRAND.name} ${planName(plan)}`,
		title: `You keep ${planName(plan)}`,
		username,
		paragraphs: [
			`Your plan stays ${paidPlanName(plan)}. The cancellation or change that was planned is undone.`,
			`It renews on ${longDay(renewsAt)} (UTC).`,
		],
		action: { label: "Open Billing", href: billingHref({ publicUrl }) },
		footnotes: [],
	});
}

export const kept = definePersonMail(
	z.object({
		template: z.literal("kept"),
		user_id: z.number().int(),
		plan: paidPlanField,
		renews_at: momentField,
	}),
	({ payload: { plan, renews_at }, user: { username }, publicUrl }) =>
		keptMail({ username, publicUrl, plan, renewsAt: new Date(renews_at) }),
);
