import { readdir } from "node:fs/promises";
import { join } from "node:path";

const SKIP = new Set(["node_modules", "build", "build-app", ".build-app", ".react-router"]);

/** All files below the given folders in a stable order, without what builds produce. */
export async function sourceFiles(folders: readonly string[]): Promise<string[]> {
	const found: string[] = [];
	for (const folder of folders) {
		for (const entry of await readdir(folder, { withFileTypes: true })) {
			if (SKIP.has(entry.name)) continue;
			const path = join(folder, entry.name);
			if (entry.isDirectory()) found.push(...(await sourceFiles([path])));
			else if (!/\.test\.tsx?$/.test(entry.name)) found.push(path);
		}
	}
	return found.sort();
}
