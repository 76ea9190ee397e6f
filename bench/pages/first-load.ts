import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Measurement } from "../measurement.ts";

const CLIENT = join(import.meta.dirname, "../../web/build/client");
const INLINE = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;
const FILE = /<(?:script|link)[^>]*\s(?:src|href)="(\/assets\/[^"]+\.js)"/g;

const kB = (bytes: Uint8Array | string) => brotliCompressSync(bytes).length / 1000;

/** All script of a visitor who reads the home page: what stands in it, and the files that it asks for unasked. */
export const firstLoad: Measurement = {
	name: "first-load",
	title: "JavaScript that a visitor of the home page gets, as brotli",
	async run() {
		const page = join(CLIENT, "index.html");
		if (!existsSync(page)) return { available: false, reason: "the web app is not built: npm run build:web" };
		const html = await readFile(page, "utf8");
		const detail: Record<string, number> = {
			inside: kB([...html.matchAll(INLINE)].map(([, text]) => text).join("\n")),
		};
		for (const file of new Set([...html.matchAll(FILE)].map(([, path = ""]) => path)))
			detail[file.replace(/^\/assets\/|-[\w-]{8}\.js$/g, "")] = kB(await readFile(join(CLIENT, file)));
		const value = Object.values(detail).reduce((sum, size) => sum + size, 0);
		return {
			available: true,
			value,
			unit: "kB",
			peer: null,
			ratio: null,
			judged: value,
			target: { at: "most", limit: 30 },
			detail,
		};
	},
};
