import {
	revokedAnswerSchema,
	sessionParamsSchema,
	sessionsAnswerSchema,
} from "@dewlight/contracts/account-settings.ts";
import { listSessions, revokeSession, signOutElsewhere } from "#use-cases/accounts/index.ts";
import type { Services } from "#use-cases/context.ts";
import { endpoint } from "../endpoint.ts";
import type { SessionCookies } from "../plugins/sessions.ts";
import { presentSession } from "../present/session.ts";
import { userContext } from "../request-context.ts";
import type { App } from "../types.ts";

export function sessionRoutes(app: App, services: Services, cookies: SessionCookies): void {
	app.route({
		...endpoint("sessions"),
		schema: { response: { 200: sessionsAnswerSchema } },
		config: { access: "right", proof: "never" },
		handler: async (request) => {
			const sessions = await listSessions({ ctx: userContext(services, request) });
			return { sessions: sessions.map(presentSession) };
		},
	});

	app.route({
		...endpoint("revokeSession"),
		schema: { params: sessionParamsSchema, response: { 200: revokedAnswerSchema } },
		config: { access: "right", proof: "other_session" },
		handler: async (request, reply) => {
			const ctx = userContext(services, request);
			await revokeSession({ ctx, input: request.params });
			if (request.params.id === ctx.actor.sessionId) cookies.clear(reply);
			return { ok: true as const, revoked: 1 };
		},
	});

	app.route({
		...endpoint("revokeOtherSessions"),
		schema: { response: { 200: revokedAnswerSchema } },
		config: { access: "right", proof: "always" },
		handler: async (request) => ({
			ok: true as const,
			revoked: await signOutElsewhere({ ctx: userContext(services, request) }),
		}),
	});
}
