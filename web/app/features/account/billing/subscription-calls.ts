import { cardUpdateAnswerSchema, subscriptionAnswerSchema } from "@dewlight/contracts/billing.ts";
import { request } from "#api/request.ts";

/** API-36: ends with the period that is paid. */
export function cancelSubscription() {
	return request("cancelSubscription", { answer: subscriptionAnswerSchema, body: {} });
}

/** API-38: undoes a cancellation or a change that was scheduled. */
export function keepCurrentPlan() {
	return request("keepCurrentPlan", { answer: subscriptionAnswerSchema, body: {} });
}

/** The address where the card is changed and an open payment is made. */
export async function readCardUpdateUrl(): Promise<string> {
	const { url } = await request("cardUpdate", { answer: cardUpdateAnswerSchema, body: {} });
	return url;
}
