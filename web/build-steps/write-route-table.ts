import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../app/routes.ts";
import { PUBLIC_PATHS } from "../public-paths.ts";

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
