import type { ThrottleRule } from "#ports/throttle.ts";

const HOUR = 3_600;

/** Per account. Each of these calls asks the payment provider. */
export const BILLING_RULES = {
	checkout: { name: "billing-checkout", points: 20, windowSeconds: HOUR },
	confirm: { name: "billing-confirm", points: 60, windowSeconds: HOUR },
	preview: { name: "billing-preview", points: 60, windowSeconds: HOUR },
	change: { name: "billing-change", points: 30, windowSeconds: HOUR },
	cardUpdate: { name: "billing-card-update", points: 20, windowSeconds: HOUR },
} as const satisfies Record<string, ThrottleRule>;

/** A price that was shown longer ago than this is shown again before anything is charged. */
export const PREVIEW_LIFE_MS = HOUR * 1000;

/** Within this time after it was billed a payment is given back without further ado. */
export const REFUND_DAYS = 7;
