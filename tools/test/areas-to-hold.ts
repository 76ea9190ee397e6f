import type { GuardedArea } from "@dewlight/core/testing/take-cases.ts";
import { runCommand } from "../run-command.ts";

/** All that the exhaustive tests of an area read. Core imports nothing from outside; the others import packages too. */
const GUARDED: Record<GuardedArea, readonly string[]> = {
	rules: ["core/src"],
	engine: ["vision", "sandbox/faces", "core/src/skin", "core/src/testing", "package-lock.json"],
	edge: [
		"contracts",
		"server",
		"core/src/assistant",
		"core/src/person",
		"core/src/testing",
		"package-lock.json",
	],
};

export interface Held {
	area: GuardedArea;
	whole: boolean;
	why: string;
}

/** Which areas' exhaustive tests take every case: where it is asked for, or where a change might show something new. */
export function areasToHold(args: readonly string[], cwd = process.cwd()): Promise<Held[]> {
	const areas: readonly GuardedArea[] = ["rules", "engine", "edge"];
	return Promise.all(
		areas.map(async (area) => {
			if (args.includes("--all")) return { area, whole: true, why: "asked for with --all" };
			const changed = await changedFiles(GUARDED[area], cwd);
			if (changed === null) return { area, whole: true, why: "what changed against main cannot be told" };
			const [first] = changed;
			if (first !== undefined) return { area, whole: true, why: `${first} changed against main` };
			return { area, whole: false, why: "nothing it guards changed against main; --all takes every case" };
		}),
	);
}

/**
 * Files below the paths that differ from where this branch left main, committed or not; null without a main, and on main
 * itself, which has left nothing.
 */
async function changedFiles(paths: readonly string[], cwd: string): Promise<string[] | null> {
	const git = (...args: string[]) => runCommand("git", args, { quiet: true, cwd });
	for (const main of ["main", "origin/main"]) {
		const base = await git("merge-base", "HEAD", main);
		if (base.code !== 0) continue;
		const head = await git("rev-parse", "HEAD");
		if (head.output === base.output) return null;
		const known = await git("diff", "--name-only", base.output.trim(), "--", ...paths);
		const others = await git("ls-files", "--others", "--exclude-standard", "--", ...paths);
		if (known.code !== 0 || others.code !== 0) return null;
		return `${known.output}\n${others.output}`.split("\n").filter(Boolean);
	}
	return null;
}
