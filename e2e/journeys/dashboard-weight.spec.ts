import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../system/journey.ts";
import { logInByCall } from "../system/log-in-by-call.ts";
import { SEEDED_PEOPLE } from "../system/seeded-people.ts";

// What a service worker fetches beside the page would be counted as the page's own.
test.use({ serviceWorkers: "block" });

const FALLBACK = join(import.meta.dirname, "../../web/build/client/__spa-fallback.html");
const BAR = { requests: 25, kilobytes: 60 };

interface Loaded {
	path: string;
	/** On the wire, head and body. */
	bytes: number;
}

async function loadCold(page: Page, path: string, until: () => Promise<void>): Promise<Loaded[]> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Network.enable");
	await devtools.send("Network.clearBrowserCache");
	const paths = new Map<string, string>();
	const loaded: Loaded[] = [];
	devtools.on("Network.responseReceived", ({ requestId, response }) => {
		paths.set(requestId, new URL(response.url).pathname);
	});
	devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		const of = paths.get(requestId);
		if (of !== undefined) loaded.push({ path: of, bytes: encodedDataLength });
	});
	await page.goto(path);
	await until();
	await page.waitForLoadState("networkidle");
	return loaded;
}

const kilobytes = (files: readonly Loaded[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

test("the dashboard needs few files beside the shell that every page stands on", async ({
	page,
	baseURL,
}, { annotations }) => {
	await logInByCall(page.request, baseURL ?? "", SEEDED_PEOPLE.demo);
	const loaded = await loadCold(page, "/dashboard", async () => {
		await expect(page.getByRole("region", { name: /^(This morning|Tonight)$/ })).toBeVisible();
		await expect(page.getByRole("button", { name: "Calm" })).toBeVisible();
	});
	const html = await readFile(FALLBACK, "utf8");
	const shell = loaded.filter(({ path }) => path === "/dashboard" || html.includes(`"${path}"`));
	const after = loaded.filter((file) => !shell.includes(file));
	const told = (files: readonly Loaded[]) => `${files.length} requests, ${kilobytes(files).toFixed(1)} kB`;
	annotations.push({ type: "figures", description: `cold ${told(loaded)}; after the shell ${told(after)}` });
	if (process.env.PRINT_WEIGHT) {
		console.log(annotations.at(-1)?.description);
		for (const { path, bytes } of after.toSorted((a, b) => b.bytes - a.bytes)) console.log(bytes, path);
	}
	expect(after.length).toBeLessThanOrEqual(BAR.requests);
	expect(kilobytes(after)).toBeLessThanOrEqual(BAR.kilobytes);
});
