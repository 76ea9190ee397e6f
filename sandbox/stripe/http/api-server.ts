import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { API_VERSION, eventRoutes } from "../events/events.ts";
import { checkoutRoutes } from "../resources/checkout-sessions.ts";
import { couponRoutes } from "../resources/coupons.ts";
import { customerRoutes, paymentMethodRoutes } from "../resources/customers.ts";
import { invoiceRoutes } from "../resources/invoices.ts";
import { paymentRoutes } from "../resources/payments.ts";
import { portalRoutes } from "../resources/portal-sessions.ts";
import { priceRoutes } from "../resources/prices.ts";
import { productRoutes } from "../resources/products.ts";
import { scheduleRoutes } from "../resources/subscription-schedules.ts";
import { pauseRoutes, subscriptionRoutes } from "../resources/subscriptions.ts";
import { testClockRoutes } from "../resources/test-clocks.ts";
import { type Account, newId } from "../state/account.ts";
import { ApiError } from "./api-error.ts";
import { checkExpand, expandAnswer } from "./expand.ts";
import { decodeForm, type Route, readParams } from "./route.ts";

const ROUTES: readonly Route[] = [
	...productRoutes,
	...priceRoutes,
	...couponRoutes,
	...customerRoutes,
	...paymentMethodRoutes,
	...checkoutRoutes,
	...subscriptionRoutes,
	...pauseRoutes,
	...invoiceRoutes,
	...scheduleRoutes,
	...paymentRoutes,
	...portalRoutes,
	...eventRoutes,
	...testClockRoutes,
];

/** Paths without an id go before those with one, so that no word is taken for an id. */
function routeFor(method: string, path: string): { route: Route; id: string } | null {
	let found: { route: Route; id: string } | null = null;
	for (const route of ROUTES) {
		if (route.method !== method) continue;
		if (route.path === path) return { route, id: "" };
		const [before = "", after = ""] = route.path.split(":id");
		if (!route.path.includes(":id") || !path.startsWith(before) || !path.endsWith(after)) continue;
		const id = path.slice(before.length, path.length - after.length);
		if (id !== "" && !id.includes("/")) found ??= { route, id: decodeURIComponent(id) };
	}
	return found;
}

export const API_KEY = "sk_test_standin";
/** Stripe remembers an answer at least this long. */
const REMEMBER_SECONDS = 24 * 3_600;

interface ApiHooks {
	/** Ahead of each call: what time has made due. */
	before: () => void;
	/** Keeps what changed, before the answer leaves. */
	keep: () => void;
	/** The failure this call shall have, if any. */
	failure: () => { status: number; body: object } | null;
	log: ((line: string) => void) | undefined;
}

interface Answer {
	status: number;
	body: string;
	replayed: boolean;
}

/** Answers one call below /v1. */
export async function answerApi(
	account: Account,
	hooks: ApiHooks,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const body = request.method === "POST" ? await text(request) : "";
	const key = header(request, "idempotency-key");
	const requestId = newId("req", 14);
	const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
	let answer: Answer;
	try {
		authorize(request);
		const failure = hooks.failure();
		answer = failure
			? { status: failure.status, body: JSON.stringify(failure.body), replayed: false }
			: answerOnce(account, hooks, {
					method: request.method ?? "GET",
					pathname,
					search,
					body,
					key,
					requestId,
				});
	} catch (error) {
		if (!(error instanceof ApiError)) hooks.log?.(`stripe stand-in: ${String(error)}`);
		answer = { ...answerOf(error), replayed: false };
	} finally {
		account.request = { id: null, idempotency_key: null };
	}
	hooks.keep();
	hooks.log?.(`stripe stand-in: ${request.method} ${pathname} ${answer.status}`);
	response.writeHead(answer.status, {
		"content-type": "application/json",
		"request-id": requestId,
		"stripe-version": header(request, "stripe-version") ?? API_VERSION,
		...(key !== null && { "idempotency-key": key }),
		...(answer.replayed && { "idempotent-replayed": "true" }),
	});
	response.end(answer.body);
}

interface Asked {
	method: string;
	pathname: string;
	search: string;
	body: string;
	key: string | null;
	requestId: string;
}

/** The same key gets the same answer, whatever the account is like by then. Calls that were refused unread are not kept. */
function answerOnce(account: Account, hooks: ApiHooks, asked: Asked): Answer {
	hooks.before();
	const { key, method, pathname, body } = asked;
	if (key === null || method !== "POST") return { ...perform(account, asked), replayed: false };
	const fingerprint = createHash("sha256").update(`${pathname}\n${body}`).digest("hex");
	const now = account.clock();
	const known = account.state.answered[key];
	if (known && known.at > now - REMEMBER_SECONDS) {
		if (known.fingerprint !== fingerprint) {
			throw new ApiError(400, {
				type: "idempotency_error",
				message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
			});
		}
		return { status: known.status, body: known.body, replayed: true };
	}
	const answer = perform(account, asked);
	account.state.answered[key] = { fingerprint, status: answer.status, body: answer.body, at: now };
	account.changed = true;
	forgetOldAnswers(account, now);
	return { ...answer, replayed: false };
}

function perform(account: Account, asked: Asked): { status: number; body: string } {
	account.request = { id: asked.requestId, idempotency_key: asked.key };
	const path = asked.pathname.slice("/v1".length);
	const matched = routeFor(asked.method, path);
	if (!matched) {
		throw new ApiError(404, {
			type: "invalid_request_error",
			message: `Unrecognized request URL (${asked.method}: ${asked.pathname}).`,
		});
	}
	const form = decodeForm(asked.method === "POST" ? asked.body : asked.search);
	// Refused parameters do nothing and are not remembered: the next try may be better.
	const params = readParams(matched.route.params, form) as { expand?: string[] };
	checkExpand(params.expand ?? []);
	try {
		const answer = matched.route.answer({ account, params, id: matched.id });
		return { status: 200, body: JSON.stringify(expandAnswer(account, answer, params.expand ?? [])) };
	} catch (error) {
		return answerOf(error);
	}
}

function answerOf(error: unknown): { status: number; body: string } {
	const refused =
		error instanceof ApiError
			? error
			: new ApiError(500, { type: "api_error", message: `The stand-in failed: ${String(error)}` });
	return { status: refused.status, body: JSON.stringify({ error: refused.body }) };
}

function authorize(request: IncomingMessage): void {
	const given = header(request, "authorization") ?? "";
	const [, bearer] = /^Bearer (\S+)$/.exec(given) ?? [];
	const [, basic] = /^Basic (\S+)$/.exec(given) ?? [];
	const key =
		bearer ??
		Buffer.from(basic ?? "", "base64")
			.toString()
			.split(":")[0] ??
		"";
	if (key === API_KEY) return;
	throw new ApiError(401, {
		type: "invalid_request_error",
		message:
			key === ""
				? "You did not provide an API key. Provide it in the Authorization header, using Bearer auth."
				: `Invalid API Key provided: ${key.slice(0, 8)}${"*".repeat(Math.max(0, key.length - 8))}`,
	});
}

function forgetOldAnswers(account: Account, now: number): void {
	for (const [key, { at }] of Object.entries(account.state.answered)) {
		if (at <= now - REMEMBER_SECONDS) delete account.state.answered[key];
		else return;
	}
}

function header(request: IncomingMessage, name: string): string | null {
	const value = request.headers[name];
	return typeof value === "string" ? value : null;
}
