import { BRAND } from "@dewlight/contracts/brand.ts";
import { type PaidPlan, planName } from "@dewlight/core/plans/index.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { z } from "zod";
import { defineMail, definePersonMail, longDay, type MailContent, writeMail } from "./letter.ts";
import {
	amountText,
	billingHref,
	momentField,
	moneyFields,
	paidPlanField,
	paidPlanName,
	type Reader,
	tierWords,
} from "./subscription.ts";

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

const DISPUTE_STATES = ["open", "won", "lost"] as const;

interface DisputeNews {
	/** Number of the account. */
	person: number;
	disputeId: string;
	state: (typeof DISPUTE_STATES)[number];
	/** In the provider's word. */
	reason: string;
	amountCents: number;
	currency: string;
	answerBy: Date | null;
}

/** For the operator. Names an account by its number and nobody's address. */
function disputeMail(news: DisputeNews): MailContent {
	const { person, disputeId, reason, amountCents, currency } = news;
	const { title, what, plan } = words(news);
	return writeMail({
		subject: `${BRAND.name}: ${title.toLowerCase()} (account ${person})`,
		title,
		username: null,
		paragraphs: [
			`${what} It is about ${amountText(amountCents, currency)} of account ${person}. The reason given is: ${reason.replaceAll("_", " ")}.`,
			plan,
			`Number at the payment provider: ${disputeId}`,
		],
		action: null,
		footnotes: ["This mail is sent once for each step of a dispute."],
	});
}

function words({ state, answerBy }: DisputeNews): { title: string; what: string; plan: string } {
	switch (state) {
		case "open":
			return {
				title: "A payment is disputed",
				what: `Somebody asked their bank for their money back.${answerBy ? ` Answer at the payment provider by ${longDay(answerBy)} (UTC).` : ""}`,
				plan: "The plan runs to the end of what is paid and is not renewed.",
			};
		case "won":
			return {
				title: "A dispute is won",
				what: "The money stays.",
				plan: "The plan still ends with its period. Once no payment is disputed any more, the person may keep it.",
			};
		case "lost":
			return {
				title: "A dispute is lost",
				what: "The money went back.",
				plan: "The plan has ended with it.",
			};
		default:
			return assertNever(state);
	}
}

export const dispute = defineMail(
	z.object({
		template: z.literal("dispute"),
		person: z.int(),
		dispute_id: z.string().max(255),
		state: z.enum(DISPUTE_STATES),
		reason: z.string().max(100),
		...moneyFields,
		answer_by: momentField.nullable(),
	}),
	async ({ payload: { dispute_id, amount_cents, answer_by, ...news } }) => ({
		to: BRAND.supportEmail,
		...disputeMail({
			...news,
			disputeId: dispute_id,
			amountCents: amount_cents,
			answerBy: answer_by === null ? null : new Date(answer_by),
		}),
	}),
);

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
