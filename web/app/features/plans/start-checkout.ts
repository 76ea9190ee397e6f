import { createCheckoutAnswerSchema } from "@dewlight/contracts/billing.ts";
import { z } from "zod";
import { AnswerShapeError, ApiError, billingMessage } from "#api/api-error.ts";
import { request } from "#api/request.ts";
import { plansCopy } from "./copy.ts";

const copy = plansCopy.checkout;
const MOST_SHOWN = 300;
/** A refusal may come with status 200 (API-32). */
const answerSchema = z.object({
	id: createCheckoutAnswerSchema.shape.id.nullish(),
	url: createCheckoutAnswerSchema.shape.url.nullish(),
	error: z.string().nullish(),
});

/** A checkout that could not be started; the message is for the person. */
export class CheckoutError extends Error {}

/** API-32: the address of the payment page. Throws CheckoutError with one of the texts of BILL-33 to BILL-37. */
export async function startCheckout(priceId: string, cancelUrl: string): Promise<string> {
	const { id, url, error } = await request("createCheckoutSession", {
		answer: answerSchema,
		body: { priceId, cancelUrl },
	}).catch((failure: unknown) => {
		throw new CheckoutError(failureText(failure), { cause: failure });
	});
	if (!id) throw new CheckoutError(error || copy.noId);
	if (!url || !isWebAddress(url)) throw new CheckoutError(copy.redirect);
	return url;
}

function failureText(failure: unknown): string {
	if (failure instanceof ApiError) {
		// The body as it came (API-A6), but for the codes that are never shown (API-A10).
		const isCode = failure.body.detail !== undefined && billingMessage(failure) === null;
		return copy.refused(isCode ? copy.notYet : failure.text.trim().slice(0, MOST_SHOWN));
	}
	if (failure instanceof AnswerShapeError && isBadAnswer(failure.cause)) return copy.invalid;
	return copy.network;
}

/** An answer that is no JSON, or not the agreed one; else it was cut off on the way. */
function isBadAnswer(cause: unknown): boolean {
	return cause instanceof SyntaxError || cause instanceof z.ZodError;
}

function isWebAddress(url: string): boolean {
	const protocol = URL.parse(url)?.protocol;
	return protocol === "https:" || protocol === "http:";
}
