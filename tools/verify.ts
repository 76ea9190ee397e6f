import { runCommand } from "./run-command.ts";

/**
 * The quick check before every commit: format, lint, boundaries, types, documents, unused code, unit tests.
 * `--without-tests` leaves the last out where `npm test` follows anyway.
 */
const STEPS: [name: string, command: string, args: string[]][] = [
	["format, lint and boundaries", "biome", ["check", "--error-on-warnings", "."]],
	["type-aware lint", "oxlint", ["--type-aware", "--deny-warnings"]],
	["types of core", "tsc", ["-p", "core"]],
	["types", "tsc", ["-p", "."]],
	["route types of web", "npm", ["run", "--silent", "typegen", "--workspace", "web"]],
	["types of web", "tsc", ["-p", "web"]],
	["sizes and documents", "node", ["tools/check-docs.ts"]],
	["unused code", "knip", ["--no-progress"]],
	[
		"unit tests",
		"vitest",
		// Screens, and rules held against every possible person, take longer and run in `npm test`.
		[
			"run",
			"--project",
			"unit",
			"--project",
			"web",
			"--exclude",
			"**/*.test.tsx",
			"--exclude",
			"**/every-*.test.ts",
			"--reporter",
			"dot",
		],
	],
];

const steps = process.argv.includes("--without-tests")
	? STEPS.filter(([, command]) => command !== "vitest")
	: STEPS;
let failed = 0;
for (const [name, command, args] of steps) {
	const started = performance.now();
	const { code, output } = await runCommand(command, args, { quiet: true });
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
	if (code !== 0) {
		failed += 1;
		console.log(output.trimEnd().split("\n").slice(-60).join("\n"));
	}
}
if (failed > 0) {
	console.log(`${failed} of ${steps.length} checks failed.`);
	process.exitCode = 1;
}
