import { BRAND } from "@dewlight/contracts/brand.ts";
import {
	HISTORY,
	type HistoryWindow,
	intervalOf,
	type PaidPlan,
	planName,
	QUOTAS,
	type Tier,
} from "@dewlight/core/plans/index.ts";
import { PAID_PLANS } from "@dewlight/core/plans/paid-plan.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { z } from "zod";
import { definePersonMail, longDay, type MailContent, writeMail } from "./letter.ts";

/** "Plus (yearly)" */
export function paidPlanName(plan: PaidPlan): string {
	return `${planName(plan)} (${intervalOf(plan) === "year" ? "yearly" : "monthly"})`;
}

/** "4 scans and 150 messages a month, and 12 months of history" */
export function tierWords(tier: Exclude<Tier, "trial">): string {
	const { scans, messages } = QUOTAS[tier];
	return `${counted(scans.limit, "scan")} and ${counted(messages.limit, "message")} a month, and ${historyWords(HISTORY[tier])}`;
}

function historyWords(history: HistoryWindow): string {
	switch (history.kind) {
		case "all":
			return "your whole history";
		case "last":
			return `your last ${counted(history.count, "scan")}`;
		case "months":
			return `${counted(history.months, "month")} of history`;
		default:
			return assertNever(history);
	}
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Fields of the payloads of mails about plans and payments. */
export const paidPlanField = z.enum(PAID_PLANS);
/** ISO 8601 with Z. */
export const momentField = z.iso.datetime();
export const moneyFields = { amount_cents: z.int().nonnegative(), currency: z.string().length(3) };

/** Whom a mail goes to, and the site its links lead to. */
export interface Reader {
	username: string;
	publicUrl: string;
}

/** Where plans are seen and changed. */
export function billingHref({ publicUrl }: Pick<Reader, "publicUrl">): string {
	return `${publicUrl}/account?tab=billing`;
}

/** "$5.99" */
export function amountText(cents: number, currency: string): string {
	const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
	return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

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

/** In characters. */
export const LONGEST_NOTICE = 4_000;

interface PriceNotice extends Reader {
	/** What changes, in the operator's words; an empty line begins a new paragraph. */
	text: string;
	effectiveAt: Date;
}

export function priceNoticeMail({ username, publicUrl, text, effectiveAt }: PriceNotice): MailContent {
	return writeMail({
		subject: `A change to your ${BRAND.name} plan`,
		title: "A change to your plan",
		username,
		paragraphs: [
			`Something about prices or limits of your plan changes on ${longDay(effectiveAt)} (UTC). Until then nothing changes.`,
			...noticeParagraphs(text),
			"If you do not agree, you can cancel under Billing before that day; your plan then runs to the end of the period that is paid.",
		],
		action: { label: "Open Billing", href: billingHref({ publicUrl }) },
		footnotes: ["You get this mail because you have a paid plan."],
	});
}

/** The paragraphs of a plain text, each on one line. */
export function noticeParagraphs(text: string): string[] {
	return text
		.split(/\r?\n\s*\n/)
		.map((paragraph) => paragraph.replaceAll(/\s+/g, " ").trim())
		.filter((paragraph) => paragraph !== "");
}

export const priceNotice = definePersonMail(
	z.object({
		template: z.literal("price-notice"),
		user_id: z.number().int(),
		text: z.string().min(1).max(LONGEST_NOTICE),
		effective_at: momentField,
	}),
	({ payload: { text, effective_at }, user: { username }, publicUrl }) =>
		priceNoticeMail({ username, publicUrl, text, effectiveAt: new Date(effective_at) }),
);

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
