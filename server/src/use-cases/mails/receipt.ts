import { BRAND } from "@dewlight/contracts/brand.ts";
import type { PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
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
import { paidPlanName } from "./plan-words.ts";

interface Receipt extends Reader {
	plan: PaidPlan;
	amountCents: number;
	currency: string;
	paidAt: Date;
	/** End of the period that is paid now. */
	paidUntil: Date;
}

export function receiptMail(receipt: Receipt): MailContent {
	const { username, publicUrl, plan, amountCents, currency, paidAt, paidUntil } = receipt;
	return writeMail({
		subject: `Your ${BRAND.name} receipt`,
		title: "Your receipt",
		username,
		paragraphs: [
			`Thank you. On ${longDay(paidAt)} (UTC) we received ${amountText(amountCents, currency)} for ${BRAND.name} ${paidPlanName(plan)}.`,
			`Your plan is paid until ${longDay(paidUntil)} (UTC). You can change or cancel it under Billing at any time.`,
		],
		action: { label: "Open Billing", href: billingHref({ publicUrl }) },
		footnotes: ["You may ask for a refund within 7 days of being billed."],
	});
}

export const receipt = definePersonMail(
	z.object({
		template: z.literal("receipt"),
		user_id: z.number().int(),
		plan: paidPlanField,
		...moneyFields,
		paid_at: momentField,
		paid_until: momentField,
	}),
	({ payload, user: { username }, publicUrl }) =>
		receiptMail({
			username,
			publicUrl,
			plan: payload.plan,
			amountCents: payload.amount_cents,
			currency: payload.currency,
			paidAt: new Date(payload.paid_at),
			paidUntil: new Date(payload.paid_until),
		}),
);
