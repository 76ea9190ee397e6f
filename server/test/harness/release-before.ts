import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { temporaryDirectory } from "./temporary-directory.ts";

const ROOT = join(import.meta.dirname, "../../..");
const MIGRATIONS = "server/src/db/migrations";
/** Its packages are this one's, but for those that are folders of the repository. */
const OWN = "@dewlight";

const git = (...args: string[]) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();

/** The last commit before the newest migration was written; null where the history does not reach so far back. */
export function commitBefore(): string | null {
	const newest = readdirSync(join(ROOT, MIGRATIONS))
		.filter((name) => name.endsWith(".sql"))
		.toSorted()
		.at(-1);
	try {
		const added = git("log", "--diff-filter=A", "-1", "--format=%H", "--", `${MIGRATIONS}/${newest}`);
		return added === "" ? null : git("rev-parse", "--verify", "--quiet", `${added}^`);
	} catch {
		return null;
	}
}

/** The sources of that commit, ready to be started; gone with the test. */
export function unpackRelease(commit: string): string {
	const folder = temporaryDirectory();
	const archive = join(folder, "release.tar");
	git("archive", "--output", archive, commit, "--", ".", ":!docs", ":!android");
	execFileSync("tar", ["-xf", archive, "-C", folder]);
	const [packages, own] = [join(ROOT, "node_modules"), join(folder, "node_modules", OWN)];
	mkdirSync(own, { recursive: true });
	for (const name of readdirSync(packages))
		if (name !== OWN && !name.startsWith("."))
			symlinkSync(join(packages, name), join(folder, "node_modules", name));
	for (const name of readdirSync(join(packages, OWN))) symlinkSync(join(folder, name), join(own, name));
	return folder;
}
