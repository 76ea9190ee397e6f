import helmet from "@fastify/helmet";
import type { App } from "../types.ts";

/** Answers that are no page may load nothing at all. */
const API_POLICY = {
	"default-src": ["'none'"],
	"base-uri": ["'none'"],
	"form-action": ["'none'"],
	"frame-ancestors": ["'none'"],
};

export async function addSecurityHeaders(app: App, https: boolean): Promise<void> {
	await app.register(helmet, {
		contentSecurityPolicy: { useDefaults: false, directives: API_POLICY },
		strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
		referrerPolicy: { policy: "strict-origin-when-cross-origin" },
		xFrameOptions: { action: "deny" },
		crossOriginEmbedderPolicy: false,
	});
	app.addHook("onRequest", async (_request, reply) => {
		reply.header("permissions-policy", "camera=(self), geolocation=(), microphone=(), payment=()");
	});
	app.addHook("onSend", async (request, reply) => {
		if (request.url.startsWith("/api/") && !reply.hasHeader("cache-control")) {
			reply.header("cache-control", "no-store");
		}
	});
}

/** Policy of one of our pages: its inline scripts by hash, everything else from this origin. */
export function pagePolicy(scriptHashes: readonly string[]): string {
	const scripts = scriptHashes.map((hash) => `'${hash}'`).join(" ");
	return [
		"default-src 'self'",
		`script-src 'self' 'wasm-unsafe-eval' ${scripts}`.trimEnd(),
		"script-src-attr 'none'",
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data: blob:",
		"font-src 'self'",
		"media-src 'self' blob:",
		"connect-src 'self'",
		"worker-src 'self' blob:",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}
