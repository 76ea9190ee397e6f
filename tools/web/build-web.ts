import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { lock } from "proper-lockfile";
import { runCommand } from "../run-command.ts";
import { sourceFiles } from "./source-files.ts";

const STAMP = "web/build/.sources";
const LOCK = "web/.building";
const SOURCES = ["web", "contracts/src", "core/src"];

/** Fingerprint of everything the web build reads. */
async function fingerprint(): Promise<string> {
	const hash = createHash("sha256");
	for (const file of [...(await sourceFiles(SOURCES)), "package-lock.json"]) {
		hash.update(file).update("\0");
		if (existsSync(file)) hash.update(await readFile(file));
	}
	return hash.digest("hex");
}

/**
 * Builds the web app when its sources changed since the last build; throws with the build's output when it fails.
 * One build at a time: a second caller waits and then finds the first one's result.
 */
export async function buildWebIfChanged(): Promise<"built" | "unchanged"> {
	const release = await lock("web", {
		lockfilePath: LOCK,
		stale: 30_000,
		retries: { retries: 240, minTimeout: 500, maxTimeout: 500 },
	});
	try {
		return await buildUnlessCurrent();
	} finally {
		await release();
	}
}

async function buildUnlessCurrent(): Promise<"built" | "unchanged"> {
	const now = await fingerprint();
	const before = existsSync(STAMP) ? await readFile(STAMP, "utf8") : "";
	if (before === now) return "unchanged";
	console.log("Building the web app (its sources changed) ...");
	const { code, output } = await runCommand("npm", ["run", "--silent", "build", "--workspace", "web"], {
		quiet: true,
	});
	if (code !== 0) throw new Error(`The web build failed:\n${output}`);
	await writeFile(STAMP, now);
	return "built";
}
