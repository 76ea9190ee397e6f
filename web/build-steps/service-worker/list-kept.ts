import type { Manifest } from "vite";

/** What the service worker knows of its build. Addresses start with a slash. */
export interface Kept {
	/** Changes with every build, and names the caches. */
	version: string;
	/** Answered with the app's empty page, the same for every path of the app. */
	shell: string;
	/** The script that page starts; another one means another build. */
	shellScript: string;
	/** Kept from the first visit on, so that the app starts without a network. */
	files: readonly string[];
	/** Pages that are the same for everybody; kept once they were read. */
	publicPaths: readonly string[];
	/** Files that screens need beyond `files`. */
	parts: readonly string[];
	/** Script of each other screen -> positions in `parts` of everything it cannot run without. */
	screens: { readonly [script: string]: readonly number[] };
	/** Stands in for a screen that was never fetched. */
	offlineScreen: string;
}

const ROUTE = "?__react-router-build-client-route";
/** Routes that work without a network: the frame, the first page, the way to log in. */
const SHELL_ROUTES = [
	"app/root.tsx",
	"app/layouts/site-layout.tsx",
	"app/layouts/app-layout.tsx",
	"app/layouts/dashboard-page.tsx",
	"app/layouts/today-page.tsx",
	"app/features/login/login-screen.tsx",
	"app/features/shell/not-found-screen.tsx",
];
const OFFLINE_ROUTE = "app/offline/offline-screen.tsx";
/** Their dialogs and bars arrive later, but belong to every page; what stands in without a network, too. */
const FRAME_ROUTES = ["app/root.tsx", "app/layouts/site-layout.tsx", "app/layouts/app-layout.tsx"];

const ASSET = /"(\/assets\/[^"#]+)/g;

/** Addresses of the build's files that a page names. */
export function assetsIn(html: string): string[] {
	return [...new Set([...html.matchAll(ASSET)].map(([, path = ""]) => path))];
}

interface BuildFacts {
	manifest: Manifest;
	/** HTML of the app's empty page. */
	fallback: string;
	publicPaths: readonly string[];
	/** Files without a hash in their name that belong to the app: icons, manifest. */
	loose: readonly string[];
}

/** Everything of `Kept` but the version. */
export function listKept({ manifest, fallback, publicPaths, loose }: BuildFacts): Omit<Kept, "version"> {
	const needs = (keys: readonly string[]) => filesOf(manifest, closureOf(manifest, keys));
	const shellKeys = [...SHELL_ROUTES, OFFLINE_ROUTE].map((route) => route + ROUTE);
	const late = closureOf(
		manifest,
		FRAME_ROUTES.map((route) => route + ROUTE),
	).flatMap((key) => manifest[key]?.dynamicImports ?? []);
	const files = new Set([...assetsIn(fallback), ...needs([...shellKeys, ...late])]);
	const parts: string[] = [];
	const screens: Record<string, number[]> = {};
	for (const [key, { file }] of Object.entries(manifest)) {
		if (!key.endsWith(ROUTE) || files.has(`/${file}`)) continue;
		const own = needs([key]).filter((path) => path !== `/${file}` && !files.has(path));
		screens[`/${file}`] = own.map((path) => positionIn(parts, path));
	}
	return {
		shell: "/dashboard",
		shellScript: `/${chunkOf(manifest, SHELL_ROUTES[0] + ROUTE).file}`,
		files: [...files, ...loose],
		publicPaths,
		parts,
		screens,
		offlineScreen: `/${chunkOf(manifest, OFFLINE_ROUTE + ROUTE).file}`,
	};
}

function positionIn(parts: string[], path: string): number {
	const known = parts.indexOf(path);
	return known === -1 ? parts.push(path) - 1 : known;
}

function chunkOf(manifest: Manifest, key: string) {
	const chunk = manifest[key];
	if (!chunk) throw new Error(`The build has no ${key}.`);
	return chunk;
}

/** The chunks and everything they import, without what arrives later. */
function closureOf(manifest: Manifest, keys: readonly string[]): string[] {
	const found = new Set<string>();
	const visit = (key: string) => {
		if (found.has(key)) return;
		found.add(key);
		for (const next of chunkOf(manifest, key).imports ?? []) visit(next);
	};
	for (const key of keys) visit(key);
	return [...found];
}

function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
	const files = keys.flatMap((key) => {
		const { file, css = [], assets = [] } = chunkOf(manifest, key);
		return [file, ...css, ...assets];
	});
	return [...new Set(files)].map((file) => `/${file}`);
}
