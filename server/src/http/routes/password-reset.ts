import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { requestPasswordReset, resetPassword } from "#use-cases/accounts/index.ts";
import type { Services } from "#use-cases/context.ts";
import { endpoint } from "../endpoint.ts";
import type { SessionCookies } from "../plugins/sessions.ts";
import { requestContext } from "../request-context.ts";
import type { App } from "../types.ts";

export function passwordResetRoutes(app: App, services: Services, cookies: SessionCookies): void {
	app.route({
		...endpoint("requestPasswordReset"),
		handler: async (request) => {
			await requestPasswordReset({ ctx: requestContext(services, request), input: request.body });
			return { message: MESSAGES.resetRequested };
		},
	});

	app.route({
		...endpoint("resetPassword"),
		handler: async (request, reply) => {
			const input = { ...request.body, knownBrowser: request.knownBrowser };
			const { knownBrowser } = await resetPassword({ ctx: requestContext(services, request), input });
			cookies.remember(reply, knownBrowser);
			return { message: MESSAGES.resetDone };
		},
	});
}
