import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { runCommand } from "../run-command.ts";
import type { Counts } from "./counts.ts";

const report = z.object({
	numPassedTests: z.number(),
	numFailedTests: z.number(),
	numFailedTestSuites: z.number(),
	numPendingTests: z.number(),
	numTodoTests: z.number(),
});

/** Runs every vitest project. A file that cannot even load counts as one failure. */
export async function runVitest(args: string[]): Promise<Counts> {
	const folder = await mkdtemp(join(tmpdir(), "dewlight-vitest-"));
	const file = join(folder, "report.json");
	try {
		const { code } = await runCommand("vitest", [
			"run",
			...args,
			"--reporter=default",
			"--reporter=json",
			`--outputFile.json=${file}`,
		]);
		const found = report.parse(JSON.parse(await readFile(file, "utf8")));
		const failed = found.numFailedTests || found.numFailedTestSuites || (code === 0 ? 0 : 1);
		return { passed: found.numPassedTests, failed, skipped: found.numPendingTests + found.numTodoTests };
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
