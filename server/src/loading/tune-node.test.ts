import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { drizzleFile } from "./tune-node.ts";

const PACKAGE = join(fileURLToPath(import.meta.resolve("drizzle-orm")), "..");

test("every import between files of drizzle-orm that this start loads leads to a file", () => {
	const missing: string[] = [];
	let found = 0;
	for (const file of globSync("{*,pg-core/**/*,pglite/*,node-postgres/*,sql/**/*}.js", { cwd: PACKAGE })) {
		const parent = pathToFileURL(join(PACKAGE, file)).href;
		for (const [, specifier] of readFileSync(join(PACKAGE, file), "utf8").matchAll(/ from "(\.[^"]+)"/g)) {
			const url = drizzleFile(specifier, parent);
			if (url !== null && existsSync(new URL(url))) found++;
			else missing.push(`${file}: ${specifier}`);
		}
	}
	expect(missing).toEqual([]);
	expect(found).toBeGreaterThan(100);
});

test("imports of other packages and of other files are left to Node", () => {
	const inside = pathToFileURL(join(PACKAGE, "pg-core/index.js")).href;
	expect(drizzleFile("./columns/index.js", inside)).toContain("drizzle-orm/pg-core/columns/index.js");
	expect(drizzleFile("pg", inside)).toBeNull();
	expect(drizzleFile("./alias.cjs", inside)).toBeNull();
	expect(drizzleFile("./compose.js", "file:///srv/dewlight/server/src/main.ts")).toBeNull();
	expect(drizzleFile("./compose.js", undefined)).toBeNull();
});
