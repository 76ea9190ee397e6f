import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply } from "fastify";
import { pagePolicy } from "../plugins/security-headers.ts";
import type { App } from "../types.ts";
import { watchWebBuild } from "./web-build.ts";

const NOT_FOUND = { detail: "Not found." };

/** Never a page for these: a wrong address there is a mistake of a program. */
const NO_PAGES = ["/api", "/dev", "/metrics"];

const FOR_EVER = "public, max-age=31536000, immutable";

/** An address like this asks for a file; when there is none, a page would only confuse. */
const LOOSE_FILE = /\.[a-z0-9]{1,12}$/i;

/** Sends the web build: pages with their own script hashes, assets for ever, a real 404 for unknown paths. */
export async function servePages(
	app: App,
	directory: string,
	imageOrigins: readonly string[],
): Promise<void> {
	const currentBuild = watchWebBuild(directory);
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
		if (build.hasFile(path.slice(1))) {
			return sendFile(reply, path, isUnder(path, "/assets") ? FOR_EVER : "public, max-age=3600");
		}
		if (isUnder(path, "/assets") || LOOSE_FILE.test(path)) return reply.code(404).send(NOT_FOUND);
		const { file, known } = build.pageFor(path);
		reply.code(known ? 200 : 404);
		reply.header("content-security-policy", pagePolicy(build.hashesOf(file), imageOrigins));
		return sendFile(reply, file, "no-cache");
	});
}

function sendFile(reply: FastifyReply, file: string, cacheControl: string): FastifyReply {
	reply.header("cache-control", cacheControl);
	return reply.sendFile(file);
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
