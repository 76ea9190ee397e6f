import { PAID_PLANS } from "@dewlight/core/plans/paid-plan.ts";
import { z } from "zod";

/** Fields of the payloads of mails about plans and payments. */
export const paidPlanField = z.enum(PAID_PLANS);
/** ISO 8601 with Z. */
export const momentField = z.iso.datetime();
export const moneyFields = { amount_cents: z.int().nonnegative(), currency: z.string().length(3) };

/** Whom a mail about plans goes to, and the site its links lead to. */
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
