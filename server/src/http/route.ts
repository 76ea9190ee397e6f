import type { IncomingMessage, ServerResponse } from "node:http";
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
