import { handleEvent, readEvent } from "#use-cases/billing/index.ts";
import { contextOf, type Services } from "#use-cases/context.ts";
import { endpoint } from "../endpoint.ts";
import type { App } from "../types.ts";

/** An event is some kilobytes; one about a long invoice is more. */
const BODY_LIMIT = 512 * 1024;

/**
 * The payment provider's news. The signature is over the bytes as they came, so this route alone reads them itself. A
 * failure answers 500, and the provider sends the event again; nothing here is limited in number, or news were lost.
 */
export async function webhookRoute(app: App, services: Services): Promise<void> {
	await app.register(async (scope) => {
		scope.removeContentTypeParser("application/json");
		scope.addContentTypeParser(
			"application/json",
			{ parseAs: "buffer", bodyLimit: BODY_LIMIT },
			(_request, body, done) => done(null, body),
		);
		scope.route({
			...endpoint("stripeWebhook"),
			bodyLimit: BODY_LIMIT,
			handler: async (request) => {
				const ctx = contextOf({ ...services, log: request.log }, { kind: "job", job: "payment-webhook" });
				const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
				const header = request.headers["stripe-signature"];
				const signature = typeof header === "string" ? header : "";
				const event = await readEvent(ctx, { body, signature });
				await handleEvent({ ctx, input: event });
				return { received: true as const };
			},
		});
	});
}
