import { BRAND } from "@dewlight/contracts/brand.ts";
import { type PaidPlan, planName } from "@dewlight/core/plans/index.ts";
import { z } from "zod";
import { billingHref, momentField, paidPlanField, type Reader } from "./billing-fields.ts";
import { definePersonMail } from "./define-person-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";
import { longDay } from "./long-day.ts";

interface Cancellation extends Reader {
	plan: PaidPlan;
	endsAt: Date;
	/** Not the person's wish: a payment is disputed at the bank. */
	disputed: boolean;
}

export function cancellationMail({ username, publicUrl, plan, endsAt, disputed }: Cancellation): MailContent {
	const name = planName(plan);
	return writeMail({
		subject: `Your ${BRAND.name} subscription is canceled`,
		title: "Your subscription is canceled",
		username,
		paragraphs: [
			`Your ${name} subscription is canceled. You keep ${name} until ${longDay(endsAt)} (UTC), and nothing more is charged.`,
			"After that your account goes on with Free. Everything you measured stays stored.",
			disputed
				? `This is because a payment was disputed at your bank. Once that is settled, you can keep ${name} under Billing until that day.`
				: `If you change your mind, you can keep ${name} under Billing until that day.`,
		],
		action: { label: disputed ? "Open Billing" : `Keep ${name}`, href: billingHref({ publicUrl }) },
		footnotes: disputed ? [`If you did not dispute anything, write to ${BRAND.supportEmail}.`] : [],
	});
}

export const cancellation = definePersonMail(
	z.object({
		template: z.literal("cancellation"),
		user_id: z.number().int(),
		plan: paidPlanField,
		ends_at: momentField,
		disputed: z.boolean().default(false),
	}),
	({ payload: { plan, ends_at, disputed }, user: { username }, publicUrl }) =>
		cancellationMail({ username, publicUrl, plan, endsAt: new Date(ends_at), disputed }),
);
