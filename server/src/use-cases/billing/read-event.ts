import { EventForgedError, type PaymentEvent } from "#ports/payments.ts";
import type { Context } from "../context.ts";
import { DomainError } from "../domain-error.ts";

/** Refuses what the provider has not signed. */
export async function readEvent(
	ctx: Context,
	{ body, signature }: { body: Buffer; signature: string },
): Promise<PaymentEvent> {
	try {
		return await ctx.payments.readEvent(body, signature);
	} catch (error) {
		if (!(error instanceof EventForgedError)) throw error;
		ctx.log.warn({ bytes: body.length }, "a webhook was refused: its signature does not hold");
		throw new DomainError("bad_input", "The signature does not fit.");
	}
}
