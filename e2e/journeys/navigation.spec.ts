import type { Locator, Page } from "@playwright/test";
import { holdCalls } from "../system/hold-calls.ts";
import { expect, test } from "../system/journey.ts";

const barLinks = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link");
const footer = (page: Page) => page.getByRole("contentinfo");

const LEGAL = [
	["Terms of Service", "/terms#terms-of-service"],
	["Privacy Policy", "/terms#privacy-policy"],
	["Medical Disclaimer", "/terms#medical-disclaimer"],
	["Fair Use Policy", "/terms#fair-use-policy"],
	["Contact", "/contact"],
	["Retinol", "/retinol"],
] as const;

/** Once: a press before the footer's script has come must not be lost. */
async function press(page: Page, name: string, shown: Locator): Promise<void> {
	await footer(page).getByRole("button", { name }).click();
	await expect(shown).toBeVisible();
}

/** What has the focus, by its first words. */
const focused = (page: Page) =>
	page.evaluate(() => {
		const element = document.activeElement;
		return element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
	});

test("J02: a visitor's footer leads to the texts, the plans, the store and to us", async ({ page }) => {
	await page.goto("/contact");
	await expect(barLinks(page)).toHaveText(["Home", "Register", "Login"]);
	for (const [name, address] of LEGAL) {
		await expect(footer(page).getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
	}
	await expect(footer(page).getByRole("link", { name: /Android app on\s+Google Play/ })).toHaveAttribute(
		"href",
		"https://play.google.com/store/apps/details?id=app.dewlight.skin",
	);
	await expect(footer(page).getByRole("link", { name: "Logout" })).toHaveCount(0);
	await footer(page).getByRole("link", { name: "Privacy Policy" }).click();
	await page.waitForURL("/terms#privacy-policy");
	await expect(page.getByRole("heading", { name: "Privacy Policy", exact: true })).toBeInViewport();
	await press(page, "Pricing & Plans", page.getByRole("dialog", { name: "Choose your plan" }));
});

test("an address that does not exist answers 404, leads on, and is walked through by keyboard", async ({
	page,
}) => {
	const answer = await page.goto("/no-such-page");
	expect(answer?.status()).toBe(404);
	await expect(page).toHaveTitle(/^Page not found/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page does not exist.");
	await expect(barLinks(page)).toHaveCount(3);
	await expect(page.getByRole("contentinfo")).toBeVisible();
	const passed: string[] = [];
	for (let last = ""; last !== "Send Feedback"; passed.push(last)) {
		await page.keyboard.press("Tab");
		last = await focused(page);
		if (passed.length > 15) throw new Error(`Nothing leads to the feedback: ${passed.join(", ")}`);
	}
	expect(passed).toEqual([
		"Skip to content",
		"Dewlight",
		"Home",
		"Register",
		"Login",
		"To the home page",
		"Start a scan",
		"Tell us what is missing",
		"Pricing & Plans",
		"Contact",
		"Send Feedback",
	]);
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "Send Feedback" });
	await expect(dialog.getByRole("textbox")).toBeFocused();
	for (let presses = 0; presses < 8; presses += 1) {
		await page.keyboard.press("Tab");
		expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
	}
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(footer(page).getByRole("button", { name: "Send Feedback" })).toBeFocused();
	for (const [name] of LEGAL.slice(0, 4)) {
		await page.keyboard.press("Tab");
		expect(await focused(page)).toBe(name);
	}
});

test("while nobody knows who is there, the bar holds the brand alone", async ({ page }) => {
	const release = await holdCalls(page, "**/api/me*");
	await page.goto("/contact");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(barLinks(page)).toHaveCount(0);
	release();
	await expect(barLinks(page)).toHaveCount(3);
});

test("nothing on a page moves when the rest of a member's bar comes", async ({ page, signUp }) => {
	await signUp();
	await page.goto("/dashboard");
	await expect(barLinks(page)).toHaveCount(3);
	const release = await holdCalls(page, "**/assets/member-*.js");
	await page.goto("/contact");
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toBeVisible();
	await page.evaluate(() => document.fonts.ready);
	const before = await heading.boundingBox();
	await expect(barLinks(page)).toHaveCount(0);
	release();
	await expect(page.getByText("Hi, ")).toBeVisible();
	expect(await heading.boundingBox()).toEqual(before);
});

test("a page of members keeps the place of their bar's second row, whatever the browser remembers", async ({
	page,
	signUp,
}) => {
	await signUp();
	const release = await holdCalls(page, "**/api/me*");
	await page.goto("/timeline");
	const bar = page.getByRole("banner");
	await expect(bar).toBeVisible();
	const before = await bar.boundingBox();
	await expect(barLinks(page)).toHaveCount(0);
	release();
	await expect(page.getByText("Hi, ")).toBeVisible();
	expect(await bar.boundingBox()).toEqual(before);
});

test("before a gate the bar holds the brand, and the footer the way out", async ({ page, signUp }) => {
	await signUp("accepted");
	await page.goto("/contact");
	await expect(footer(page).getByRole("link", { name: "Logout" })).toBeVisible();
	await expect(barLinks(page)).toHaveCount(0);
	await expect(footer(page).getByRole("link", { name: "Retinol" })).toHaveCount(0);
});

test("a member's bar has its three places and a greeting, and /checkin holds one heading", async ({
	page,
	person,
	signUp,
	elsewhere,
}) => {
	await elsewhere.goto("/checkin");
	await elsewhere.waitForURL("/login?next=%2Fcheckin");
	await signUp();
	await page.goto("/checkin");
	await expect(page.getByRole("main")).toHaveText("Check-in");
	await expect(page.getByRole("heading")).toHaveText(["Check-in"]);
	await expect(page).toHaveTitle(/^Check-in/);
	await expect(barLinks(page)).toHaveText(["Dashboard", "Upload", "Ask Dewlight"]);
	const bar = page.getByRole("banner");
	await expect(bar.getByText(`Hi, ${person.username}`)).toBeVisible();
	await expect(bar.getByRole("link", { name: "Report AI" })).toBeVisible();
	await bar.getByRole("button", { name: "Upgrade Now for smarter skincare" }).click();
	await expect(page.getByRole("dialog", { name: "Choose your plan" })).toBeVisible();
	await page.keyboard.press("Escape");
	await footer(page).getByRole("link", { name: "Logout" }).click();
	await page.waitForURL("/login");
	await expect(barLinks(page)).toHaveText(["Home", "Register", "Login"]);
});

test("a tab that is older than the last update says so and loads the new one", async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ baseURL: baseURL ?? "", serviceWorkers: "block" });
	const page = await context.newPage();
	const part = "**/assets/feedback-dialog-*";
	await page.route(part, (route) => route.fulfill({ status: 404 }));
	await page.goto("/contact");
	await expect(barLinks(page)).toHaveCount(3);
	const heading = page.getByRole("heading", { level: 1, name: "A new version is here." });
	await press(page, "Send Feedback", heading);
	await expect(heading).toBeFocused();
	await expect(page).toHaveTitle(/^A new version is here/);
	await page.unroute(part);
	await page.getByRole("button", { name: "Load again" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
	await context.close();
});

test("a button pressed before the script has come answers once it has", async ({ page }) => {
	const release = await holdCalls(page, "**/assets/*.js");
	await page.goto("/terms", { waitUntil: "commit" });
	await footer(page).getByRole("button", { name: "Pricing & Plans" }).click();
	release();
	await expect(page.getByRole("dialog")).toHaveCount(1);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
});
