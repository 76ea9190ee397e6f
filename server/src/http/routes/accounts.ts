import type { SessionView } from "@dewlight/contracts/account-settings.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import Bowser from "bowser";
import type { FastifyReply } from "fastify";
import {
	checkInvite,
	completeOnboarding,
	correctEmail,
	getMe,
	getNextPath,
	type ListedSession,
	listSessions,
	logIn,
	logOut,
	register,
	requestPasswordReset,
	requestVerification,
	resendVerification,
	resetPassword,
	revokeSession,
	signOutElsewhere,
	updateLegalAcceptance,
	verifyEmail,
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
import { createMeBodies, presentUser } from "../present/user.ts";
import { type App, endpoint, requestContext, userContext } from "../route.ts";

/** About 8 kB each. */
const KEPT_BODIES = 2_000;

export function accountRoutes(app: App, services: Services, cookies: SessionCookies): void {
	const bodies = createMeBodies({ capacity: KEPT_BODIES });
	loginRoutes(app, services, cookies);
	twoFactorRoutes(app, services);
	passwordResetRoutes(app, services, cookies);
	sessionRoutes(app, services, cookies);

	app.route({
		...endpoint("me"),
		handler: async (request, reply) => {
			const { actor } = request;
			if (actor.kind !== "user") return { user: null };
			const known = bodies.find(actor.userId, actor.accountVersion, services.clock.now());
			const body = known ?? bodies.write(await getMe({ ctx: userContext(services, request) }));
			return sendWritten(reply, body);
		},
	});

	app.route({
		...endpoint("register"),
		handler: async (request, reply) => {
			const ctx = requestContext(services, request);
			const { account, sessionSecret } = await register({ ctx, input: request.body });
			cookies.set(reply, sessionSecret);
			return { user: presentUser(account), redirect: "/verify-email" };
		},
	});

	app.route({
		...endpoint("registration"),
		handler: async () => ({ invite_required: services.settings.inviteRequired }),
	});

	app.route({
		...endpoint("checkInvite"),
		handler: async (request) => ({
			valid: await checkInvite({ ctx: requestContext(services, request), input: request.body }),
		}),
	});

	app.route({
		...endpoint("verifyEmail"),
		handler: async (request) => {
			const { email } = await verifyEmail({ ctx: requestContext(services, request), input: request.query });
			return {
				ok: true as const,
				email,
				message: MESSAGES.emailVerified,
				redirect: `/register?step=2&email=${encodeURIComponent(email)}`,
			};
		},
	});

	app.route({
		...endpoint("resendVerification"),
		handler: async (request) => {
			await resendVerification({ ctx: userContext(services, request) });
			return { ok: true as const, message: MESSAGES.verificationSent };
		},
	});

	app.route({
		...endpoint("requestVerification"),
		handler: async (request) => {
			await requestVerification({ ctx: requestContext(services, request), input: request.body });
			return { ok: true as const, message: MESSAGES.verificationRequested };
		},
	});

	app.route({
		...endpoint("correctEmail"),
		handler: async (request) => {
			const account = await correctEmail({ ctx: userContext(services, request), input: request.body });
			return { ok: true as const, message: MESSAGES.verificationSent, user: presentUser(account) };
		},
	});

	app.route({
		...endpoint("updateLegalAcceptance"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			const account = await updateLegalAcceptance({ ctx, input: request.body });
			return { ok: true as const, user: presentUser(account) };
		},
	});

	app.route({
		...endpoint("onboarding"),
		handler: async (request) => {
			const account = await completeOnboarding({ ctx: userContext(services, request), input: request.body });
			return { ok: true as const, onboarding_complete: true, user: presentUser(account) };
		},
	});
}

/** Sends JSON that is written already, past the serializer of the route; whoever wrote it held it to the contract. */
function sendWritten(reply: FastifyReply, json: string): FastifyReply {
	return reply.type("application/json; charset=utf-8").send(json);
}

function passwordResetRoutes(app: App, services: Services, cookies: SessionCookies): void {
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

function loginRoutes(app: App, services: Services, cookies: SessionCookies): void {
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

function sessionRoutes(app: App, services: Services, cookies: SessionCookies): void {
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

function twoFactorRoutes(app: App, services: Services): void {
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
