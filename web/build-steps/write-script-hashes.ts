import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

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
