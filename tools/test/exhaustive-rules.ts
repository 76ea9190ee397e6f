import { runCommand } from "../run-command.ts";

/** All that the exhaustive rules read: core imports nothing from outside. */
const GUARDED = "core/src";

export interface RulesHeld {
	whole: boolean;
	why: string;
}

/** Whether the exhaustive rules are held against every case: where it is asked for, or might show something new. */
export async function rulesToHold(args: readonly string[], cwd = process.cwd()): Promise<RulesHeld> {
	if (args.includes("--all")) return { whole: true, why: "asked for with --all" };
	const changed = await changedFiles(cwd);
	if (changed === null) return { whole: true, why: "what changed against main cannot be told" };
	if (changed.length > 0) return { whole: true, why: `${changed[0]} changed against main` };
	return { whole: false, why: `nothing in ${GUARDED} changed against main; --all holds them whole` };
}

/** Files of what is guarded that differ from where this branch left main, committed or not; null without a main. */
async function changedFiles(cwd: string): Promise<string[] | null> {
	const git = (...args: string[]) => runCommand("git", args, { quiet: true, cwd });
	for (const main of ["main", "origin/main"]) {
		const base = await git("merge-base", "HEAD", main);
		if (base.code !== 0) continue;
		const known = await git("diff", "--name-only", base.output.trim(), "--", GUARDED);
		const others = await git("ls-files", "--others", "--exclude-standard", "--", GUARDED);
		if (known.code !== 0 || others.code !== 0) return null;
		return `${known.output}\n${others.output}`.split("\n").filter(Boolean);
	}
	return null;
}
