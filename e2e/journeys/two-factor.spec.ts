import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expect, type Person, test } from "../system/journey.ts";
import { ServerClock } from "../system/server-clock.ts";

test.use({ provoked: [400, 500], permissions: ["clipboard-read", "clipboard-write"] });

const PERIOD_SECONDS = 30;

test.afterEach(({ baseURL }) => new ServerClock(baseURL ?? "").reset());

/** What the person's authenticator shows next; a code counts once, so the time moves on before each. */
async function nextCode(secret: string, clock: ServerClock): Promise<string> {
	const now = await clock.advance(PERIOD_SECONDS);
	return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}

async function setUp(page: Page, clock: ServerClock): Promise<{ secret: string; codes: string[] }> {
	await page.getByRole("button", { name: "Set up two-factor" }).click();
	await page.getByRole("button", { name: "Copy key" }).click();
	await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
	const secret = await page.evaluate(() => navigator.clipboard.readText());
	await page.getByLabel("Code", { exact: true }).fill(await nextCode(secret, clock));
	await page.getByRole("button", { name: "Turn on" }).click();
	return { secret, codes: await shownCodes(page) };
}

async function shownCodes(page: Page): Promise<string[]> {
	const codes = page.getByRole("list", { name: "Backup codes" }).getByRole("listitem");
	await expect(codes).toHaveCount(10);
	return codes.allTextContents();
}

/** Logs out and in again, up to the question for the code. */
async function logInUpToCode(page: Page, { email, password }: Person): Promise<void> {
	await page.goto("/logout");
	await page.waitForURL("**/login");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("main").getByRole("button", { name: "Login" }).click();
	await expect(page.getByLabel("6-digit code")).toBeVisible();
}

async function useBackupCode(page: Page, code: string): Promise<void> {
	await page.getByRole("button", { name: "Use a backup code" }).click();
	await page.getByLabel("Backup code").fill(code);
	await page.getByRole("button", { name: "Confirm" }).click();
}

test("J07: two-factor from the first code to the last", async ({ page, baseURL, person, signUp }) => {
	const clock = new ServerClock(baseURL ?? "");
	await signUp();
	await page.goto("/account");

	await page.route("**/api/2fa/setup", (route) => route.fulfill({ status: 500, json: {} }));
	await page.getByRole("button", { name: "Set up two-factor" }).click();
	await expect(page.getByText("Failed to start 2FA setup")).toBeVisible();
	await page.unroute("**/api/2fa/setup");

	await page.getByRole("button", { name: "Set up two-factor" }).click();
	await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
	await page.getByRole("button", { name: "Copy key" }).click();
	await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
	const secret = await page.evaluate(() => navigator.clipboard.readText());
	const right = await nextCode(secret, clock);
	await page.getByLabel("Code", { exact: true }).fill(right === "000000" ? "111111" : "000000");
	await page.getByRole("button", { name: "Turn on" }).click();
	await expect(page.getByText("Invalid code, try again.")).toBeVisible();
	await page.getByLabel("Code", { exact: true }).fill(right);
	await page.getByRole("button", { name: "Turn on" }).click();
	const codes = await shownCodes(page);
	expect(new Set(codes).size).toBe(10);
	await page.getByRole("button", { name: "I saved them" }).click();
	await expect(page.getByText("10 backup codes left")).toBeVisible();

	await logInUpToCode(page, person);
	await page.getByLabel("6-digit code").fill("12345");
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByText("Invalid or expired code.")).toBeVisible();
	await page.getByLabel("6-digit code").fill(await nextCode(secret, clock));
	await page.getByRole("button", { name: "Confirm" }).click();
	await page.waitForURL("**/upload");

	await logInUpToCode(page, person);
	await useBackupCode(page, codes[0] ?? "");
	await page.waitForURL("**/upload");
	await logInUpToCode(page, person);
	await useBackupCode(page, codes[0] ?? "");
	await expect(page.getByText("Invalid or expired code.")).toBeVisible();
	await page.getByLabel("Backup code").fill(codes[1] ?? "");
	await page.getByRole("button", { name: "Confirm" }).click();
	await page.waitForURL("**/upload");

	await page.goto("/account");
	await expect(page.getByText("8 backup codes left")).toBeVisible();
	const renew = async () => {
		await page.getByRole("button", { name: "New backup codes" }).click();
		await page.getByRole("button", { name: "Make new codes" }).click();
	};
	await page.route("**/api/2fa/backup-codes", (route) => route.fulfill({ status: 500, json: {} }));
	await renew();
	await expect(page.getByText("Could not regenerate codes")).toBeVisible();
	await page.unroute("**/api/2fa/backup-codes");
	await renew();
	const fresh = await shownCodes(page);
	expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
	await page.getByRole("button", { name: "I saved them" }).click();

	await page.getByRole("button", { name: "Turn off" }).click();
	const dialog = page.getByRole("dialog", { name: "Turn off two-factor?" });
	await expect(dialog.getByLabel("Code", { exact: true })).toBeFocused();
	await page.route("**/api/2fa/disable", (route) => route.fulfill({ status: 500, json: {} }));
	await dialog.getByLabel("Code", { exact: true }).fill(codes[2] ?? "");
	await dialog.getByRole("button", { name: "Turn off" }).click();
	await expect(dialog.getByText("Failed to disable 2FA")).toBeVisible();
	await page.unroute("**/api/2fa/disable");
	await dialog.getByRole("button", { name: "Turn off" }).click();
	await expect(dialog.getByText("Invalid code, try again.")).toBeVisible();
	await dialog.getByLabel("Code", { exact: true }).fill(await nextCode(secret, clock));
	await dialog.getByRole("button", { name: "Turn off" }).click();
	await expect(page.getByRole("heading", { name: "Two-factor is off" })).toBeFocused();
	expect((await (await page.request.get("/api/me")).json()).user.is_2fa_enabled).toBe(false);
});

test("backup codes can be copied, downloaded and printed, and are not left behind by accident", async ({
	page,
	baseURL,
	person,
	signUp,
}) => {
	await signUp();
	// Counts prints without opening the printer.
	await page.addInitScript(() => {
		Object.defineProperty(window, "print", {
			value: () => localStorage.setItem("printed", document.body.textContent),
		});
	});
	await page.goto("/account");
	const { codes } = await setUp(page, new ServerClock(baseURL ?? ""));
	await page.getByRole("button", { name: "Copy", exact: true }).click();
	await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));

	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download", exact: true }).click();
	const file = await download;
	expect(file.suggestedFilename()).toBe("backup-codes.txt");
	const text = await readFile(await file.path(), "utf8");
	for (const part of [person.email, ...codes]) expect(text).toContain(part);

	await page.getByRole("button", { name: "Print" }).click();
	const printed = () => page.evaluate(() => localStorage.getItem("printed") ?? "");
	await expect.poll(printed).toContain(codes[9] ?? "");
	expect(await printed()).not.toContain("Profile");

	await page.getByRole("tab", { name: "Billing" }).click();
	await page.getByRole("button", { name: "Stay" }).click();
	await expect(page.getByText(codes[0] ?? "")).toBeVisible();
	await page.getByRole("button", { name: "I saved them" }).click();
	await expect(page.getByText(codes[0] ?? "")).toHaveCount(0);
});
