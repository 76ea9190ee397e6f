import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		name: "web",
		environment: "happy-dom",
		include: ["app/**/*.test.{ts,tsx}", "build-steps/**/*.test.ts"],
		setupFiles: ["app/testing/wait-longer.ts"],
		testTimeout: 30_000,
		restoreMocks: true,
	},
});
