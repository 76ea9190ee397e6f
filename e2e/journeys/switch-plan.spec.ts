import type { Page } from "@playwright/test";
import { expect, test } from "../system/journey.ts";
import { subscribe } from "../system/subscribe.ts";

test.use({ provoked: [400, 500] });

const CHANGE = "**/api/change-subscription";
const QUESTION =
	/^Switch to Pro\? You'll be charged \$\d+\.\d\d now, next renewal on \w+ \d+, \d{4}\. Continue\?$/;

const plans = (page: Page) => page.getByRole("dialog", { name: "Choose your plan" });
const question = (page: Page) => page.getByRole("alertdialog");
const toPro = (page: Page) => page.getByRole("button", { name: "Upgrade to Pro" });
const agree = (page: Page) => question(page).getByRole("button", { name: "Continue" }).click();

test.beforeEach(async ({ page, baseURL, signUp }) => {
	await signUp();
	await subscribe(page.request, baseURL ?? "", "plus_monthly");
});

test("J21: from Plus to Pro by the month, after a no and two failures", async ({ page }) => {
	const changes: unknown[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/api/change-subscription")) changes.push(request.postDataJSON());
	});
	await page.goto("/dashboard");
	await expect(page.getByText("Welcome back", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Pricing & Plans" }).click();
	await expect(plans(page).getByRole("radio", { name: "Monthly" })).toBeChecked();
	const free = plans(page).getByRole("button", { name: "Downgrade to Free" });
	await expect(free).toBeDisabled();
	await expect(free).toHaveAccessibleDescription("To cancel or downgrade, go to Account Settings.");

	const asked = page.waitForResponse(/proration-preview-simple/);
	await toPro(page).click();
	const { amount_due } = await (await asked).json();
	await expect(question(page).getByText(QUESTION)).toBeVisible();
	await expect(question(page)).toContainText(`charged $${(amount_due / 100).toFixed(2)} now`);
	await question(page).getByRole("button", { name: "Not now" }).click();
	await expect(question(page)).toHaveCount(0);
	expect(changes).toEqual([]);

	for (const [answer, text] of [
		[
			{ status: 400, json: { detail: "Your card was declined." } },
			"Failed to upgrade: Your card was declined.",
		],
		[{ status: 500, body: "" }, "Upgrade failed"],
	] as const) {
		await page.route(CHANGE, (route) => route.fulfill(answer));
		await toPro(page).click();
		await agree(page);
		await expect(plans(page).getByRole("alert")).toHaveText(text);
		await page.unroute(CHANGE);
	}

	changes.length = 0;
	const me = page.waitForRequest("**/api/me");
	await toPro(page).click();
	await agree(page);
	await me;
	await expect(page.getByText("Upgrade successful!")).toBeVisible();
	await expect(plans(page)).toHaveCount(0);
	expect(changes).toEqual([{ priceId: expect.stringMatching(/^price_/), changeType: "upgrade" }]);
	await page.goto("/account?tab=billing");
	await expect(page.getByText("$14.99", { exact: true })).toBeVisible();
});

test("J21: the same from Billing, with its own words for a failure", async ({ page }) => {
	await page.goto("/account?tab=billing");
	for (const [answer, texts] of [
		[{ status: 500, body: "" }, ["Plan change failed."]],
		[
			{ status: 400, json: { detail: "A payment is open." } },
			["Plan change failed.", "Failed to upgrade: A payment is open."],
		],
	] as const) {
		await page.route(CHANGE, (route) => route.fulfill(answer));
		await toPro(page).click();
		await expect(question(page).getByText(QUESTION)).toBeVisible();
		await agree(page);
		for (const text of texts) await expect(page.getByRole("alert")).toContainText(text);
		await page.unroute(CHANGE);
	}
	await toPro(page).click();
	await agree(page);
	await expect(page.getByText("Upgrade successful!")).toBeVisible();
	await expect(page.getByText("$14.99", { exact: true })).toBeVisible();
	await expect(page.getByRole("button", { name: "Downgrade to Plus" })).toBeVisible();
});
