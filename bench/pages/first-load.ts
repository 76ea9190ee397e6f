import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Measurement } from "../measurement.ts";

const CLIENT = join(import.meta.dirname, "../../web/build/client");
/** Also those that a page names in its late start and asks for after the first paint. */
const SCRIPT = /"(\/assets\/[^"]+\.js)"/g;

/** The scripts a page names in its HTML: what a browser fetches before anything is tapped. */
function scriptsOf(html: string): string[] {
	const found = [...html.matchAll(SCRIPT)].map(([, path]) => path ?? "");
	return [...new Set(found)].sort();
}

export const firstLoad: Measurement = {
	name: "first-load",
	title: "JavaScript that the home page's HTML names, as brotli",
	async run() {
		const page = join(CLIENT, "index.html");
		if (!existsSync(page)) return { available: false, reason: "the web app is not built: npm run build:web" };
		const detail: Record<string, number> = {};
		for (const script of scriptsOf(await readFile(page, "utf8"))) {
			const name = script.replace(/^\/assets\/|-[\w-]{8}\.js$/g, "");
			detail[name] = brotliCompressSync(await readFile(join(CLIENT, script))).length / 1000;
		}
		const value = Object.values(detail).reduce((sum, size) => sum + size, 0);
		return {
			available: true,
			value,
			unit: "kB",
			peer: null,
			ratio: null,
			judged: value,
			target: { at: "most", limit: 105 },
			detail,
		};
	},
};
