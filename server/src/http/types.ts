import type { IncomingMessage, ServerResponse } from "node:http";
import type { Access, BodyKind, Endpoint, ProofRule } from "@dewlight/contracts/endpoint.ts";
import type { FastifyInstance, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Logger } from "pino";
import type { SessionProof } from "#use-cases/accounts/index.ts";
import type { UserActor, VisitorActor } from "#use-cases/context.ts";

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
