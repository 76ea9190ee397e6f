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
}

export function cancellationMail({ username, publicUrl, plan, endsAt }: Cancellation): MailContent {
	const name = planName(plan);
	return writeMail({
		subject: `Your ${BRAND.name} subscription is canceled`,
		title: "Your subscription is canceled",
		username,
		paragraphs: [
			`Your ${name} subscription is canceled. You keep ${name} until ${longDay(endsAt)} (UTC), and nothing more is charged.`,
			"After that your account goes on with Free. Everything you measured stays stored.",
			`If you change your mind, you can keep ${name} under Billing until that day.`,
		],
		action: { label: `Keep ${name}`, href: billingHref({ publicUrl }) },
		footnotes: [],
	});
}

export const cancellation = definePersonMail(
	z.object({
		template: z.literal("cancellation"),
		user_id: z.number().int(),
		plan: paidPlanField,
		ends_at: momentField,
	}),
	({ payload: { plan, ends_at }, user: { username }, publicUrl }) =>
		cancellationMail({ username, publicUrl, plan, endsAt: new Date(ends_at) }),
);
