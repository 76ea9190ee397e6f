/**
 * How many days what stands nowhere else is kept, by its name in the privacy policy's terms. What is missing here lives as
 * long as the account, or less: sign-ins, links, counters, tasks and payment events have their own rule.
 */
export const KEPT_DAYS = {
	/** An account whose address was never confirmed, since it was opened. */
	unconfirmedAccount: 30,
	/** The record of what was done with accounts. */
	record: 365,
	/** What counts toward limits, since it was counted; that of a running trial stays. */
	usage: 400,
	/** Calls of a language model. */
	modelCalls: 90,
	/** That a photo was deleted, where no scan came of it or its scan is gone. A scan keeps its own as long as it lives. */
	deletedPhotos: 30,
	/** Checkouts, since their time was over. */
	checkouts: 90,
	/** Which mails about payments were sent. */
	paymentMails: 730,
	/** First times: a chat opened, a plan seen. */
	firstTimes: 400,
	/** Letters, since they were answered, and feedback. */
	letters: 365,
	feedback: 730,
} as const;
export type Kept = keyof typeof KEPT_DAYS;
