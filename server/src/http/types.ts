import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Logger } from "pino";
import type { UserActor, VisitorActor } from "#use-cases/context.ts";

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, Logger, ZodTypeProvider>;

/**
 * Who may call: `open` anybody; `session` a signed-in person in any state; `right` one with a verified address, for what
 * nobody may be kept from by new legal texts: the own data, the end of sessions, of a paid plan and of the account;
 * `gated` also accepted legal texts; `probe` anybody, without a look at who it is, so that no database is asked.
 */
export type Access = "open" | "session" | "right" | "gated" | "probe";

/** Body a route takes beside JSON: `form` urlencoded or multipart fields, `upload` multipart files. */
export type BodyKind = "json" | "form" | "upload";

declare module "fastify" {
	interface FastifyContextConfig {
		access?: Access;
		body?: BodyKind;
		/** Errors say their text as `error` too. */
		repeatsDetail?: boolean;
	}
	interface FastifyRequest {
		actor: UserActor | VisitorActor;
		/** The cookie's value; null without one. */
		sessionSecret: string | null;
	}
}
