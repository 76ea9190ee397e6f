import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Logger } from "pino";
import type { SessionProof } from "#use-cases/accounts/index.ts";
import type { UserActor, VisitorActor } from "#use-cases/context.ts";

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, Logger, ZodTypeProvider>;

/**
 * Who may call: `open` anybody; `session` a signed-in person in any state; `right` one with a verified address, for what
 * nobody may be kept from by new legal texts: the own data, the end of sessions, of a paid plan and of the account;
 * `gated` also accepted legal texts; `probe` anybody, without a look at who it is, so that no database is asked.
 */
export type Access = "open" | "session" | "right" | "gated" | "probe";

/**
 * When a call of a signed-in person asks for a recent proof (password, and code where two-factor is on): `never`;
 * `always`; `with_password` and `with_code`, where that part comes in the call itself; `new_address` and
 * `other_session`, only where the call changes the address or ends somebody's session but its own.
 */
export type ProofRule = "never" | "always" | "with_password" | "with_code" | "new_address" | "other_session";

/** Body a route takes beside JSON: `form` urlencoded or multipart fields, `upload` multipart files. */
export type BodyKind = "json" | "form" | "upload";

declare module "fastify" {
	interface FastifyContextConfig {
		access?: Access;
		/** Every route under an address of the account's security declares it, or the server does not start. */
		proof?: ProofRule;
		body?: BodyKind;
		/** Errors say their text as `error` too. */
		repeatsDetail?: boolean;
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
