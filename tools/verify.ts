import { runCommand } from "./run-command.ts";

/**
 * The quick check before every commit: format, lint, boundaries, types, documents, unused code, unit tests. The compiler
 * runs on one thread: on several it works out part of the types once for each.
 * `--without-tests` leaves the last out where `npm test` follows anyway.
 */
const STEPS: [name: string, command: string, args: string[]][] = [
	// Screens, and rules held against every possible person, take longer and run in `npm test`.
	["unit tests", "vitest", ["run", "--project", "unit", "--tags-filter", "!exhaustive", "--reporter", "dot"]],
	["type-aware lint and boundaries", "oxlint", ["--type-aware", "--deny-warnings"]],
	["types", "tsc", ["-p", ".", "--singleThreaded"]],
	["types of core", "tsc", ["-p", "core", "--singleThreaded"]],
	["route types and types of web", "npm", ["run", "--silent", "types", "--workspace", "web"]],
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
