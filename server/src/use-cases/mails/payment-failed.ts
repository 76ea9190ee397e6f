import { BRAND } from "@dewlight/contracts/brand.ts";
import { type PaidPlan, planName } from "@dewlight/core/plans/index.ts";
import { z } from "zod";
import {
	amountText,
	billingHref,
	momentField,
	moneyFields,
	paidPlanField,
	type Reader,
} from "./billing-fields.ts";
import { definePersonMail } from "./define-person-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";
import { longDay } from "./long-day.ts";
import { paidPlanName, tierWords } from "./plan-words.ts";

interface PaymentFailed extends Reader {
	plan: PaidPlan;
	amountCents: number;
	currency: string;
	/** End of the days of grace. */
	keepsUntil: Date;
}

export function paymentFailedMail(failed: PaymentFailed): MailContent {
	const { username, publicUrl, plan, amountCents, currency, keepsUntil } = failed;
	return writeMail({
		subject: `Your ${BRAND.name} payment did not go through`,
		title: "Your payment did not go through",
		username,
		paragraphs: [
			`We could not collect ${amountText(amountCents, currency)} for ${BRAND.name} ${paidPlanName(plan)}. Most often a card has expired, or the bank has declined it.`,
			`You keep ${planName(plan)} until ${longDay(keepsUntil)} (UTC). If the payment is not made by then, your account moves to Free, with ${tierWords("free")}; nothing you stored is lost.`,
		],
		action: { label: "Update your card", href: billingHref({ publicUrl }) },
		footnotes: ["If you have paid since, there is nothing to do."],
	});
}

export const paymentFailed = definePersonMail(
	z.object({
		template: z.literal("payment-failed"),
		user_id: z.number().int(),
		plan: paidPlanField,
		...moneyFields,
		keeps_until: momentField,
	}),
	({ payload, user: { username }, publicUrl }) =>
		paymentFailedMail({
			username,
			publicUrl,
			plan: payload.plan,
			amountCents: payload.amount_cents,
			currency: payload.currency,
			keepsUntil: new Date(payload.keeps_until),
		}),
);
