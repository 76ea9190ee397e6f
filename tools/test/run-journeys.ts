import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { buildAppIfChanged } from "../app/build-app.ts";
import { ensureChromium } from "../chromium/find-chromium.ts";
import { runCommand } from "../run-command.ts";
import { buildWebIfChanged } from "../web/build-when-changed.ts";
import { type Counts, NO_TESTS } from "./counts.ts";

interface Suite {
	specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
	suites?: Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.object({
	specs: z.array(
		z.object({
			title: z.string(),
			file: z.string(),
			tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
		}),
	),
	suites: z.lazy(() => z.array(suite)).optional(),
});
const report = z.object({
	stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
	suites: z.array(suite),
	errors: z.array(z.object({ message: z.string().optional() })),
});

/** Runs the browser journeys; without any Chromium they are named and counted as skipped, never as passed. */
export async function runJourneys(args: readonly string[]): Promise<Counts> {
	const chromium = await ensureChromium();
	if (!chromium) {
		const { output } = await runCommand("playwright", ["test", "--config", "e2e", "--list", ...args], {
			quiet: true,
		});
		const count = Number(/Total: (\d+) tests?/.exec(output)?.[1] ?? 1);
		console.log(`SKIPPED: ${count} browser journeys, because no Chromium was found or could be installed.`);
		return { ...NO_TESTS, skipped: count };
	}
	// Each build mostly waits for one processor.
	await Promise.all([buildWebIfChanged(), buildAppIfChanged()]);
	const folder = await mkdtemp(join(tmpdir(), "dewlight-journeys-"));
	const file = join(folder, "report.json");
	try {
		const { code } = await runCommand(
			"playwright",
			["test", "--config", "e2e", "--reporter", "list,json", ...args],
			{
				env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
			},
		);
		const { stats, suites, errors } = report.parse(JSON.parse(await readFile(file, "utf8")));
		// A journey that passes only on its second try is a fault to mend, so it counts as failed.
		const failed = stats.unexpected + stats.flaky;
		const failures = [...suites.flatMap(nameFailures), ...errors.map(({ message }) => message ?? "unknown")];
		if (code !== 0 && failures.length === 0)
			failures.push(`playwright ended with ${code} and no failed journey`);
		return {
			passed: stats.expected,
			failed: failed || (code === 0 ? 0 : 1),
			skipped: stats.skipped,
			failures,
		};
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

function nameFailures({ specs, suites = [] }: Suite): string[] {
	const failed = specs.flatMap(({ file, title, tests }) =>
		tests
			.filter(({ status }) => status === "unexpected" || status === "flaky")
			.map(({ projectName, status }) => {
				const how = status === "flaky" ? "passed only on its second try" : "failed";
				return `e2e/journeys/${file}: ${title}: ${how} (${projectName})`;
			}),
	);
	return [...failed, ...suites.flatMap(nameFailures)];
}
