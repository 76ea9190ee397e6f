import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { z } from "zod";

const hashesSchema = z.record(z.string(), z.array(z.string()));
const routesSchema = z.object({ public: z.array(z.string()), app: z.array(z.string()) });

export const FALLBACK_PAGE = "__spa-fallback.html";

export interface WebBuild {
	/** True for a path, without its leading slash, that is a file of the build and no page. */
	hasFile(path: string): boolean;
	/** Page file for a path, and whether the path is known. */
	pageFor(path: string): { file: string; known: boolean };
	hashesOf(file: string): readonly string[];
}

/** The finished web build in `web/build`, or null when it has not been built. */
export function readWebBuild(directory: string): WebBuild | null {
	const hashesFile = join(directory, "script-hashes.json");
	const routesFile = join(directory, "routes.json");
	if (!existsSync(hashesFile) || !existsSync(routesFile)) return null;
	const hashes = hashesSchema.parse(JSON.parse(readFileSync(hashesFile, "utf8")));
	const routes = routesSchema.parse(JSON.parse(readFileSync(routesFile, "utf8")));
	const publicPages = new Map(routes.public.map((path) => [path, join(path, "index.html").slice(1)]));
	const appPaths = routes.app.map((path) => new RegExp(`^${path.replace(/:[^/]+/g, "[^/]+")}$`));
	const files = listFiles(join(directory, "client"));
	return {
		hasFile: (path) => files.has(path),
		pageFor(path) {
			const trimmed = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
			const page = publicPages.get(trimmed);
			if (page) return { file: page, known: true };
			return { file: FALLBACK_PAGE, known: appPaths.some((pattern) => pattern.test(trimmed)) };
		},
		hashesOf: (file) => hashes[file] ?? [],
	};
}

function listFiles(root: string): ReadonlySet<string> {
	const entries = readdirSync(root, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
	const paths = files.map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
	return new Set(paths.filter((path) => !/\.(html|br|gz)$/.test(path)));
}

/** Reads the build again when it was rebuilt, so that pages never meet the hashes of an older build. */
export function watchWebBuild(directory: string): () => WebBuild | null {
	let stamp = -1;
	let build: WebBuild | null = null;
	return () => {
		const current = statSync(join(directory, "script-hashes.json"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
		if (current !== stamp) {
			stamp = current;
			build = readWebBuild(directory);
		}
		return build;
	};
}
