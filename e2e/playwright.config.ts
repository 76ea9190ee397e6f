import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { ownProduct } from "./system/products.ts";

// Faces are drawn once in all runs, here and in the products.
process.env.DRAWN_FACES ??= join(import.meta.dirname, "../node_modules/.cache/drawn-faces");

/** Chromium comes from the system: nothing is downloaded by the run itself. */
const launchOptions = {
	executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
	args: [
		"--no-sandbox",
		"--disable-gpu",
		"--disable-quic",
		"--no-first-run",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
	],
};

export default defineConfig({
	testDir: "journeys",
	outputDir: "../test-results",
	globalSetup: "./system/start-system.ts",
	timeout: 180_000,
	expect: { timeout: 20_000 },
	workers: 2,
	fullyParallel: false,
	forbidOnly: Boolean(process.env.CI),
	retries: 0,
	// Set by the global setup; the workers read this file after it.
	use: {
		baseURL: ownProduct()?.address,
		...devices["Desktop Chrome"],
		channel: undefined,
		launchOptions,
		// Recording every step costs a fifth of the time of all of them.
		trace: process.env.TRACE_JOURNEYS ? "retain-on-failure" : "off",
	},
	projects: [
		{ name: "wide", use: { viewport: { width: 1280, height: 900 } } },
		{
			name: "phone",
			testMatch: /accessibility/,
			// What sets its own width, or looks the same on every width, is judged once.
			grepInvert: /sideways in|code step|other guides/,
			use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
		},
	],
});
