import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BRAND } from "@dewlight/contracts/brand.ts";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#routes.ts";
import { ORIGIN_PLACEHOLDER } from "../app/page-meta.ts";
import { paths } from "../app/paths.ts";
import { PUBLIC_PATHS } from "../public-paths.ts";

/** What a public page says about itself, for the sitemap and for programs that read the site. */
interface ListedPage {
	path: string;
	/** Without the product's name behind it. */
	title: string;
	description: string;
	type: "article" | "website";
	/** YYYY-MM-DD, where the page tells when it was changed. */
	updated: string | null;
}

const ENTITIES: { readonly [entity: string]: string } = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": '"',
	"&#x27;": "'",
};
const UPDATED = /"dateModified":"(\d{4}-\d{2}-\d{2})/;

/** Reads the head of a built page; throws where it has no title or description. */
export function listPage(path: string, html: string): ListedPage {
	const title = textOf(html, /<title>([^<]+)<\/title>/);
	const description = textOf(html, /<meta name="description" content="([^"]+)"/);
	if (title === null || description === null) throw new Error(`${path} needs a title and a description.`);
	return {
		path,
		title: title.replace(` · ${BRAND.name}`, ""),
		description,
		type: textOf(html, /<meta property="og:type" content="([^"]+)"/) === "article" ? "article" : "website",
		updated: UPDATED.exec(html)?.[1] ?? null,
	};
}

function textOf(html: string, pattern: RegExp): string | null {
	const escaped = pattern.exec(html)?.[1];
	return escaped?.replace(/&[a-z#x0-9]+;/g, (entity) => ENTITIES[entity] ?? entity) ?? null;
}

/** Writes `pages.json` for the server. Returns the pages. */
export async function writePageList(build: string): Promise<ListedPage[]> {
	const pages = await Promise.all(
		PUBLIC_PATHS.map(async (path) =>
			listPage(path, await readFile(join(build, "client", path, "index.html"), "utf8")),
		),
	);
	const list = { placeholder: ORIGIN_PLACEHOLDER, pages };
	await writeFile(join(build, "pages.json"), `${JSON.stringify(list, null, "\t")}\n`);
	return pages;
}

/** Every path pattern of a route tree, absolute, without the catch-all. */
export function pathPatterns(entries: RouteConfigEntry[], parent = ""): string[] {
	return entries.flatMap((entry) => {
		const here = entry.path === undefined ? parent : `${parent}/${entry.path}`;
		const own = (entry.path !== undefined || entry.index) && entry.path !== "*" ? [here || "/"] : [];
		return [...own, ...pathPatterns(entry.children ?? [], here)];
	});
}

/** Writes `routes.json`: pages that exist as HTML, and path patterns the shell answers. Returns their number. */
export async function writeRouteTable(build: string): Promise<number> {
	const patterns = [...new Set(pathPatterns(routes))];
	const app = patterns.filter((pattern) => !PUBLIC_PATHS.includes(pattern));
	await writeFile(
		join(build, "routes.json"),
		`${JSON.stringify({ public: PUBLIC_PATHS, app }, null, "\t")}\n`,
	);
	return patterns.length;
}

/** The ground of the light mode, as in tokens.css: what shows while the app opens. */
const GROUND = "#fbf8f6";

/** W3C Web App Manifest: what a device needs to install the product. */
function appManifest(description: string) {
	return {
		id: "/",
		name: BRAND.name,
		short_name: BRAND.name,
		description,
		lang: "en",
		start_url: paths.dashboard,
		scope: "/",
		display: "standalone",
		background_color: GROUND,
		theme_color: GROUND,
		categories: ["health", "lifestyle"],
		icons: [
			{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
			{ src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
		],
		shortcuts: [
			{ name: "New scan", url: paths.upload },
			{ name: BRAND.assistant, url: paths.chat },
		],
	};
}

export const APP_MANIFEST = "manifest.webmanifest";

/** Writes the manifest beside the pages; `description` is that of the home page. */
export async function writeAppManifest(client: string, description: string): Promise<void> {
	await writeFile(join(client, APP_MANIFEST), `${JSON.stringify(appManifest(description))}\n`);
}

/** Data for search engines is no script: no policy asks for its hash, and the server writes the address into it. */
const INLINE_SCRIPT =
	/<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;

/** Content-Security-Policy sources of the inline scripts of one page, without repeats. */
export function scriptHashes(html: string): string[] {
	const found = new Set<string>();
	for (const [, body] of html.matchAll(INLINE_SCRIPT)) {
		if (body !== undefined && body !== "") {
			found.add(`sha256-${createHash("sha256").update(body).digest("base64")}`);
		}
	}
	return [...found];
}

/** Writes `script-hashes.json`: path of each page below `client` -> its hashes. Returns the number of pages. */
export async function writeScriptHashes(build: string): Promise<number> {
	const client = join(build, "client");
	const pages: Record<string, string[]> = {};
	for await (const page of glob("**/*.html", { cwd: client })) {
		pages[page] = scriptHashes(await readFile(join(client, page), "utf8"));
	}
	await writeFile(join(build, "script-hashes.json"), `${JSON.stringify(pages, null, "\t")}\n`);
	return Object.keys(pages).length;
}
