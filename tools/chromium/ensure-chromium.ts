import { getuid } from "node:process";
import { runCommand } from "../run-command.ts";
import { findChromium } from "./find-chromium.ts";

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
