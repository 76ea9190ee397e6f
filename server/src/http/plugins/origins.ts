import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { DomainError } from "#use-cases/domain-error.ts";
import type { App } from "../types.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

interface OriginOptions {
	/** Origins whose pages may change state. */
	own: readonly string[];
	/** The native shell's origin, which is another site for a browser; null without one. */
	shell: string | null;
}

/**
 * State-changing calls come from our own pages only. Browsers send Origin with every such call; what sends none is
 * no browser, or says `Sec-Fetch-Site`.
 */
export function addOriginChecks(app: App, { own, shell }: OriginOptions): void {
	const allowed = new Set(shell ? [...own, shell] : own);

	app.addHook("onRequest", (request, reply, done) => {
		const { origin } = request.headers;
		if (shell && origin === shell) {
			reply.headers({
				"access-control-allow-origin": shell,
				"access-control-allow-credentials": "true",
				"access-control-expose-headers": "x-trigger-event, x-total-count, retry-after",
				vary: "Origin",
			});
		}
		if (READING.has(request.method)) return done();
		const foreign = origin ? !allowed.has(origin) : request.headers["sec-fetch-site"] === "cross-site";
		if (foreign) throw new DomainError("bad_input", MESSAGES.originNotAllowed);
		done();
	});

	if (!shell) return;
	app.options("/api/*", { schema: { hide: true }, config: { access: "open" } }, async (request, reply) => {
		if (request.headers.origin === shell) {
			reply.headers({
				"access-control-allow-methods": "GET, POST, PATCH, PUT, DELETE",
				"access-control-allow-headers": "content-type, x-client-key",
				"access-control-max-age": "600",
			});
		}
		return reply.code(204).send();
	});
}
