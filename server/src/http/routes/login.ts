import { getNextPath, logIn, logOut } from "#use-cases/accounts/index.ts";
import type { Services } from "#use-cases/context.ts";
import { verifyLogin } from "#use-cases/two-factor/index.ts";
import { endpoint } from "../endpoint.ts";
import type { SessionCookies } from "../plugins/sessions.ts";
import { requestContext, userContext } from "../request-context.ts";
import type { App } from "../types.ts";

export function loginRoutes(app: App, services: Services, cookies: SessionCookies): void {
	app.route({
		...endpoint("login"),
		handler: async (request, reply) => {
			const outcome = await logIn({
				ctx: requestContext(services, request),
				input: { ...request.body, knownBrowser: request.knownBrowser },
			});
			if (outcome.requiresTwoFactor) {
				return { requires_2fa: true, partial_token: outcome.partialToken, redirect: null };
			}
			cookies.set(reply, outcome.sessionSecret);
			cookies.remember(reply, outcome.knownBrowser);
			return { requires_2fa: false, partial_token: null, redirect: outcome.redirect };
		},
	});

	app.route({
		...endpoint("verifyLogin"),
		handler: async (request, reply) => {
			const ctx = requestContext(services, request);
			const input = { ...request.body, knownBrowser: request.knownBrowser };
			const { sessionSecret, knownBrowser, redirect } = await verifyLogin({ ctx, input });
			cookies.set(reply, sessionSecret);
			cookies.remember(reply, knownBrowser);
			return { requires_2fa: false as const, redirect };
		},
	});

	app.route({
		...endpoint("logout"),
		handler: async (request, reply) => {
			const { sessionSecret } = request;
			if (sessionSecret) await logOut({ ctx: requestContext(services, request), input: { sessionSecret } });
			cookies.clear(reply);
			return { ok: true as const };
		},
	});

	app.route({
		...endpoint("loginNext"),
		handler: async (request) => ({
			redirect: await getNextPath({ ctx: userContext(services, request), input: request.query }),
		}),
	});
}
