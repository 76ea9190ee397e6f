import { MESSAGES } from "@dewlight/contracts/messages.ts";
import type { FastifyReply } from "fastify";
import {
	checkInvite,
	completeOnboarding,
	correctEmail,
	getMe,
	register,
	requestPasswordReset,
	requestVerification,
	resendVerification,
	resetPassword,
	updateLegalAcceptance,
	verifyEmail,
} from "#use-cases/accounts/index.ts";
import type { Services } from "#use-cases/context.ts";
import type { SessionCookies } from "../plugins/authentication.ts";
import { createMeBodies, presentUser } from "../present/user.ts";
import { type App, endpoint, requestContext, userContext } from "../route.ts";
import { loginRoutes, sessionRoutes, twoFactorRoutes } from "./sign-in.ts";

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
