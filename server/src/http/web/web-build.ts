import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { z } from "zod";
import { type FinishedPage, finishPage } from "./finish-page.ts";
import { type ListedPage, pageListSchema } from "./site-files.ts";

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
