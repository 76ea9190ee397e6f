import { ACCOUNT_HEADER, CLIENT_KEY, TRIGGER_EVENT_HEADER } from "@dewlight/contracts/constants.ts";
import { ENDPOINTS } from "@dewlight/contracts/endpoints.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { DomainError } from "#use-cases/domain-error.ts";
import type { App } from "../types.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

interface OriginOptions {
	/** Origins whose pages may change state. */
	own: readonly string[];
	/** The native shell's origin, which is another one for a browser; null without one. */
	shell: string | null;
}

/** What a page of the shell may read beside the body. */
const EXPOSED = [ACCOUNT_HEADER, TRIGGER_EVENT_HEADER, "x-total-count", "retry-after", "content-disposition"];

const PREFLIGHT = {
	"access-control-allow-methods": [...new Set(Object.values(ENDPOINTS).map(({ method }) => method))].join(
		", ",
	),
	"access-control-allow-headers": `content-type, ${CLIENT_KEY.header}, ${ACCOUNT_HEADER}`,
	// Two hours: Chromium keeps no answer longer.
	"access-control-max-age": "7200",
};

/** Pictures that the shell's pages show by their address; everything else is read by script, under CORS. */
const PICTURES = ENDPOINTS.thumbnail.path.replace(/:.*/, "");

/**
 * State-changing calls come from our own pages only. Browsers send Origin with every such call; what sends none is
 * no browser, or says `Sec-Fetch-Site`.
 */
export function addOriginChecks(app: App, { own, shell }: OriginOptions): void {
	const allowed = new Set(shell ? [...own, shell] : own);

	app.addHook("onRequest", (request, _reply, done) => {
		const { origin, "sec-fetch-site": site } = request.headers;
		if (READING.has(request.method)) return done();
		const foreign = origin ? !allowed.has(origin) : site === "cross-site" || site === "same-site";
		if (foreign) throw new DomainError("bad_input", MESSAGES.originNotAllowed);
		done();
	});

	if (shell !== null) answerShell(app, shell);
}

/** CORS for exactly one origin, with its session; nobody else is told anything. */
function answerShell(app: App, shell: string): void {
	const shared = {
		"access-control-allow-origin": shell,
		"access-control-allow-credentials": "true",
		"access-control-expose-headers": EXPOSED.join(", "),
	};
	app.addHook("onRequest", (request, reply, done) => {
		if (request.url.startsWith("/api/")) {
			// Also without the header: an answer kept for one origin must not be handed to another.
			reply.header("vary", "Origin");
			if (request.headers.origin === shell) reply.headers(shared);
			if (request.url.startsWith(PICTURES)) reply.header("cross-origin-resource-policy", "same-site");
		}
		done();
	});

	app.options("/api/*", { schema: { hide: true }, config: { access: "open" } }, async (request, reply) => {
		if (request.headers.origin === shell) reply.headers(PREFLIGHT);
		return reply.code(204).send();
	});
}
