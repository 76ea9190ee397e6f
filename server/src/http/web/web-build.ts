import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { z } from "zod";
import type { Encoding } from "./choose-encoding.ts";

/** `pages.json` of the build: what the public pages say about themselves. */
const pageListSchema = z.object({
	/** Stands in built pages for the address the product is served from. */
	placeholder: z.url(),
	pages: z.array(
		z.object({
			path: z.string(),
			title: z.string(),
			description: z.string(),
			/** A text with a date, or a page of the product. */
			type: z.enum(["article", "website"]),
			/** Day of the last change, YYYY-MM-DD, where the page tells one. */
			updated: z.iso.date().nullable(),
		}),
	),
});
type PageList = z.infer<typeof pageListSchema>;
export type ListedPage = PageList["pages"][number];

const hashesSchema = z.record(z.string(), z.array(z.string()));
const routesSchema = z.object({ public: z.array(z.string()), app: z.array(z.string()) });

export const FALLBACK_PAGE = "__spa-fallback.html";
/** Written by every build, and last looked at to see whether there is a newer one. */
const HASHES = "script-hashes.json";
const PARTS = [HASHES, "routes.json", "pages.json"] as const;

export interface WebBuild {
	/** True for a path, without its leading slash, that is a file of the build and no page. */
	hasFile(path: string): boolean;
	/** Page file for a path, and whether the path is known. */
	pageFor(path: string): { file: string; known: boolean };
	/** The page as it is sent; null while a build is being written. Kept until the next build. */
	finished(file: string): FinishedPage | null;
	hashesOf(file: string): readonly string[];
	/** The public pages, for search engines and other machines. */
	pages: readonly ListedPage[];
}

/** The finished web build in `web/build`, or null when it has not been built. */
export function readWebBuild(directory: string, origin: string): WebBuild | null {
	if (!PARTS.every((name) => existsSync(join(directory, name)))) return null;
	const read = <T>(name: (typeof PARTS)[number], schema: { parse(value: unknown): T }) =>
		schema.parse(JSON.parse(readFileSync(join(directory, name), "utf8")));
	const hashes = read(HASHES, hashesSchema);
	const routes = read("routes.json", routesSchema);
	const { placeholder, pages } = read("pages.json", pageListSchema);
	const publicPages = new Map(routes.public.map((path) => [path, join(path, "index.html").slice(1)]));
	const appPaths = routes.app.map((path) => new RegExp(`^${path.replace(/:[^/]+/g, "[^/]+")}$`));
	const files = listFiles(join(directory, "client"));
	const finished = new Map<string, FinishedPage>();
	return {
		hasFile: (path) => files.has(path),
		pageFor(path) {
			const trimmed = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
			const page = publicPages.get(trimmed);
			if (page) return { file: page, known: true };
			return { file: FALLBACK_PAGE, known: appPaths.some((pattern) => pattern.test(trimmed)) };
		},
		finished(file) {
			const ready = finished.get(file);
			if (ready) return ready;
			const path = join(directory, "client", file);
			if (!existsSync(path)) return null;
			const page = finishPage(readFileSync(path, "utf8"), placeholder, origin);
			finished.set(file, page);
			return page;
		},
		hashesOf: (file) => hashes[file] ?? [],
		pages,
	};
}

function listFiles(root: string): ReadonlySet<string> {
	const entries = readdirSync(root, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
	const paths = files.map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
	return new Set(paths.filter((path) => !/\.(html|br|gz)$/.test(path)));
}

/** Reads the build again when it was rebuilt, so that pages never meet the hashes of an older build. */
export function watchWebBuild(directory: string, origin: string): () => WebBuild | null {
	let stamp = -1;
	let build: WebBuild | null = null;
	return () => {
		const current = statSync(join(directory, HASHES), { throwIfNoEntry: false })?.mtimeMs ?? 0;
		if (current !== stamp || build === null) {
			stamp = current;
			build = readWebBuild(directory, origin);
		}
		return build;
	};
}

/** Small pages gain little from more effort, and the first visitor waits for it. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

export interface FinishedPage {
	/** Weak, so that it holds for every encoding of the page. */
	etag: string;
	/** The bytes of one encoding, worked out when they are first asked for. */
	bytes(encoding: Encoding | null): Buffer;
}

/** A built page with the product's own address in place of the placeholder. */
function finishPage(html: string, placeholder: string, origin: string): FinishedPage {
	const plain = Buffer.from(html.replaceAll(placeholder, origin));
	const made = new Map<Encoding, Buffer>();
	return {
		etag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
		bytes(encoding) {
			if (encoding === null) return plain;
			const ready = made.get(encoding) ?? compress(plain, encoding);
			made.set(encoding, ready);
			return ready;
		},
	};
}

function compress(plain: Buffer, encoding: Encoding): Buffer {
	switch (encoding) {
		case "br":
			return brotliCompressSync(plain, {
				params: {
					[constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
					[constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
				},
			});
		case "gzip":
			return gzipSync(plain, { level: GZIP_LEVEL });
	}
}
