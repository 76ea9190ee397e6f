import { LIMITED_ACTIONS } from "@dewlight/core/plans/entitlements.ts";
import { SUBSCRIPTION_STATUSES } from "@dewlight/core/plans/paid-plan.ts";
import { z } from "zod";
import { defineEndpoints } from "./endpoint.ts";
import { planKeySchema } from "./plans.ts";

const providerId = z.string().trim().min(1).max(255);

/** API-32. A missing or foreign `cancelUrl` becomes the site root (BILL-A27). */
export const createCheckoutSchema = z.object({
	priceId: providerId,
	cancelUrl: z.string().max(2_000).optional(),
});
export const createCheckoutAnswerSchema = z.object({ id: z.string(), url: z.string() });

/** API-33 */
export const confirmSubscriptionSchema = z.object({ sessionId: z.string().trim().max(255) });
export const confirmSubscriptionAnswerSchema = z.object({
	success: z.boolean(),
	/** Present after success. */
	plan: planKeySchema.optional(),
});

/** API-34. `amount_due` in minor units, `renewal_timestamp` in seconds. */
export const prorationQuerySchema = z.object({ priceId: providerId });
export const prorationPreviewSchema = z.object({
	amount_due: z.number().int(),
	currency: z.string(),
	renewal_timestamp: z.number().int(),
});
export type ProrationPreview = z.infer<typeof prorationPreviewSchema>;

/** API-46. Prices as text for people ("$14.99"); times ISO 8601 UTC with Z. */
export const subscriptionSchema = z.object({
	plan: planKeySchema,
	plan_name: z.string(),
	/** Null where nothing is paid. */
	price: z.string().nullable(),
	/** Present only when lower than the price (BILL-54). */
	discounted_price: z.string().nullable(),
	currency: z.string().nullable(),
	interval: z.enum(["month", "year"]).nullable(),
	status: z.enum(SUBSCRIPTION_STATUSES),
	/** The line for the person, for example "Renews on Dec 31, 2026". */
	description: z.string(),
	current_period_end: z.string().nullable(),
	cancel_at_period_end: z.boolean(),
	scheduled_plan: planKeySchema.nullable(),
	/** A cancellation or a scheduled change can be undone. */
	show_keep_button: z.boolean(),
	/** Nothing is charged until it is resumed: the keep button says "Resume" (BILL-A19). */
	paused: z.boolean().optional(),
	/** The card or an open payment needs the person; the call `cardUpdate` leads there (DER-34). */
	needs_payment: z.boolean().optional(),
	/** A payment is disputed at the bank: until that is settled nothing of the plan can be changed. */
	disputed: z.boolean().optional(),
	/** Pays the founding price. */
	founding_member: z.boolean().optional(),
});
export type SubscriptionView = z.infer<typeof subscriptionSchema>;

/** API-35 */
export const changeSubscriptionSchema = z.object({
	priceId: providerId,
	changeType: z.enum(["upgrade", "downgrade"]),
});
export const changeSubscriptionAnswerSchema = z.object({
	success: z.literal(true),
	message: z.string(),
	plan: planKeySchema,
	scheduled_plan: planKeySchema.nullable(),
	effective_at: z.string(),
	subscription: subscriptionSchema,
});

/** API-36, API-38 */
export const cancelSubscriptionSchema = z.object({ reason: z.string().trim().max(1_000).optional() });
export const subscriptionAnswerSchema = z.object({
	success: z.literal(true),
	message: z.string(),
	subscription: subscriptionSchema,
});

/** Additive: where a card is changed and an open payment is made. */
export const cardUpdateAnswerSchema = z.object({ url: z.string() });

const quotaFields = {
	limit_type: z.enum(LIMITED_ACTIONS),
	used: z.number(),
	limit: z.number(),
	/** ISO 8601 UTC; null where it frees up bit by bit. */
	opens_at: z.string().nullable(),
};
/** A quota that is used up already when a plan begins. */
export const spentQuotaSchema = z.object(quotaFields);
export type SpentQuota = z.infer<typeof spentQuotaSchema>;
/** A quota of the plan in force; `opens_at` is null as well while something is left. */
export const quotaSchema = z.object({
	...quotaFields,
	spent: z.boolean(),
	/** When the mail is sent that the person asked for; null without one. */
	remind_at: z.string().nullable(),
});
export type QuotaView = z.infer<typeof quotaSchema>;

/** API-47. Prices in major units. */
export const planOfferSchema = z.object({
	key: z.enum(["plus", "pro"]),
	name: z.string(),
	monthly_price: z.number(),
	annual_price: z.number(),
	price_id_monthly: z.string(),
	price_id_annual: z.string(),
	/** The founding price, where whoever asks would pay it. */
	discounted_annual_price: z.number().nullable(),
	/** By the price that is charged: "Save 33%". */
	annual_savings: z.string().nullable().optional(),
	/** What whoever asks would find used up right after changing to it; absent for a visitor. */
	spent: z.array(spentQuotaSchema).optional(),
});
export type PlanOffer = z.infer<typeof planOfferSchema>;
export const plansAnswerSchema = z.object({
	plans: z.array(planOfferSchema),
	/** Whoever asks would pay the founding price for a year. */
	founding_open: z.boolean(),
	/** Places of the founding price that are left. */
	founding_left: z.number().int().optional(),
	/** Of the plan in force; absent for a visitor. */
	quotas: z.array(quotaSchema).optional(),
});
export type PlansAnswer = z.infer<typeof plansAnswerSchema>;

/** Additive: one mail on the day a quota opens again, and none without being asked for. */
export const quotaReminderSchema = z.object({ limit_type: z.enum(LIMITED_ACTIONS) });
export const quotaReminderAnswerSchema = z.object({
	ok: z.literal(true),
	/** When the mail is sent; null once it is withdrawn. */
	remind_at: z.string().nullable(),
});

/** To see what is paid for and to end it hangs on no new legal text. */
const RIGHT = { access: "right", repeatsDetail: true } as const;
const GATED = { access: "gated", repeatsDetail: true } as const;

export const billingApi = defineEndpoints({
	plans: {
		method: "GET",
		path: "/api/plans",
		access: "open",
		repeatsDetail: true,
		answer: plansAnswerSchema,
		errors: ["provider_down"],
	},
	askReminder: {
		...GATED,
		method: "POST",
		path: "/api/quota-reminders",
		body: quotaReminderSchema,
		answer: quotaReminderAnswerSchema,
		errors: ["too_many_requests"],
	},
	withdrawReminder: {
		...RIGHT,
		method: "POST",
		path: "/api/quota-reminders/withdraw",
		body: quotaReminderSchema,
		answer: quotaReminderAnswerSchema,
		errors: [],
	},
	subscription: {
		...RIGHT,
		method: "GET",
		path: "/api/subscription",
		answer: subscriptionSchema,
		errors: [],
	},
	createCheckoutSession: {
		...GATED,
		method: "POST",
		path: "/api/create-checkout-session",
		body: createCheckoutSchema,
		answer: createCheckoutAnswerSchema,
		errors: ["conflict", "payment_declined", "provider_down", "too_many_requests"],
	},
	/** A payment must never get lost, whatever the person has still to do (GATE-A6). */
	confirmSubscription: {
		method: "POST",
		path: "/api/confirm-subscription",
		access: "session",
		repeatsDetail: true,
		body: confirmSubscriptionSchema,
		answer: confirmSubscriptionAnswerSchema,
		errors: ["payment_declined", "provider_down", "too_many_requests"],
	},
	prorationPreview: {
		...GATED,
		method: "GET",
		path: "/api/stripe/proration-preview-simple",
		query: prorationQuerySchema,
		answer: prorationPreviewSchema,
		errors: ["conflict", "payment_declined", "provider_down", "too_many_requests"],
	},
	changeSubscription: {
		...GATED,
		method: "POST",
		path: "/api/change-subscription",
		body: changeSubscriptionSchema,
		answer: changeSubscriptionAnswerSchema,
		errors: ["conflict", "payment_declined", "provider_down", "too_many_requests"],
	},
	cancelSubscription: {
		...RIGHT,
		method: "POST",
		path: "/api/cancel-subscription",
		body: cancelSubscriptionSchema,
		answer: subscriptionAnswerSchema,
		errors: ["payment_declined", "provider_down", "too_many_requests"],
	},
	keepCurrentPlan: {
		...RIGHT,
		method: "POST",
		path: "/api/keep-current-plan",
		answer: subscriptionAnswerSchema,
		errors: ["conflict", "payment_declined", "provider_down", "too_many_requests"],
	},
	cardUpdate: {
		...GATED,
		method: "POST",
		path: "/api/card-update",
		answer: cardUpdateAnswerSchema,
		errors: ["payment_declined", "provider_down", "too_many_requests"],
	},
	/** The provider's news; its body is signed bytes. */
	stripeWebhook: {
		method: "POST",
		path: "/api/stripe/webhook",
		access: "open",
		answer: z.object({ received: z.literal(true) }),
		errors: [],
	},
});
