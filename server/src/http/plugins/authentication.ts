import { sessionParamsSchema, updateAccountSchema } from "@dewlight/contracts/account-settings.ts";
import { ACCOUNT_HEADER, NO_ACCOUNT } from "@dewlight/contracts/constants.ts";
import type { Access, ProofRule } from "@dewlight/contracts/endpoint.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import cookie from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { requireProof, resolveSession, SESSION_DAYS } from "#use-cases/accounts/index.ts";
import type { Actor, Services } from "#use-cases/context.ts";
import { DomainError } from "#use-cases/domain-error.ts";
import { asksForNewAddress } from "#use-cases/settings/index.ts";
import { type App, noSession, userContext } from "../route.ts";

const COOKIE = "session";
const KNOWN_BROWSER = "known_browser";
const KNOWN_BROWSER_DAYS = 180;
const MAX_COOKIE = 1_000;

export interface SessionCookies {
	set(reply: FastifyReply, secret: string): void;
	clear(reply: FastifyReply): void;
	/** The browser proved itself for an account: strangers' guesses at that account no longer count against it. */
	remember(reply: FastifyReply, knownBrowser: string): void;
}

/**
 * Knows who calls before any handler runs, says so on the answer, and holds every route under /api to its declared access
 * and to the account the call is made for.
 */
export async function addSessions(app: App, services: Services, secure: boolean): Promise<SessionCookies> {
	await app.register(cookie);
	const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
	const cookies: SessionCookies = {
		set: (reply, secret) =>
			void reply.setCookie(COOKIE, secret, { ...options, maxAge: SESSION_DAYS * 86_400 }),
		clear: (reply) => void reply.clearCookie(COOKIE, options),
		remember: (reply, knownBrowser) =>
			void reply.setCookie(KNOWN_BROWSER, knownBrowser, {
				...options,
				path: "/api/",
				maxAge: KNOWN_BROWSER_DAYS * 86_400,
			}),
	};

	app.addHook("onRoute", (route) => {
		if (route.url.startsWith("/api/") && !route.url.startsWith("/api/docs") && !route.config?.access) {
			throw new Error(`${route.url} does not say who may call it.`);
		}
	});

	app.decorateRequest("sessionSecret", null);
	app.decorateRequest("proof", null);
	app.decorateRequest("knownBrowser", null);
	app.addHook("onRequest", async (request, reply) => {
		const caller = { address: request.ip, userAgent: request.headers["user-agent"] };
		request.actor = { kind: "visitor", ...caller };
		const { access } = request.routeOptions.config;
		if (!access || access === "probe") return;
		request.knownBrowser = request.cookies[KNOWN_BROWSER]?.slice(0, MAX_COOKIE) ?? null;
		const secret = request.cookies[COOKIE];
		if (secret) {
			request.sessionSecret = secret;
			const session = await resolveSession({ services, secret, ...caller });
			if (session) {
				request.actor = session.actor;
				request.proof = session.proof;
				services.expectPeople();
			}
			if (session?.slid) cookies.set(reply, secret);
		}
		reply.header(ACCOUNT_HEADER, nameOf(request.actor));
		passNaming(request.headers[ACCOUNT_HEADER], request.actor);
		passGate(access, request.actor);
	});
	return cookies;
}

function nameOf(actor: Actor): string {
	return actor.kind === "user" ? String(actor.userId) : NO_ACCOUNT;
}

/** A page drawn for one person does nothing for another, whoever logged in in its browser since. */
function passNaming(named: string | string[] | undefined, actor: Actor): void {
	if (named === undefined || named === nameOf(actor)) return;
	if (actor.kind !== "user") throw noSession();
	throw new DomainError("other_account", "other_account");
}

function passGate(access: Exclude<Access, "probe">, actor: Actor): void {
	if (access === "open") return;
	if (actor.kind !== "user") throw noSession();
	if (access === "session") return;
	if (!actor.emailVerified) throw new DomainError("email_not_verified", "email_not_verified");
	if (access === "right") return;
	if (!actor.legalAccepted) throw new DomainError("legal_acceptance_required", "legal_acceptance_required");
}

/** Where everything lies that can take an account away from its owner. */
const SECURITY_OF_ACCOUNT = ["/api/account", "/api/2fa/", "/api/sessions"];

/**
 * Before any handler: what can take an account away is done only for who typed the password, and the code where
 * two-factor is on, in this session a moment ago. A session that was stolen or left open is not enough.
 */
export function addProofs(app: App, services: Services): void {
	app.addHook("onRoute", ({ url, config }) => {
		const guards = SECURITY_OF_ACCOUNT.some((prefix) => url.startsWith(prefix));
		if (guards && config?.access !== "open" && !config?.proof) {
			throw new Error(`${url} does not say whether it asks for a recent proof.`);
		}
	});

	app.addHook("preHandler", async (request) => {
		const { proof: rule = "never" } = request.routeOptions.config;
		if (request.proof === null || !(await appliesTo(rule, request, services))) return;
		const carried = rule === "with_password" ? "password" : rule === "with_code" ? "code" : null;
		requireProof(request.proof, services.clock.now(), carried);
	});
}

async function appliesTo(rule: ProofRule, request: FastifyRequest, services: Services): Promise<boolean> {
	switch (rule) {
		case "never":
			return false;
		case "always":
		case "with_password":
		case "with_code":
			return true;
		case "new_address": {
			const { email } = updateAccountSchema.parse(request.body);
			return asksForNewAddress(userContext(services, request), email);
		}
		case "other_session": {
			const { sessionId } = userContext(services, request).actor;
			return sessionParamsSchema.parse(request.params).id !== sessionId;
		}
		default:
			return assertNever(rule);
	}
}
