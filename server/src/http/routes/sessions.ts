import type { SessionView } from "@dewlight/contracts/account-settings.ts";
import Bowser from "bowser";
import {
	type ListedSession,
	listSessions,
	revokeSession,
	signOutElsewhere,
} from "#use-cases/accounts/index.ts";
import type { Services } from "#use-cases/context.ts";
import { endpoint } from "../endpoint.ts";
import type { SessionCookies } from "../plugins/sessions.ts";
import { userContext } from "../request-context.ts";
import type { App } from "../types.ts";

export function sessionRoutes(app: App, services: Services, cookies: SessionCookies): void {
	app.route({
		...endpoint("sessions"),
		handler: async (request) => {
			const sessions = await listSessions({ ctx: userContext(services, request) });
			return { sessions: sessions.map(presentSession) };
		},
	});

	app.route({
		...endpoint("revokeSession"),
		handler: async (request, reply) => {
			const ctx = userContext(services, request);
			await revokeSession({ ctx, input: request.params });
			if (request.params.id === ctx.actor.sessionId) cookies.clear(reply);
			return { ok: true as const, revoked: 1 };
		},
	});

	app.route({
		...endpoint("revokeOtherSessions"),
		handler: async (request) => ({
			ok: true as const,
			revoked: await signOutElsewhere({ ctx: userContext(services, request) }),
		}),
	});
}

function presentSession(session: ListedSession): SessionView {
	return {
		id: session.id,
		device: deviceName(session.userAgent),
		created_at: session.createdAt.toISOString(),
		last_seen_at: session.lastSeenAt.toISOString(),
		is_current: session.isCurrent,
	};
}

/** For example "Firefox on Windows", or as much of it as the browser told. */
export function deviceName(userAgent: string | null): string {
	if (!userAgent) return "Unknown browser";
	const { browser, os } = Bowser.parse(userAgent);
	if (browser.name && os.name) return `${browser.name} on ${os.name}`;
	if (os.name) return `Unknown browser on ${os.name}`;
	return browser.name || "Unknown browser";
}
