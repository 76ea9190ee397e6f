import { QUOTAS, type Quota } from "@dewlight/core/plans/entitlements.ts";
import type { PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { FOUNDING, foundingCents, PRICE_CENTS } from "@dewlight/core/plans/prices.ts";

/**
 * Figures that the texts promise: CONST-14 and what the server does. tools/legal-figures.test.ts compares those that
 * code keeps with its constants; the days of a refund and the hours of a breach notice are kept by people.
 */
export const PROMISED = {
	refundDays: 7,
	refundBusinessDays: "5-10",
	noticeDays: 30,
	breachHours: 72,
	graceDays: 7,
	deletionDays: 7,
	sessionDays: 30,
	/** How long a browser counts as known after a login. */
	knownBrowserDays: 180,
	undoDays: 7,
	linkRestDays: 2,
	lostScanMinutes: 1,
	unclaimedPhotoMinutes: 2,
	trendPeople: 5,
	modelThread: 4,
	/** Longest that a counter of attempts, and a task that is done, stay listed. */
	counterHours: 24,
	taskDays: 7,
	/** Tasks that failed every try. */
	failedTaskDays: 14,
	/** News of a payment. */
	paymentNewsDays: 60,
	/** A login whose second factor never came. */
	halfLoginMinutes: 5,
	/** Encrypted copies of everything. Operators delete them by hand or by a rule of where they lie. */
	backupDays: 30,
	/** Numbers of erased accounts, for a back-up from before. */
	erasureNoteDays: 35,
} as const;

const count = (value: number) => value.toLocaleString("en-US");

/** "$5.99", and "$59" where there are no cents. */
function dollars(cents: number): string {
	return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`;
}

export const price = (plan: PaidPlan) => dollars(PRICE_CENTS[plan]);
export const foundingPrice = (plan: PaidPlan) => dollars(foundingCents(plan) ?? PRICE_CENTS[plan]);
export const foundingOff = dollars(FOUNDING.offCents);
export const foundingPlaces = count(FOUNDING.places);

/** "1 scan and 10 messages" */
export function scansAndMessages({ scans, messages }: (typeof QUOTAS)["free"]): string {
	return `${count(scans.limit)} ${scans.limit === 1 ? "scan" : "scans"} and ${count(messages.limit)} messages`;
}

/** "25,000 tokens in any 7 days" */
export function tokensOf({ limit, window }: Quota): string {
	const tokens = `${count(limit)} tokens`;
	switch (window) {
		case "calendar_month":
			return `${tokens} in a calendar month`;
		case "rolling_7_days":
			return `${tokens} in any 7 days`;
		case "trial":
			return `${tokens} in all`;
	}
}

const DAYS_OF_MONTH = 30;
/** An explanation of the month's limit, no limit of its own (CONST-A3). */
export const messagesADay = Math.round(QUOTAS.pro.messages.limit / DAYS_OF_MONTH);
