import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Lists of what a route imports, for prefetching links, which nothing here does. */
const ROUTE_IMPORTS = /("module":"[^"]*"),"imports":\[[^\]]*\]/g;

/** The route manifest without those lists; the entry keeps its own, which the first page reads. */
export function withoutRouteImports(manifest: string): string {
	const start = manifest.indexOf('"routes":');
	if (start < 0) throw new Error("The route manifest has another shape than expected.");
	return manifest.slice(0, start) + manifest.slice(start).replace(ROUTE_IMPORTS, "$1");
}

/** Two thirds of the manifest, which every page loads, are such lists. Returns the bytes saved. */
export async function trimRouteManifest(client: string): Promise<number> {
	let saved = 0;
	for await (const name of glob("assets/manifest-*.js", { cwd: client })) {
		const path = join(client, name);
		const before = await readFile(path, "utf8");
		const after = withoutRouteImports(before);
		await writeFile(path, after);
		saved += before.length - after.length;
	}
	if (saved === 0) throw new Error("The route manifest held no import lists; its shape has changed.");
	return saved;
}
