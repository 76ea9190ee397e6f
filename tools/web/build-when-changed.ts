import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { lock } from "proper-lockfile";
import { runCommand } from "../run-command.ts";

const SKIP = new Set(["node_modules", "build", "build-app", ".build-app", ".react-router"]);

/** All files below the given folders in a stable order, without what builds produce. */
async function sourceFiles(folders: readonly string[]): Promise<string[]> {
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

/** Everything the web build reads below the root. */
export const WEB_SOURCES = ["web", "contracts/src", "core/src"] as const;

/** Builds the web app when its sources changed since the last build; throws with the build's output when it fails. */
export function buildWebIfChanged(): Promise<"built" | "unchanged"> {
	return buildWhenChanged({
		name: "the web app",
		sources: WEB_SOURCES,
		stamp: "web/build/.sources",
		async make() {
			const { code, output } = await runCommand("npm", ["run", "--silent", "build", "--workspace", "web"], {
				quiet: true,
				// Also from a test, whose own setting would have other files of the router built.
				env: { NODE_ENV: "production" },
			});
			if (code !== 0) throw new Error(`The web build failed:\n${output}`);
		},
	});
}

const LOCK = "web/.building";

interface Build {
	/** As in "Building the web app". */
	name: string;
	/** Files and folders, and values from outside, that the build reads. */
	sources: readonly string[];
	variables?: { readonly [name: string]: string };
	/** File that holds the fingerprint of what was built last. */
	stamp: string;
	make(): Promise<void>;
}

/**
 * Runs a build of `web` when what it reads changed since its last run.
 * One at a time: a second caller waits and then finds the first one's result.
 */
export async function buildWhenChanged(build: Build): Promise<"built" | "unchanged"> {
	const release = await lock("web", {
		lockfilePath: LOCK,
		stale: 30_000,
		retries: { retries: 600, minTimeout: 500, maxTimeout: 500 },
	});
	try {
		const now = await fingerprint(build);
		const before = existsSync(build.stamp) ? await readFile(build.stamp, "utf8") : "";
		if (before === now) return "unchanged";
		console.log(`Building ${build.name} (its sources changed) ...`);
		await rm(build.stamp, { force: true });
		await build.make();
		await mkdir(dirname(build.stamp), { recursive: true });
		await writeFile(build.stamp, now);
		return "built";
	} finally {
		await release();
	}
}

async function fingerprint({ sources, variables = {} }: Build): Promise<string> {
	const hash = createHash("sha256").update(JSON.stringify(variables));
	for (const file of [...(await sourceFiles(sources)), "package-lock.json"]) {
		hash.update(file).update("\0");
		if (existsSync(file)) hash.update(await readFile(file));
	}
	return hash.digest("hex");
}
