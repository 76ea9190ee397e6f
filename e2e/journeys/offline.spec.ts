import type { Page } from "@playwright/test";
import { expect, test } from "../system/journey.ts";

const NOTE = "You appear to be offline";

/** Waits until the service worker answers for this page and has finished its first work. */
async function untilKept(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const { active } = await navigator.serviceWorker.ready;
		while (active?.state !== "activated") {
			await new Promise((resolve) => active?.addEventListener("statechange", resolve, { once: true }));
		}
	});
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const keptPaths = (page: Page) =>
	page.evaluate(async () => {
		const names = await caches.keys();
		const stores = await Promise.all(names.map((name) => caches.open(name)));
		const requests = await Promise.all(stores.map((store) => store.keys()));
		return requests.flat().map(({ url }) => new URL(url).pathname);
	});

// A lost network fills the console, so these tabs are opened beside the one that is watched.
test("visited public pages open without a network, others say that there is none", async ({ context }) => {
	const page = await context.newPage();
	await page.goto("/terms");
	await untilKept(page);
	await expect.poll(() => keptPaths(page)).toContain("/terms");
	await context.setOffline(true);
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByText(NOTE)).toBeVisible();
	await page.goto("/contact");
	await expect(page.getByRole("heading", { level: 1, name: "This page needs a connection" })).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
});

test("without a network the app says so and goes on by itself, its cache holds nothing of a person, and goes at logout", async ({
	context,
	signUp,
}) => {
	await signUp();
	const page = await context.newPage();
	await page.goto("/contact");
	await untilKept(page);
	await page.goto("/timeline");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.goto("/dashboard");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await context.setOffline(true);
	await expect(page.getByText(NOTE)).toBeVisible();
	await page.goto("/dashboard");
	await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
	await context.setOffline(false);
	await page.waitForURL("/dashboard");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByText(NOTE)).toHaveCount(0);
	const kept = await keptPaths(page);
	expect(kept).toContain("/contact");
	expect(kept.filter((path) => /^\/(api|dev|timeline|results|analyzing)/.test(path))).toEqual([]);
	await page.goto("/logout");
	await page.waitForURL("/login");
	await expect.poll(() => keptPaths(page)).not.toContain("/contact");
});
