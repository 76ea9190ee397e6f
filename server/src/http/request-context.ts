import type { FastifyRequest } from "fastify";
import {
	type Context,
	contextOf,
	type Services,
	type UserActor,
	type VisitorActor,
} from "#use-cases/context.ts";
import { DomainError } from "#use-cases/domain-error.ts";

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
