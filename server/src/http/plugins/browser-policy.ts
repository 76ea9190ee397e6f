import { ACCOUNT_HEADER, CLIENT_KEY, TRIGGER_EVENT_HEADER } from "@dewlight/contracts/constants.ts";
import { ENDPOINTS } from "@dewlight/contracts/endpoints.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import helmet from "@fastify/helmet";
import { fastify } from "fastify";
import { z } from "zod";
import { DomainError } from "#use-cases/domain-error.ts";
import type { App } from "../route.ts";

/** Answers that are no page may load nothing at all. */
const API_POLICY = {
	"default-src": ["'none'"],
	"base-uri": ["'none'"],
	"form-action": ["'none'"],
	"frame-ancestors": ["'none'"],
};

/** Headers of every answer by name, also of those that never reach a route. */
export async function securityHeaders(https: boolean): Promise<Record<string, string>> {
	return {
		...(await helmetHeaders(https)),
		"permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=()",
	};
}

export function addSecurityHeaders(app: App, headers: Record<string, string>): void {
	app.addHook("onRequest", (_request, reply, done) => {
		reply.headers(headers);
		done();
	});
	app.addHook("onSend", (request, reply, payload, done) => {
		if (request.url.startsWith("/api/") && !reply.hasHeader("cache-control")) {
			reply.header("cache-control", "no-store");
		}
		done(null, payload);
	});
}

/** They are the same for every answer, so they are worked out once and not in every call. */
async function helmetHeaders(https: boolean): Promise<Record<string, string>> {
	const probe = fastify();
	await probe.register(helmet, {
		contentSecurityPolicy: { useDefaults: false, directives: API_POLICY },
		strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
		referrerPolicy: { policy: "strict-origin-when-cross-origin" },
		xFrameOptions: { action: "deny" },
		crossOriginEmbedderPolicy: false,
	});
	probe.get("/", async (_request, reply) => reply.getHeaders());
	const headers: unknown = (await probe.inject("/")).json();
	await probe.close();
	return z.record(z.string(), z.string()).parse(headers);
}

/** Policy of a worker's program: it alone may compile WebAssembly, and fetches from this origin what it works with. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * Policy of one of our pages: its inline scripts by hash, no inline styles, everything else from this origin; pictures also from where
 * the operator keeps those of the catalogue.
 */
export function pagePolicy(scriptHashes: readonly string[], imageOrigins: readonly string[]): string {
	const scripts = scriptHashes.map((hash) => `'${hash}'`).join(" ");
	return [
		"default-src 'self'",
		`script-src 'self' ${scripts}`.trimEnd(),
		"script-src-attr 'none'",
		"style-src 'self'",
		["img-src 'self' data: blob:", ...imageOrigins].join(" "),
		"font-src 'self'",
		"media-src 'self' blob:",
		"connect-src 'self'",
		"worker-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}

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
