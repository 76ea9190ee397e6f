import { existsSync } from "node:fs";
import { runCommand } from "../run-command.ts";

/** Files of the repository that git knows or would take, without ignored ones. */
export async function trackedFiles(): Promise<string[]> {
	const { code, output } = await runCommand(
		"git",
		["ls-files", "--cached", "--others", "--exclude-standard"],
		{ quiet: true },
	);
	if (code !== 0) throw new Error("Run this inside the git checkout.");
	return output.split("\n").filter((file) => file !== "" && existsSync(file));
}
