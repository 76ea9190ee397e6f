import { BRAND } from "@dewlight/contracts/brand.ts";
import { type PaidPlan, planName } from "@dewlight/core/plans/index.ts";
import { z } from "zod";
import { amountText, billingHref, moneyFields, paidPlanField, type Reader } from "./billing-fields.ts";
import { definePersonMail } from "./define-person-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";
import { paidPlanName } from "./plan-words.ts";

interface Refund extends Reader {
	plan: PaidPlan;
	amountCents: number;
	currency: string;
	/** The plan ended with the refund. */
	planEnded: boolean;
}

export function refundMail({
	username,
	publicUrl,
	plan,
	amountCents,
	currency,
	planEnded,
}: Refund): MailContent {
	const amount = amountText(amountCents, currency);
	return writeMail({
		subject: `Your ${BRAND.name} refund`,
		title: "Your refund is on its way",
		username,
		paragraphs: [
			`We are giving back ${amount} for ${BRAND.name} ${paidPlanName(plan)}. It reaches the card you paid with in 5-10 business days.`,
			...(planEnded ? [`With it, your ${planName(plan)} plan has ended, and nothing more is charged.`] : []),
		],
		action: { label: "Open Billing", href: billingHref({ publicUrl }) },
		footnotes: ["Everything you measured stays stored."],
	});
}

export const refund = definePersonMail(
	z.object({
		template: z.literal("refund"),
		user_id: z.number().int(),
		plan: paidPlanField,
		...moneyFields,
		plan_ended: z.boolean(),
	}),
	({ payload, user: { username }, publicUrl }) =>
		refundMail({
			username,
			publicUrl,
			plan: payload.plan,
			amountCents: payload.amount_cents,
			currency: payload.currency,
			planEnded: payload.plan_ended,
		}),
);
