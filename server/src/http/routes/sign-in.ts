import type { SessionView } from "@dewlight/contracts/account-settings.ts";
import Bowser from "bowser";
import {
	getNextPath,
	type ListedSession,
	listSessions,
	logIn,
	logOut,
	revokeSession,
	signOutElsewhere,
} from "#use-cases/accounts/index.ts";
import type { Services } from "#use-cases/context.ts";
import {
	disableTwoFactor,
	enableTwoFactor,
	reauthenticate,
	renewBackupCodes,
	setUpTwoFactor,
	verifyLogin,
} from "#use-cases/two-factor/index.ts";
import type { SessionCookies } from "../plugins/authentication.ts";
import { type App, endpoint, requestContext, userContext } from "../route.ts";

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

export function twoFactorRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("reauthenticate"),
		handler: async (request) => {
			await reauthenticate({ ctx: userContext(services, request), input: request.body });
			return { ok: true as const };
		},
	});

	app.route({
		...endpoint("setupTwoFactor"),
		handler: async (request) => {
			const { qrUri, backupCodes } = await setUpTwoFactor({ ctx: userContext(services, request) });
			return { qr_uri: qrUri, backup_codes: backupCodes };
		},
	});

	app.route({
		...endpoint("verifyTwoFactor"),
		handler: async (request) => {
			await enableTwoFactor({ ctx: userContext(services, request), input: request.body });
			return { ok: true as const, is_2fa_enabled: true };
		},
	});

	app.route({
		...endpoint("disableTwoFactor"),
		handler: async (request) => {
			await disableTwoFactor({ ctx: userContext(services, request), input: request.body });
			return { ok: true as const, is_2fa_enabled: false };
		},
	});

	app.route({
		...endpoint("newBackupCodes"),
		handler: async (request) => ({
			backup_codes: await renewBackupCodes({ ctx: userContext(services, request) }),
		}),
	});
}
