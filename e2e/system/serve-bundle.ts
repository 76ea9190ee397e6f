import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { ROOT } from "./start-product.ts";

const BUNDLE = join(ROOT, "web/build-app");
const TYPES: Record<string, string> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".json": "application/json",
	".svg": "image/svg+xml",
	".wasm": "application/wasm",
	".webp": "image/webp",
	".woff2": "font/woff2",
};

export interface BundleServer {
	port: number;
	end: () => Promise<void>;
}

/**
 * Serves the app's bundle as the shell does: its files, and its one page for every other path. The site that it was
 * built for is replaced by `site` on the way out, so that what is tested is what is shipped.
 */
export async function serveBundle(site: string): Promise<BundleServer> {
	const index = await readFile(join(BUNDLE, "index.html"), "utf8");
	const builtFor = /connect-src 'self' (https:\/\/[^;" ]+)/.exec(index)?.[1];
	if (builtFor === undefined) throw new Error("The page of the app's bundle does not say where it may call.");
	const server = createServer((request, reply) => {
		const { pathname } = new URL(request.url ?? "/", site);
		const file = join(BUNDLE, normalize(decodeURIComponent(pathname)));
		const known = extname(file) !== "" && existsSync(file);
		readFile(known ? file : join(BUNDLE, "index.html")).then(
			(bytes) => {
				const type = TYPES[known ? extname(file) : ".html"] ?? "application/octet-stream";
				const isText = /^text|json/.test(type);
				reply.setHeader("content-type", type);
				reply.end(isText ? bytes.toString("utf8").replaceAll(builtFor, site) : bytes);
			},
			(error: unknown) => reply.writeHead(500).end(String(error)),
		);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The bundle's server has no port.");
	return {
		port: address.port,
		end: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
