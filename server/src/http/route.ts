import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import {
	type Access,
	type AnswersOf,
	answersOf,
	type BodyKind,
	type Endpoint,
	type ProofRule,
} from "@dewlight/contracts/endpoint.ts";
import { ENDPOINTS, type EndpointName } from "@dewlight/contracts/endpoints.ts";
import type { FastifyInstance, FastifyRequest, HTTPMethods, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Logger } from "pino";
import type { SessionProof } from "#use-cases/accounts/index.ts";
import {
	type Context,
	contextOf,
	type Services,
	type UserActor,
	type VisitorActor,
} from "#use-cases/context.ts";
import { DomainError } from "#use-cases/domain-error.ts";

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, Logger, ZodTypeProvider>;

declare module "fastify" {
	interface FastifyContextConfig {
		/** The contract's declaration that the route is made of. */
		endpoint?: Endpoint;
		access?: Access;
		/** Every route under an address of the account's security declares it, or the server does not start. */
		proof?: ProofRule;
		body?: BodyKind;
	}
	interface FastifyRequest {
		actor: UserActor | VisitorActor;
		/** The cookie's value; null without one. */
		sessionSecret: string | null;
		/** Cookie of a browser that signed in before; null without one. */
		knownBrowser: string | null;
		/** What the holder of the session has proven; null without one. */
		proof: SessionProof | null;
	}
}

/** What the contract declares of a call, as the router wants it; the handler's types follow from it. */
interface RouteOf<E extends Endpoint> {
	method: E["method"] & HTTPMethods;
	url: string;
	schema: SchemasOf<E>;
	config: RouteConfig;
}

interface RouteConfig {
	endpoint: Endpoint;
	access: Access;
	proof?: ProofRule;
	body: BodyKind;
}

type SchemasOf<E extends Endpoint> = { response: AnswersOf<E> } & Part<E, "params", "params"> &
	Part<E, "query", "querystring"> &
	Part<E, "body", "body">;
type Part<E, Key extends string, Name extends string> =
	E extends Record<Key, infer Schema> ? Record<Name, Schema> : unknown;

/** `app.route({ ...endpoint("login"), handler })`: nothing of the call is said a second time. */
export function endpoint<Name extends EndpointName>(name: Name): RouteOf<(typeof ENDPOINTS)[Name]>;
export function endpoint(name: EndpointName) {
	const declared: Endpoint = ENDPOINTS[name];
	const { method, path, access, proof, params, query, body, bodyKind = "json" } = declared;
	return {
		method,
		url: path,
		schema: {
			...(params && { params }),
			...(query && { querystring: query }),
			...(body && { body }),
			response: answersOf(declared),
		},
		config: { endpoint: declared, access, body: bodyKind, ...(proof && { proof }) },
	};
}

/** Context of whoever calls, with the request's own log. */
export function requestContext(
	services: Services,
	request: FastifyRequest,
): Context<UserActor | VisitorActor> {
	return contextOf({ ...services, log: request.log }, request.actor);
}

/** Context of a signed-in person; routes declared `session` or `gated` never reach the refusal here. */
export function userContext(services: Services, request: FastifyRequest): Context<UserActor> {
	const { actor } = request;
	if (actor.kind !== "user") throw noSession();
	return contextOf({ ...services, log: request.log }, actor);
}

export function noSession(): DomainError {
	return new DomainError("no_session", "Please log in.");
}

interface NamedEvent {
	type: string;
}

/** A proxy must neither keep the answer back nor change it. */
export const EVENT_STREAM_HEADERS = {
	"content-type": "text/event-stream; charset=utf-8",
	"cache-control": "no-cache, no-transform",
	"x-accel-buffering": "no",
} as const;

const KEEP_ALIVE = ": ping\n\n";

/**
 * Server-sent events as text, each named by its type. After `quietMs` without an event comes a comment, so that the
 * connection is not taken for dead. Asks for the next event only when the last was read.
 */
export async function* writeEvents(
	events: AsyncIterable<NamedEvent>,
	quietMs: number,
): AsyncGenerator<string> {
	const iterator = events[Symbol.asyncIterator]();
	let next = iterator.next();
	try {
		for (;;) {
			const got = await orQuiet(next, quietMs);
			if (got === null) {
				yield KEEP_ALIVE;
				continue;
			}
			if (got.done) return;
			yield `event: ${got.value.type}\ndata: ${JSON.stringify(got.value)}\n\n`;
			// What was written leaves first: the embedded database answers without ever letting the sockets have a turn.
			await turnOfTheLoop();
			next = iterator.next();
		}
	} finally {
		await iterator.return?.();
	}
}

function orQuiet<T>(next: Promise<T>, quietMs: number): Promise<T | null> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => resolve(null), quietMs);
		next.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}
