import { BRAND } from "@dewlight/contracts/brand.ts";
import type { PaidPlan } from "@dewlight/core/plans/index.ts";
import { z } from "zod";
import { billingHref, momentField, paidPlanField, type Reader } from "./billing-fields.ts";
import { definePersonMail } from "./define-person-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";
import { longDay } from "./long-day.ts";
import { paidPlanName } from "./plan-words.ts";

interface PlanChanged extends Reader {
	from: PaidPlan;
	to: PaidPlan;
	effectiveAt: Date;
	/** The change waits for the end of the paid period; else it holds already. */
	scheduled: boolean;
}

export function planChangeMail({ username, scheduled, ...change }: PlanChanged): MailContent {
	return writeMail({
		subject: scheduled ? `Your ${BRAND.name} plan will change` : `Your ${BRAND.name} plan has changed`,
		title: scheduled ? "Your plan will change" : "Your plan has changed",
		username,
		paragraphs: scheduled ? laterWords(change) : nowWords(change),
		action: { label: "Open Billing", href: billingHref(change) },
		footnotes: [],
	});
}

type Change = Pick<PlanChanged, "from" | "to" | "effectiveAt">;

function laterWords({ from, to, effectiveAt }: Change): string[] {
	return [
		`From ${longDay(effectiveAt)} (UTC) on, your plan is ${paidPlanName(to)}. Until then you keep ${paidPlanName(from)}, and nothing is charged now.`,
		"If you change your mind, you can undo this under Billing until that day.",
	];
}

function nowWords({ from, to, effectiveAt }: Change): string[] {
	return [
		`Since ${longDay(effectiveAt)} (UTC), your plan is ${paidPlanName(to)} instead of ${paidPlanName(from)}.`,
		"The new limits hold at once. Scans and messages you have used this month count toward them.",
	];
}

export const planChange = definePersonMail(
	z.object({
		template: z.literal("plan-change"),
		user_id: z.number().int(),
		from: paidPlanField,
		to: paidPlanField,
		effective_at: momentField,
		scheduled: z.boolean(),
	}),
	({ payload: { from, to, effective_at, scheduled }, user: { username }, publicUrl }) =>
		planChangeMail({ username, publicUrl, from, to, effectiveAt: new Date(effective_at), scheduled }),
);
