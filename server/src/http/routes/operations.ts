import { createHash, timingSafeEqual } from "node:crypto";
import { BRAND, BRAND_COLORS as colors } from "@dewlight/contracts/brand.ts";
import type { Services } from "#use-cases/context.ts";
import { escapeHtml } from "#use-cases/escape-html.ts";
import { checkReadiness, isSupportedVersion, type Readiness } from "#use-cases/operations/index.ts";
import { type App, endpoint } from "../route.ts";

const STOPPING = { ready: false, parts: { process: { ok: false, detail: "stopping" } } };

/** `stopping` is aborted when the process was told to stop: it wants no new requests, but serves those that come. */
export function healthRoutes(app: App, services: Services, stopping: AbortSignal): void {
	app.route({
		...endpoint("health"),
		handler: async () => ({ ok: true as const }),
	});

	app.route({
		...endpoint("ready"),
		handler: async (_request, reply) => {
			const answer = stopping.aborted ? STOPPING : await checkReadiness({ services });
			return reply.code(answer.ready ? 200 : 503).send(answer);
		},
	});
}

export interface MetricsOptions {
	token: string;
	render: () => Promise<{ type: string; text: string }>;
}

/** `Authorization: Bearer METRICS_TOKEN`; whoever has none is told that nothing is here. */
export function metricsRoute(app: App, { token, render }: MetricsOptions): void {
	const wanted = digest(`Bearer ${token}`);
	app.get("/metrics", { schema: { hide: true }, config: { access: "probe" } }, async (request, reply) => {
		if (!timingSafeEqual(digest(request.headers.authorization ?? ""), wanted))
			return reply.code(404).send({ detail: "Not found." });
		const { type, text } = await render();
		return reply.type(type).header("cache-control", "no-store").send(text);
	});
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whoever looks, however often: the parts are asked once in this time. */
const FRESH_MS = 5_000;
const LOOK_AGAIN_SECONDS = 30;

/** What each part of `/api/ready` means for people; what is missing here is for operators alone. */
const MEANINGS: readonly { part: string; name: string; without: string }[] = [
	{
		part: "database",
		name: "Signing in, reports and plans",
		without: "Nothing can be opened or saved right now. Nothing is lost.",
	},
	{ part: "queue", name: "Scans and mails", without: "Scans and mails wait and go on by themselves." },
	{ part: "engine", name: "Reading photos", without: "New photos cannot be read right now." },
	{
		part: "object_store",
		name: "Photos and pictures",
		without: "Pictures may be missing, and new photos are not taken.",
	},
	{ part: "encoder", name: "Chat", without: "The chat answers from simpler rules." },
];

const STYLE = `body{font:17px/1.5 system-ui,sans-serif;max-width:38rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark;background:light-dark(${colors.ground.join(",")});color:light-dark(${colors.ink.join(",")})}h1{line-height:1.2}li{margin:0 0 1rem}ul{list-style:none;padding:0}p{margin:0}`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** How things stand, for people, by the same checks that balancers ask; it needs no session, no script and no database. */
export function statusRoute(app: App, services: Services): void {
	let last: { at: number; readiness: Promise<Readiness> } | null = null;
	app.get("/status", { schema: { hide: true } }, async (_request, reply) => {
		const now = performance.now();
		if (last === null || now - last.at > FRESH_MS)
			last = { at: now, readiness: checkReadiness({ services }) };
		const { parts } = await last.readiness;
		return reply
			.headers({ "content-security-policy": POLICY, "cache-control": "no-store" })
			.type("text/html; charset=utf-8")
			.send(page(parts, services.clock.now()));
	});
}

function page(parts: Readiness["parts"], now: Date): string {
	const isWell = (part: string) => parts[part]?.ok ?? false;
	const all = MEANINGS.every(({ part }) => isWell(part));
	const lines = MEANINGS.map(({ part, name, without }) => {
		const said = isWell(part) ? "Works." : `Disturbed. ${without}`;
		return `<li><strong>${escapeHtml(name)}</strong><p>${escapeHtml(said)}</p></li>`;
	});
	const title = all ? "Everything works" : "Something is disturbed";
	return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${LOOK_AGAIN_SECONDS}"><title>${title} · ${BRAND.name}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
<ul>${lines.join("\n")}</ul>
<p>As of ${now.toISOString().slice(0, 16).replace("T", " ")} UTC. This page looks again every ${LOOK_AGAIN_SECONDS} seconds. Write to ${BRAND.supportEmail} about anything that it does not show.</p></main></body>
</html>
`;
}

export interface NativeAppOptions {
	/** The Android app that may open this site's links; null where there is none. */
	android: { package: string; fingerprints: readonly string[] } | null;
	/** Oldest version of the app that works with this server; null for all. */
	minVersion: string | null;
}

const ONE_HOUR = "public, max-age=3600";

/** What phones ask about the app: whose links it may open, and the app about itself. */
export function nativeAppRoutes(app: App, { android, minVersion }: NativeAppOptions): void {
	app.route({
		...endpoint("appVersion"),
		handler: async ({ query }) => ({
			supported: isSupportedVersion(query.version, minVersion),
			minimum: minVersion,
		}),
	});

	// Digital Asset Links 1.0: read by Android without following redirects.
	app.get("/.well-known/assetlinks.json", { schema: { hide: true } }, async (_request, reply) => {
		if (android === null) return reply.code(404).send({ detail: "Not found." });
		const { package: package_name, fingerprints } = android;
		return reply.header("cache-control", ONE_HOUR).send([
			{
				relation: ["delegate_permission/common.handle_all_urls"],
				target: { namespace: "android_app", package_name, sha256_cert_fingerprints: fingerprints },
			},
		]);
	});
}
