import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "#ports/clock-and-ids.ts";
import { pagePolicy, WORKER_POLICY } from "../plugins/browser-policy.ts";
import type { App } from "../route.ts";
import { chooseEncoding } from "./choose-encoding.ts";
import { SITE_FILES } from "./site-files.ts";
import { FALLBACK_PAGE, type FinishedPage, watchWebBuild } from "./web-build.ts";

const NOT_FOUND = { detail: "Not found." };

/** Never a page for these: a wrong address there is a mistake of a program. */
const NO_PAGES = ["/api", "/dev", "/metrics"];

const FOR_EVER = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";

/** An address like this asks for a file; when there is none, a page would only confuse. */
const LOOSE_FILE = /\.[a-z0-9]{1,12}$/i;

const SERVICE_WORKER = "/sw.js";
/** It fetches what it keeps, from here and from nowhere else. */
const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** The build names each worker's program after its source. */
const WORKER = /\/(?:[\w-]+-)?worker[.-][\w.-]*js$/;

interface PageOptions {
	/** `web/build`, finished or not. */
	directory: string;
	/** Where the product is served from, without a trailing slash. */
	origin: string;
	imageOrigins: readonly string[];
	clock: Clock;
}

/** Sends the web build: pages with their own script hashes, assets for ever, a real 404 for unknown paths. */
export async function servePages(app: App, options: PageOptions): Promise<void> {
	const { directory, origin, imageOrigins, clock } = options;
	const currentBuild = watchWebBuild(directory, origin);
	await app.register(fastifyStatic, {
		root: join(directory, "client"),
		serve: false,
		preCompressed: true,
		cacheControl: false,
		redirect: false,
		dotfiles: "ignore",
		suppressWarning: true,
	});

	app.setNotFoundHandler(async (request, reply) => {
		const path = request.url.split("?")[0] ?? "/";
		const reading = request.method === "GET" || request.method === "HEAD";
		if (!reading || NO_PAGES.some((prefix) => isUnder(path, prefix))) {
			return reply.code(404).send(NOT_FOUND);
		}
		const build = currentBuild();
		if (!build) return sendNotBuilt(reply);
		const siteFile = Object.hasOwn(SITE_FILES, path) ? SITE_FILES[path] : undefined;
		if (siteFile) {
			const { type, body } = siteFile({ origin, pages: build.pages, now: clock.now() });
			return reply.header("cache-control", ONE_HOUR).type(`${type}; charset=utf-8`).send(body);
		}
		if (build.hasFile(path.slice(1))) return sendFile(reply, path);
		if (isUnder(path, "/assets") || LOOSE_FILE.test(path)) return reply.code(404).send(NOT_FOUND);
		const { file, known } = build.pageFor(path);
		const page = build.finished(file);
		if (!page) return sendNotBuilt(reply);
		reply.code(known ? 200 : 404);
		reply.header("content-security-policy", pagePolicy(build.hashesOf(file), imageOrigins));
		if (file === FALLBACK_PAGE) reply.header("x-robots-tag", "noindex");
		return sendPage(request, reply, page);
	});
}

function sendFile(reply: FastifyReply, path: string): FastifyReply {
	if (path === SERVICE_WORKER) reply.header("content-security-policy", SERVICE_WORKER_POLICY);
	else if (WORKER.test(path)) reply.header("content-security-policy", WORKER_POLICY);
	reply.header("cache-control", lifetimeOf(path));
	return reply.sendFile(path);
}

function lifetimeOf(path: string): string {
	if (path === SERVICE_WORKER) return "no-cache";
	return isUnder(path, "/assets") ? FOR_EVER : ONE_HOUR;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): FastifyReply {
	reply.headers({ "cache-control": "no-cache", etag: page.etag, vary: "accept-encoding" });
	const held = request.headers["if-none-match"];
	if (reply.statusCode === 200 && held?.split(",").some((tag) => tag.trim() === page.etag)) {
		return reply.code(304).send();
	}
	const encoding = chooseEncoding(request.headers["accept-encoding"]);
	if (encoding !== null) reply.header("content-encoding", encoding);
	const bytes = page.bytes(encoding);
	reply.type("text/html; charset=utf-8").header("content-length", bytes.length);
	return reply.send(request.method === "HEAD" ? undefined : bytes);
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
	return reply
		.code(503)
		.type("text/plain; charset=utf-8")
		.send("The web app has not been built yet. Run `npm run build:web`, or `npm start`, which builds it.\n");
}

function isUnder(path: string, prefix: string): boolean {
	return path === prefix || path.startsWith(`${prefix}/`);
}
