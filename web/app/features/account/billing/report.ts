import type { Outcome } from "../outcome-notice.tsx";

/** What became of the last press: stays in the page, and with `alert` also stands before it until it is read. */
export interface BillingOutcome extends Outcome {
	alert?: string;
}

/** A fixed sentence, with the reason of the server below it where it gave one. */
export function failure(sentence: string, reason: string | null): BillingOutcome {
	return reason === null ? { good: false, text: sentence } : { good: false, title: sentence, text: reason };
}

export type Report = (outcome: BillingOutcome | null) => void;
