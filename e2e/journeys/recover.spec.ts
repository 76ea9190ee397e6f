import type { Page } from "@playwright/test";
import { expect, test } from "../system/journey.ts";

test.use({ provoked: [400, 500] });

const SENT = "If an account exists for that email, a reset link is on its way.";

async function askForLink(page: Page, email: string) {
	await page.goto("/forgot-password");
	await page.getByLabel("Email").fill(email);
	await page.getByRole("button", { name: "Send reset link" }).click();
}

async function choosePassword(page: Page, password: string, confirm = password) {
	await page.getByLabel("New password", { exact: true }).fill(password);
	await page.getByLabel("Confirm new password").fill(confirm);
	await page.getByRole("button", { name: "Set new password" }).click();
}

test("J08: the answer tells nobody whether an account exists, and a failure is said", async ({
	page,
	person,
	signUp,
}) => {
	await signUp();
	await page.context().clearCookies();
	await page.goto("/login");
	await page.getByRole("link", { name: "Forgot your password?" }).click();
	await page.waitForURL("/forgot-password");
	for (const email of [person.email, `nobody-${person.email}`]) {
		await askForLink(page, email);
		await expect(page.getByText(SENT)).toBeVisible();
	}
	await page.route("**/api/request-password-reset", (route) => route.fulfill({ status: 500, json: {} }));
	await askForLink(page, person.email);
	await expect(page.getByText("Request failed.")).toBeVisible();
});

test("J08: a mailed link gives a new password once and signs every browser out", async ({
	page,
	elsewhere: other,
	mailbox,
	person,
	signUp,
}) => {
	await signUp();
	await askForLink(other, person.email);
	await expect(other.getByText(SENT)).toBeVisible();
	const link = new URL(await mailbox.linkFor(person.email, "/reset-password"));

	await other.goto(link.pathname + link.search);
	let sent = 0;
	other.on("request", (request) => {
		if (request.url().endsWith("/api/reset-password")) sent += 1;
	});
	await choosePassword(other, "fresh-linen-41", "fresh-linen-42");
	await expect(other.getByText("Passwords do not match", { exact: true })).toBeVisible();
	expect(sent).toBe(0);
	await choosePassword(other, "fresh-linen-41");
	await expect(other.getByRole("heading", { level: 1 })).toHaveText("Your password has been reset.");

	await page.goto("/dashboard");
	await page.waitForURL(/\/login\?next=/);

	await other.goto(link.pathname + link.search);
	await choosePassword(other, "another-linen-43");
	await expect(other.getByText("Reset link is invalid or missing.")).toBeVisible();
	await other.route("**/api/reset-password", (route) => route.fulfill({ status: 500, json: {} }));
	await choosePassword(other, "another-linen-43");
	await expect(other.getByText("Reset failed.")).toBeVisible();

	await other.goto("/login");
	await other.getByLabel("Email").fill(person.email);
	await other.getByLabel("Password", { exact: true }).fill("fresh-linen-41");
	await other.getByRole("main").getByRole("button", { name: "Login" }).click();
	await other.waitForURL("/upload");
});

test("J08: without its token the reset page says so and asks nothing", async ({ page }) => {
	const calls: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/api/reset")) calls.push(request.url());
	});
	await page.goto("/reset-password");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reset link is invalid or missing.");
	await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
	await page.getByRole("link", { name: "Get a new link" }).click();
	await page.waitForURL("/forgot-password");
	expect(calls).toEqual([]);
});
