import { defineConfig } from "vitest/config";

const common = { testTimeout: 30_000, hookTimeout: 60_000, restoreMocks: true } as const;

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					...common,
					name: "unit",
					environment: "node",
					include: ["{core,contracts,tools}/**/*.test.ts"],
				},
			},
			{
				test: {
					...common,
					name: "system",
					environment: "node",
					include: ["{vision,server,sandbox,bench}/**/*.test.ts"],
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
			"web/vitest.config.ts",
		],
		maxWorkers: 2,
	},
});
