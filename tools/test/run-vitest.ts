import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { z } from "zod";
import { runCommand } from "../run-command.ts";
import type { Counts } from "./counts.ts";

const report = z.object({
	numPassedTests: z.number(),
	numFailedTests: z.number(),
	numFailedTestSuites: z.number(),
	numPendingTests: z.number(),
	numTodoTests: z.number(),
	testResults: z.array(
		z.object({
			name: z.string(),
			status: z.string(),
			message: z.string().optional(),
			assertionResults: z.array(
				z.object({
					fullName: z.string(),
					status: z.string(),
					failureMessages: z.array(z.string()).nullish(),
				}),
			),
		}),
	),
});

/** Runs every vitest project. A file that cannot even load counts as one failure. */
export async function runVitest(args: string[], env: NodeJS.ProcessEnv): Promise<Counts> {
	const folder = await mkdtemp(join(tmpdir(), "dewlight-vitest-"));
	const file = join(folder, "report.json");
	try {
		const { code } = await runCommand(
			"vitest",
			["run", ...args, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
			{ env },
		);
		const found = report.parse(JSON.parse(await readFile(file, "utf8")));
		const failed = found.numFailedTests || found.numFailedTestSuites || (code === 0 ? 0 : 1);
		const skipped = found.numPendingTests + found.numTodoTests;
		return { passed: found.numPassedTests, failed, skipped, failures: nameFailures(found) };
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

function nameFailures({ testResults }: z.infer<typeof report>): string[] {
	return testResults.flatMap(({ name, status, message, assertionResults }) => {
		const file = relative(process.cwd(), name);
		const failed = assertionResults.filter((test) => test.status === "failed");
		if (failed.length === 0 && status === "failed") return [`${file}: ${firstLine(message)}`];
		return failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
	});
}

function firstLine(text = ""): string {
	return text.split("\n", 1)[0] ?? "";
}
