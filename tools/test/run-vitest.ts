import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { runCommand } from "../run-command.ts";
import type { Counts } from "./counts.ts";

const REPORTER = join(import.meta.dirname, "count-reporter.ts");
const countsSchema = z.object({
	passed: z.number(),
	failed: z.number(),
	skipped: z.number(),
	failures: z.array(z.string()),
}) satisfies z.ZodType<Counts>;

/** Runs every vitest project. A file that cannot even load, and an error outside of a test, count as one failure each. */
export async function runVitest(args: string[], env: NodeJS.ProcessEnv): Promise<Counts> {
	const folder = await mkdtemp(join(tmpdir(), "dewlight-vitest-"));
	const file = join(folder, "counts.json");
	try {
		const { code } = await runCommand(
			"vitest",
			["run", ...args, "--reporter=default", `--reporter=${REPORTER}`],
			{ env: { ...env, COUNTS_FILE: file } },
		);
		const counts = countsSchema.parse(JSON.parse(await readFile(file, "utf8")));
		if (code === 0 || counts.failed > 0) return counts;
		return { ...counts, failed: 1, failures: [`vitest ended with ${code}, though no test failed`] };
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
