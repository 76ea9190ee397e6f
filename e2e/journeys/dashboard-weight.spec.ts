import type { Page } from "@playwright/test";
import { printFigure } from "../system/figures.ts";
import { expect, test } from "../system/journey.ts";
import { logInByCall } from "../system/log-in-by-call.ts";
import { SEEDED_PEOPLE } from "../system/seeded-people.ts";

// What a service worker fetches beside the page would be counted as the page's own.
test.use({ serviceWorkers: "block" });

const BAR = { requests: 25, kilobytes: 60 };

/** Parts that come to every page after its first screen. */
const LATE = ["live", "footer"];

interface Loaded {
	path: string;
	/** On the wire, head and body. */
	bytes: number;
}

/** Everything that comes over the network while a page is opened. */
async function open(page: Page, path: string, until: () => Promise<void>): Promise<Loaded[]> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Network.enable");
	const paths = new Map<string, string>();
	const loaded: Loaded[] = [];
	devtools.on("Network.responseReceived", ({ requestId, response }) => {
		const over = !response.fromDiskCache && !response.fromPrefetchCache;
		if (over) paths.set(requestId, new URL(response.url).pathname);
	});
	devtools.on("Network.requestServedFromCache", ({ requestId }) => paths.delete(requestId));
	devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		const of = paths.get(requestId);
		if (of !== undefined && encodedDataLength > 0) loaded.push({ path: of, bytes: encodedDataLength });
	});
	await page.goto(path);
	await until();
	await page.waitForLoadState("networkidle");
	await devtools.detach();
	return loaded;
}

const kilobytes = (files: readonly Loaded[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
const told = (files: readonly Loaded[]) => `${files.length} requests, ${kilobytes(files).toFixed(1)} kB`;

function print(what: string, files: readonly Loaded[]): void {
	const heaviest = files.toSorted((a, b) => b.bytes - a.bytes);
	printFigure(`dashboard, ${what}`, told(files), ...heaviest.map(({ path, bytes }) => `${bytes} ${path}`));
}

test("the dashboard needs few files beside those of the page before the login", async ({
	page,
	browser,
	baseURL,
}) => {
	const address = baseURL ?? "";
	const shell = await open(page, "/login", async () => {
		// The page's scripts come when somebody turns to what needs them.
		await page.getByLabel("Password", { exact: true }).focus();
		await page.waitForFunction(
			(late) =>
				late.every((name) =>
					performance.getEntriesByType("resource").some((entry) => entry.name.includes(`/assets/${name}-`)),
				),
			LATE,
		);
	});
	const fresh = await browser.newContext({ baseURL: address, serviceWorkers: "block" });
	await logInByCall(fresh.request, address, SEEDED_PEOPLE.demo);
	const cold = await fresh.newPage();
	const all = await open(cold, "/dashboard", async () => {
		await expect(cold.getByRole("region", { name: /^(This morning|Tonight)$/ })).toBeVisible();
		await expect(cold.getByRole("button", { name: "Calm" })).toBeVisible();
	});
	await fresh.close();
	// Every screen of the app has the same empty page.
	const known = new Set(["/dashboard", ...shell.map(({ path }) => path)]);
	known.delete("/api/me");
	const after = all.filter(({ path }) => !known.has(path));
	print("cold", all);
	print("after the shell", after);
	expect(after.length, told(after)).toBeLessThanOrEqual(BAR.requests);
	expect(kilobytes(after), told(after)).toBeLessThanOrEqual(BAR.kilobytes);
});
