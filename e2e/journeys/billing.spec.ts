import type { Page } from "@playwright/test";
import { cutNextCall } from "../system/cut-call.ts";
import { expect, test } from "../system/journey.ts";
import { payWithCard } from "../system/pay-page.ts";
import { subscribe } from "../system/subscribe.ts";

test.use({ provoked: [400, 500] });

const CANCEL = "**/api/cancel-subscription";
const KEEP = "**/api/keep-current-plan";
const SUBSCRIPTION = "**/api/subscription";
const GOOD = "4242424242424242";

const press = (page: Page, name: string) =>
	page.getByRole("main").getByRole("button", { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole("alertdialog");
const inline = (page: Page) => page.getByRole("main").getByRole("alert");

async function cancel(page: Page): Promise<void> {
	await press(page, "Cancel Subscription");
	await dialog(page).getByRole("button", { name: "Cancel Subscription" }).click();
}

async function expectAlert(page: Page, alert: string, text: string): Promise<void> {
	await expect(dialog(page).getByText(alert, { exact: true })).toBeVisible();
	await dialog(page).getByRole("button", { name: "OK" }).click();
	await expect(dialog(page)).toHaveCount(0);
	await expect(inline(page)).toHaveText(text);
}

test.beforeEach(async ({ page, baseURL, signUp }) => {
	await signUp();
	await subscribe(page.request, baseURL ?? "", "pro_monthly");
	await page.goto("/account?tab=billing");
	await expect(page.getByText("$14.99", { exact: true })).toBeVisible();
});

test("J22: cancelling, and keeping after all", async ({ page }) => {
	await page.route(CANCEL, (route) => route.fulfill({ status: 500, json: {} }));
	await cancel(page);
	await expect(inline(page)).toHaveText("Cancellation failed.");
	await page.unroute(CANCEL);
	await cutNextCall(page, "/api/cancel-subscription");
	await cancel(page);
	await expect(inline(page)).toHaveText("Network error.");
	await cancel(page);
	await expect(page.getByText(/^Ends on \w+ \d+, \d{4}$/)).toBeVisible();
	await expect(page.getByRole("status").filter({ hasText: /^Your subscription ends on / })).toBeVisible();
	for (const name of ["Cancel Subscription", "Downgrade to Plus", "Upgrade to Pro"]) {
		await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
	}

	await page.route(KEEP, (route) =>
		route.fulfill({ status: 400, json: { detail: "Other words.", error: "It has ended already." } }),
	);
	await press(page, "Keep Pro");
	await expectAlert(page, "It has ended already.", "It has ended already.");
	await page.unroute(KEEP);
	await page.route(KEEP, (route) => route.fulfill({ status: 400, json: {} }));
	await press(page, "Keep Pro");
	await expectAlert(page, "Failed to keep Pro.", "Failed to keep Pro.");
	await page.unroute(KEEP);
	await cutNextCall(page, "/api/keep-current-plan");
	await press(page, "Keep Pro");
	await expectAlert(page, "Network error while updating subscription.", "Network error.");
	const me = page.waitForRequest("**/api/me");
	await press(page, "Keep Pro");
	await me;
	await expect(page.getByText("You're keeping Pro.", { exact: true })).toBeVisible();
	await expect(page.getByText(/^Renews on /)).toBeVisible();
	await expect(page.getByRole("button", { name: "Keep Pro" })).toHaveCount(0);
});

test("J22: a downgrade waits for its day, and keeping takes it back", async ({ page }) => {
	await press(page, "Downgrade to Plus");
	await expect(
		dialog(page).getByText(/^Downgrade to Plus on \w+ \d+, \d{4}\? You keep Pro until then\.$/),
	).toBeVisible();
	await dialog(page).getByRole("button", { name: "Downgrade to Plus" }).click();
	await expect(page.getByText(/^Changes to Plus on /)).toBeVisible();
	await expect(page.getByRole("button", { name: "Downgrade to Plus" })).toHaveCount(0);
	const scheduled = async () => (await (await page.request.get("/api/me")).json()).user.scheduled_plan;
	expect(await scheduled()).toBe("plus_monthly");
	await press(page, "Keep Pro");
	await expect(page.getByText(/^Renews on /)).toBeVisible();
	expect(await scheduled()).toBeNull();
	await expect(page.getByRole("button", { name: "Downgrade to Plus" })).toBeVisible();
});

test("a renewal that failed asks for another card, and the plan goes on with it", async ({
	page,
	person,
}) => {
	await page.goto("/dev/stripe");
	const own = page.getByRole("row").filter({ hasText: person.email });
	await own.getByRole("button", { name: "Fail the renewal" }).click();
	await expect(own.getByText("past_due")).toBeVisible();
	await page.goto("/account?tab=billing");
	await expect(page.getByText("Your last payment did not go through")).toBeVisible();
	await expect(page.getByRole("button", { name: "Downgrade to Plus" })).toHaveCount(0);
	await press(page, "Update card");
	await payWithCard(page, GOOD);
	await page.goto("/account?tab=billing");
	await expect(page.getByText(/^Renews on /)).toBeVisible();
});

test("what is used stands on the tab, and a subscription that cannot be read says so", async ({ page }) => {
	await expect(page.getByRole("progressbar", { name: "Scans" })).toHaveAttribute("aria-valuetext", "0 of 30");
	await expect(page.getByText(/^Starts anew on /).first()).toBeVisible();
	await page.route(SUBSCRIPTION, (route) => route.fulfill({ status: 400, json: {} }));
	await page.reload();
	await expect(page.getByText("Could not retrieve subscription details.")).toBeVisible();
	await expect(page.getByText("Pro", { exact: true })).toBeVisible();
	await page.unroute(SUBSCRIPTION);
	await cutNextCall(page, "/api/subscription");
	await press(page, "Try again");
	await expect(page.getByText("Renews on", { exact: false })).toBeVisible();
});
