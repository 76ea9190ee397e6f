import type { Stripe } from "stripe";
import { z } from "zod";
import { EventForgedError, type PaymentEvent } from "#ports/payments.ts";
import { idOf } from "./account.ts";

const reference = z.union([z.string(), z.object({ id: z.string() })]);
/** What an event is about; everything else of it is asked for again. */
const about = z.object({
	id: z.string().optional(),
	object: z.string().optional(),
	customer: reference.nullish(),
	metadata: z.record(z.string(), z.string()).nullish(),
});

export async function readEvent(
	stripe: Stripe,
	body: Buffer,
	signature: string,
	secret: string,
): Promise<PaymentEvent> {
	const event = await verified(stripe, body, signature, secret);
	const object = about.parse(event.data.object);
	const customer = object.object === "customer" ? object.id : object.customer;
	return {
		id: event.id,
		type: event.type,
		customerId: customer ? idOf(customer) : null,
		disputeId: object.object === "dispute" ? (object.id ?? null) : null,
		checkoutId: object.object === "checkout.session" ? (object.metadata?.checkout_id ?? null) : null,
	};
}

async function verified(stripe: Stripe, body: Buffer, signature: string, secret: string) {
	try {
		return await stripe.webhooks.constructEventAsync(body, signature, secret);
	} catch (error) {
		throw new EventForgedError("A webhook's signature does not fit its body, or is too old.", {
			cause: error,
		});
	}
}
