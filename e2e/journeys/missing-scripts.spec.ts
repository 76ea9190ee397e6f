import type { Page } from "@playwright/test";
import { holdCalls } from "../system/hold-calls.ts";
import { expect, test } from "../system/journey.ts";

// A kept page answers from its worker, past the routes of a test.
test.use({ serviceWorkers: "block" });

const MISSING = "A part of this page did not load, so its buttons and forms do nothing.";
const REACT = "**/assets/react-*.js";

const loseScripts = (page: Page) => page.route(REACT, (route) => route.fulfill({ status: 404 }));
const note = (page: Page) => page.getByRole("alert");

function countLoads(page: Page): () => number {
	let loads = 0;
	page.on("domcontentloaded", () => {
		loads += 1;
	});
	return () => loads;
}

/** A page to read asks for its scripts when somebody turns to a part that needs them, a screen at once. */
const WISHES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
	"/": (page) => page.getByRole("button", { name: "Send Feedback" }).click(),
	"/contact": (page) => page.getByLabel("Message").focus(),
	"/dashboard": async () => undefined,
};
for (const [path, wish] of Object.entries(WISHES)) {
	test(`where the scripts of ${path} do not come it is loaded once more, then says so`, async ({ page }) => {
		const loads = countLoads(page);
		await loseScripts(page);
		await page.goto(path);
		await wish(page);
		await expect.poll(loads).toBe(2);
		await wish(page);
		await expect(note(page)).toContainText(MISSING);
		expect(loads()).toBe(2);
		await page.unroute(REACT);
		await note(page).getByRole("link", { name: "Load again" }).click();
		await expect(note(page)).toBeHidden();
		await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
	});
}

test("a page where something was typed is not loaded again unasked", async ({ page }) => {
	const loads = countLoads(page);
	const lose = await holdCalls(page, REACT, (route) => route.fulfill({ status: 404 }));
	await page.goto("/contact", { waitUntil: "commit" });
	await page.getByLabel("Message").fill("Where do I find my plan?");
	lose();
	await expect(note(page)).toContainText("Copy what you typed before you load it again.");
	await expect(page.getByLabel("Message")).toHaveValue("Where do I find my plan?");
	expect(loads()).toBe(1);
});

test("a page whose scripts were lost with the network goes on when it is back", async ({ elsewhere }) => {
	await elsewhere.route(REACT, async (route) => {
		await elsewhere.context().setOffline(true);
		await route.abort();
	});
	await elsewhere.goto("/register");
	await elsewhere.getByLabel("Email").focus();
	await expect(note(elsewhere)).toContainText("You appear to be offline.");
	await elsewhere.unroute(REACT);
	await elsewhere.context().setOffline(false);
	await expect(note(elsewhere)).toBeHidden();
	await expect(elsewhere.getByRole("navigation", { name: "Main" })).toBeVisible();
});
