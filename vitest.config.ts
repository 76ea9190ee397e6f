import { join } from "node:path";
import { defineConfig } from "vitest/config";

const common = {
	testTimeout: 30_000,
	hookTimeout: 60_000,
	restoreMocks: true,
	// Tests compile as the product does: see decision 007.
	execArgv: ["--no-maglev"],
	// Drawing a face takes as long as reading it.
	env: { DRAWN_FACES: join(import.meta.dirname, "node_modules/.cache/drawn-faces") },
	// Set by `npm test` where nothing changed that the exhaustive rules guard; whoever runs a file by hand gets every case.
	provide: { sampled: (process.env.SAMPLED_AREAS ?? "").split(" ").filter(Boolean) },
};

export default defineConfig({
	test: {
		tags: [
			{
				name: "exhaustive",
				description: "A rule held against every possible person. `npm run verify` leaves it out.",
			},
		],
		projects: [
			{
				test: {
					...common,
					name: "unit",
					// Pure functions: nothing to keep apart.
					isolate: false,
					environment: "node",
					include: ["{core,contracts}/**/*.test.ts", "tools/*/**/*.test.ts"],
					// Some rules are held against every possible person.
					testTimeout: 120_000,
				},
			},
			{
				test: {
					...common,
					name: "engine",
					environment: "node",
					include: ["{assistant,vision,sandbox,evals,e2e}/**/*.test.ts"],
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
			{
				test: {
					...common,
					name: "system",
					// Loading the server costs more than most files take; none of them changes a module.
					isolate: false,
					environment: "node",
					// The commands at the top of tools start real processes.
					include: ["{server,bench}/**/*.test.ts", "tools/*.test.ts"],
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
			{
				root: "web",
				test: {
					...common,
					name: "web-logic",
					// No DOM but where a file asks for one at its top; a DOM for each took longer than all its tests.
					environment: "node",
					isolate: false,
					include: ["{app,build-steps}/**/*.test.ts"],
				},
			},
			{
				root: "web",
				test: {
					...common,
					name: "web",
					// Screens share a session, a cache and `fetch`: each file has its own.
					environment: "happy-dom",
					include: ["app/**/*.test.tsx"],
					setupFiles: [join(import.meta.dirname, "web/app/testing/wait-longer.ts")],
				},
			},
		],
		// One more than processors: many tests wait for a clock, a mail server or a process that starts.
		maxWorkers: 3,
	},
});
