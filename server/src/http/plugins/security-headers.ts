import helmet from "@fastify/helmet";
import { fastify } from "fastify";
import { z } from "zod";
import type { App } from "../types.ts";

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
