import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { runCommand } from "../run-command.ts";
import { type InstallPackages, installPackages } from "./make-tree.ts";

const KEPT = resolve("node_modules/.cache/production-packages");
/** All that decides what is installed and what is taken away again, beside the descriptions of the workspaces. */
const SOURCES = [
	"package.json",
	"package-lock.json",
	"tools/production/make-tree.ts",
	"tools/production/prune-packages.ts",
];

/**
 * Installs for tests: once for each state of what is installed, and as links to those files from then on. What `npm run
 * build` makes is installed anew.
 */
export const installKept: InstallPackages = async (folder, workspaces) => {
	const hash = createHash("sha256").update(process.version);
	const descriptions = workspaces.map((workspace) => join(workspace, "package.json"));
	for (const file of [...SOURCES, ...descriptions]) hash.update(await readFile(file));
	const kept = join(KEPT, hash.digest("hex").slice(0, 16));
	if (existsSync(kept)) await link(kept, folder);
	else {
		await installPackages(folder, workspaces);
		await rm(KEPT, { recursive: true, force: true });
		const draft = `${kept}.${process.pid}`;
		await link(folder, draft);
		await rename(draft, kept);
	}
	// Each tree writes its own; through the link it would write into what is kept.
	await rm(join(folder, "package.json"));
};

/** As links, which take no room; as copies where the other folder lies on another disk. */
async function link(from: string, to: string): Promise<void> {
	await mkdir(to, { recursive: true });
	const linked = await runCommand("cp", ["-al", `${from}/.`, to], { quiet: true });
	if (linked.code === 0) return;
	await rm(to, { recursive: true });
	const copied = await runCommand("cp", ["-a", from, to], { quiet: true });
	if (copied.code !== 0) throw new Error(`The packages could not be copied:\n${copied.output}`);
}
