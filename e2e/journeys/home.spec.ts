import type { Page } from "@playwright/test";
import firstView from "../../web/app/features/home/example-first-view.json" with { type: "json" };
import { expect, test } from "../system/journey.ts";

const [FIRST, SECOND, THIRD] = firstView.concerns;

const DEMOS = [
	{ address: "/?demo=analysis", title: "Example analysis report", holds: "What we saw, and where" },
	{
		address: "/?demo=careplan",
		title: "Example care plan",
		// A plan that does its work stays as it is; it says which of the two happened.
		holds: /^(What changed, and why|Nothing changed since your plan of .+)$/,
	},
	{ address: "/?demo=chat", title: "Product chat demo", holds: "What changed since my last scan?" },
] as const;

const card = (page: Page) => page.getByRole("region", { name: "Look before you join" });
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);

/** The bar shows its links once the page answers; before that the browser follows links by itself. */
const untilAnswering = (page: Page) =>
	expect(page.getByRole("navigation", { name: "Main" }).getByRole("link").first()).toBeVisible();

test("J01: a visitor is led to an account and opens the three examples from the card", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByRole("navigation").getByRole("link", { name: "Register" })).toBeVisible();
	const main = page.getByRole("main");
	await expect(main.getByRole("link", { name: "Get Started Free" }).first()).toHaveAttribute(
		"href",
		"/register",
	);
	await expect(card(page).getByRole("link")).toHaveCount(DEMOS.length);
	for (const { title, holds } of DEMOS) {
		const link = card(page).getByRole("link", { name: title });
		await link.click();
		const dialog = page.getByRole("dialog", { name: title });
		await expect(dialog.getByText("An example", { exact: false }).first()).toBeVisible();
		await expect(dialog.getByText(holds).first()).toBeVisible();
		expect(await addressOf(page)).toBe("/");
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		await expect(link).toBeFocused();
	}
});

for (const { address, title } of DEMOS) {
	test(`J01: ${address} opens its example and leaves the address`, async ({ page }) => {
		await page.goto(`${address}&from=a%20mail#how-it-works`);
		const dialog = page.getByRole("dialog", { name: title });
		await expect(dialog).toBeVisible();
		await expect.poll(() => addressOf(page)).toBe("/?from=a%20mail#how-it-works");
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		// The wish stood in no entry of its own: nothing of ours lies behind this page.
		expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
	});
}

test("a word that names no example opens none and leaves the address", async ({ page }) => {
	await page.goto("/?demo=everything&x=1");
	await expect.poll(() => addressOf(page)).toBe("/?x=1");
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("J01: a person with an account is led to a scan", async ({ page, signUp }) => {
	await signUp();
	await page.goto("/");
	const button = page.getByRole("main").getByRole("link", { name: "Start a Scan" }).first();
	await expect(button).toHaveAttribute("href", "/upload");
	await button.click();
	await page.waitForURL("/upload");
});

test("the piece of a report in the first view answers without scripts, and is there again after another page", async ({
	page,
	browser,
	baseURL,
}) => {
	const reading = page.locator("#hero-report").getByText(SECOND?.reading ?? "");
	await page.goto("/");
	await expect(reading).toBeHidden();
	await page.getByRole("radio", { name: SECOND?.name ?? "" }).check();
	await expect(reading).toBeVisible();
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Login" }).click();
	await page.waitForURL("/login");
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
	await page.waitForURL("/");
	await expect(page.getByRole("radio", { name: FIRST?.name ?? "" })).toBeChecked();

	const without = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
	const plain = await without.newPage();
	await plain.goto("/");
	await plain.getByRole("radio", { name: THIRD?.name ?? "" }).check();
	await expect(plain.locator("#hero-report").getByText(THIRD?.reading ?? "")).toBeVisible();
	await without.close();
});

test("the examples open, are read and closed by keyboard alone", async ({ page }) => {
	await page.goto("/");
	await untilAnswering(page);
	const link = card(page).getByRole("link", { name: "Example care plan" });
	await link.focus();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "Example care plan" });
	await expect(dialog).toBeVisible();
	for (let press = 0; press < 4; press += 1) await page.keyboard.press("Tab");
	expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
	await page.keyboard.press("Escape");
	await expect(link).toBeFocused();
});

test("what is pressed in the example plan changes the window and calls nobody", async ({ page }) => {
	await page.goto("/?demo=careplan");
	const dialog = page.getByRole("dialog", { name: "Example care plan" });
	await expect(dialog).toBeVisible();
	const calls: string[] = [];
	page.on("request", (request) => calls.push(new URL(request.url()).pathname));
	await dialog.getByRole("button", { name: "Mark In Use" }).first().click();
	await expect(dialog.getByRole("button", { name: "In Use", exact: true })).not.toHaveCount(0);
	expect(calls.filter((path) => path.startsWith("/api/"))).toEqual([]);
});

test("the conversation answers one question after the other, at once without motion", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/?demo=chat");
	const dialog = page.getByRole("dialog", { name: "Product chat demo" });
	const thread = dialog.getByRole("log");
	await expect(thread.getByRole("article", { name: "You" })).toHaveCount(1);
	for (const asked of [2, 3]) {
		await dialog.getByRole("button", { name: /^Ask next/ }).click();
		await expect(thread.getByRole("article", { name: "You" })).toHaveCount(asked);
	}
	await expect(thread.getByRole("list", { name: "Suggested products" })).toBeVisible();
	await expect(dialog.getByText("That was the example.", { exact: false })).toBeVisible();
});

test("a visitor reads page after page with no script but the small one inside, and a plan leads to an account", async ({
	page,
}) => {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(request.url());
	});
	await page.goto("/");
	await untilAnswering(page);
	await page.getByRole("main").getByRole("link", { name: "Retinol" }).click();
	await page.waitForURL("/retinol");
	await untilAnswering(page);
	await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
	await page.waitForURL("/terms#privacy-policy");
	expect(scripts.filter((url) => !url.endsWith("/sw.js"))).toEqual([]);
	await page.goto("/");
	await page.getByRole("link", { name: "Choose Plus" }).click();
	await page.waitForURL("/register");
});

test("a plan opens the plans for somebody signed in", async ({ page, signUp }) => {
	await signUp();
	await page.goto("/");
	await expect(page.getByRole("main").getByRole("link", { name: "Start a Scan" }).first()).toBeVisible();
	await page.getByRole("link", { name: "Choose Pro" }).click();
	await expect(page.getByRole("dialog", { name: "Choose your plan" })).toBeVisible();
});

test("everything is told with JavaScript off", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
	const page = await context.newPage();
	await page.goto("/");
	for (const name of ["Look before you join", "How it works", "Plans", "Questions people ask first"]) {
		await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
	}
	// Browsers show what a <noscript> holds; text locators pass over it.
	expect(await page.content()).toContain("The examples open with JavaScript switched on.");
	await page.getByText("Is this a diagnosis?").click();
	await expect(page.getByText("describes how your skin looks in one photo")).toBeVisible();
	await context.close();
});
