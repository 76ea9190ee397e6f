import {
	legalAcceptanceAnswerSchema,
	legalAcceptanceSchema,
	loginAnswerSchema,
	loginNextQuerySchema,
	loginSchema,
	meAnswerSchema,
	okSchema,
	onboardingAnswerSchema,
	onboardingSchema,
	redirectAnswerSchema,
	registerAnswerSchema,
	registerSchema,
	resendVerificationAnswerSchema,
	verifyEmailAnswerSchema,
	verifyEmailQuerySchema,
} from "@dewlight/contracts/accounts.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import {
	completeOnboarding,
	getMe,
	getNextPath,
	logIn,
	logOut,
	register,
	resendVerification,
	updateLegalAcceptance,
	verifyEmail,
} from "#use-cases/accounts/index.ts";
import type { Services } from "#use-cases/context.ts";
import { endpoint } from "../endpoint.ts";
import type { SessionCookies } from "../plugins/sessions.ts";
import { presentUser } from "../present/user.ts";
import { requestContext, userContext } from "../request-context.ts";
import type { App } from "../types.ts";

export function accountRoutes(app: App, services: Services, cookies: SessionCookies): void {
	app.route({
		...endpoint("me"),
		schema: { response: { 200: meAnswerSchema } },
		config: { access: "open" },
		handler: async (request) => {
			if (request.actor.kind !== "user") return { user: null };
			return { user: presentUser(await getMe({ ctx: userContext(services, request) })) };
		},
	});

	app.route({
		...endpoint("register"),
		schema: { body: registerSchema, response: { 200: registerAnswerSchema } },
		config: { access: "open", body: "form" },
		handler: async (request, reply) => {
			const ctx = requestContext(services, request);
			const { account, sessionSecret } = await register({ ctx, input: request.body });
			cookies.set(reply, sessionSecret);
			return { user: presentUser(account), redirect: "/verify-email" };
		},
	});

	app.route({
		...endpoint("login"),
		schema: { body: loginSchema, response: { 200: loginAnswerSchema } },
		config: { access: "open", body: "form" },
		handler: async (request, reply) => {
			const ctx = requestContext(services, request);
			const { sessionSecret, redirect } = await logIn({ ctx, input: request.body });
			cookies.set(reply, sessionSecret);
			return { requires_2fa: false, partial_token: null, redirect };
		},
	});

	app.route({
		...endpoint("logout"),
		schema: { response: { 200: okSchema } },
		config: { access: "open" },
		handler: async (request, reply) => {
			const { sessionSecret } = request;
			if (sessionSecret) await logOut({ ctx: requestContext(services, request), input: { sessionSecret } });
			cookies.clear(reply);
			return { ok: true as const };
		},
	});

	app.route({
		...endpoint("loginNext"),
		schema: { querystring: loginNextQuerySchema, response: { 200: redirectAnswerSchema } },
		config: { access: "session" },
		handler: async (request) => ({
			redirect: await getNextPath({ ctx: userContext(services, request), input: request.query }),
		}),
	});

	app.route({
		...endpoint("verifyEmail"),
		schema: { querystring: verifyEmailQuerySchema, response: { 200: verifyEmailAnswerSchema } },
		config: { access: "open" },
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
		schema: { response: { 200: resendVerificationAnswerSchema } },
		config: { access: "session" },
		handler: async (request) => {
			await resendVerification({ ctx: userContext(services, request) });
			return { ok: true as const, message: MESSAGES.verificationSent };
		},
	});

	app.route({
		...endpoint("updateLegalAcceptance"),
		schema: { body: legalAcceptanceSchema, response: { 200: legalAcceptanceAnswerSchema } },
		config: { access: "session" },
		handler: async (request) => {
			const ctx = userContext(services, request);
			const account = await updateLegalAcceptance({ ctx, input: request.body });
			return { ok: true as const, user: presentUser(account) };
		},
	});

	app.route({
		...endpoint("onboarding"),
		schema: { body: onboardingSchema, response: { 200: onboardingAnswerSchema } },
		config: { access: "gated" },
		handler: async (request) => {
			const account = await completeOnboarding({ ctx: userContext(services, request), input: request.body });
			return { ok: true as const, onboarding_complete: true, user: presentUser(account) };
		},
	});
}
