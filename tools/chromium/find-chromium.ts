import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM_PATHS = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome-stable",
	"/usr/bin/google-chrome",
	"/snap/bin/chromium",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Path of a Chromium to drive, or null: `CHROMIUM_PATH`, the usual system paths, then Playwright's own. */
export function findChromium(): string | null {
	const named = process.env.CHROMIUM_PATH;
	if (named) {
		if (existsSync(named)) return named;
		throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
	}
	return [...SYSTEM_PATHS, chromium.executablePath()].find((path) => path !== "" && existsSync(path)) ?? null;
}
