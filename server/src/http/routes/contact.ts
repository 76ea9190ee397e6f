import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { recordEvent, sendContactMessage, sendFeedback } from "#use-cases/contact/index.ts";
import type { Services } from "#use-cases/context.ts";
import { type App, endpoint, requestContext, userContext } from "../route.ts";

export function contactRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("contact"),
		handler: async (request) => {
			await sendContactMessage({ ctx: requestContext(services, request), input: request.body });
			return { ok: true as const, message: MESSAGES.contactSent };
		},
	});

	app.route({
		...endpoint("feedback"),
		handler: async (request) => {
			await sendFeedback({ ctx: requestContext(services, request), input: request.body });
			return { ok: true as const, message: MESSAGES.feedbackThanks };
		},
	});

	app.route({
		...endpoint("event"),
		handler: async (request) => {
			const recorded = await recordEvent({ ctx: userContext(services, request), input: request.body });
			return { ok: true as const, recorded };
		},
	});
}
