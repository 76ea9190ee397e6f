import { runCommand } from "./run-command.ts";

const REACHED = process.argv.includes("--all") ? ["run"] : ["run", "--changed", "--passWithNoTests"];

/**
 * The quick check before every commit: format, lint, boundaries, types, documents, unused code, and the unit tests that
 * something not yet committed can reach. One compiler judges core, the web and the rest, on one thread, and leaves out
 * what has not changed since its last run. `--all` takes every unit test; `--without-tests` takes none, where `npm test`
 * follows anyway.
 */
const STEPS: [name: string, command: string, args: string[]][] = [
	// Screens, and rules held against every possible person, take longer and run in `npm test`.
	[
		"unit tests",
		"vitest",
		[...REACHED, "--project", "unit", "--tags-filter", "!exhaustive", "--reporter", "dot"],
	],
	["type-aware lint and boundaries", "oxlint", ["--type-aware", "--deny-warnings"]],
	["types", "npm", ["run", "--silent", "types"]],
	["format and lint", "biome", ["check", "--error-on-warnings", "."]],
	["unused code", "knip", ["--no-progress"]],
	["sizes and documents", "node", ["tools/check-docs.ts"]],
];
const AT_ONCE = 2;

const steps = process.argv.includes("--without-tests")
	? STEPS.filter(([, command]) => command !== "vitest")
	: STEPS;
let failed = 0;
const waiting = [...steps];
async function work(): Promise<void> {
	for (let step = waiting.shift(); step; step = waiting.shift()) {
		const [name, command, args] = step;
		const started = performance.now();
		const { code, output } = await runCommand(command, args, { quiet: true });
		const seconds = ((performance.now() - started) / 1000).toFixed(1);
		console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
		if (code === 0) continue;
		failed += 1;
		console.log(output.trimEnd().split("\n").slice(-60).join("\n"));
	}
}
await Promise.all(Array.from({ length: AT_ONCE }, work));
if (failed > 0) {
	console.log(`${failed} of ${steps.length} checks failed.`);
	process.exitCode = 1;
}
