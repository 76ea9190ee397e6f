import { existsSync } from "node:fs";
import { getuid } from "node:process";
import { chromium } from "@playwright/test";
import { runCommand } from "../run-command.ts";

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

/** Finds a Chromium or installs one: Playwright's build first, then the system's package when that is allowed. */
export async function ensureChromium(): Promise<string | null> {
	const found = findChromium();
	if (found) return found;
	console.log("No Chromium found; installing Playwright's.");
	await runCommand("npx", ["playwright", "install", "chromium"], { quiet: true });
	const own = findChromium();
	if (own) return own;
	if (getuid?.() === 0) {
		console.log("Playwright's Chromium could not be installed; trying the system's package.");
		const env = { DEBIAN_FRONTEND: "noninteractive" };
		await runCommand("apt-get", ["update"], { quiet: true, env });
		await runCommand(
			"apt-get",
			["install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"],
			{
				quiet: true,
				env,
			},
		);
	}
	return findChromium();
}
