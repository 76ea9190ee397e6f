import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { lock } from "proper-lockfile";
import { sourceFiles } from "./source-files.ts";

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
