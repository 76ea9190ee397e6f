import { readFile } from "node:fs/promises";
import { expect, test } from "../system/journey.ts";

test.use({ provoked: [400, 409, 500] });

const DAY_SECONDS = 24 * 3600;

test.beforeEach(async ({ signUp }) => {
	await signUp();
});

test("a copy of everything arrives as one archive, after a failure too", async ({ page }) => {
	await page.goto("/account");
	await page.route("**/api/account/export", (route) => route.fulfill({ status: 500, json: {} }));
	await page.getByRole("button", { name: "Download my data" }).click();
	await expect(page.getByText("Your copy could not be prepared. Please try again.")).toBeVisible();
	await page.unroute("**/api/account/export");

	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download my data" }).click();
	const file = await download;
	expect(file.suggestedFilename()).toMatch(/^dewlight-export-\d{4}-\d\d-\d\d\.zip$/);
	const archive = await readFile(await file.path());
	expect(archive.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
	expect(archive.toString("latin1")).toContain("account.json");
	await expect(page.getByText("Your copy is in your downloads.")).toBeVisible();
});

test("ten minutes after the login the copy asks who is there, and is fetched once that is answered", async ({
	page,
	clock,
	person,
}) => {
	await page.goto("/account");
	const start = page.getByRole("button", { name: "Download my data" });
	await expect(start).toBeVisible();
	await clock.advance(11 * 60);
	const dialog = page.getByRole("dialog", { name: "Confirm it is you" });
	await start.click();
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await expect(dialog).toBeHidden();
	await expect(start).toBeFocused();
	await expect(page.getByText("Your copy could not be prepared. Please try again.")).toHaveCount(0);

	await start.click();
	const password = dialog.getByLabel("Password", { exact: true });
	await expect(password).toBeFocused();
	await password.fill("not the one");
	await page.keyboard.press("Enter");
	await expect(dialog.getByText("Your current password is incorrect.")).toBeVisible();
	await password.fill(person.password);
	const download = page.waitForEvent("download");
	await page.keyboard.press("Enter");
	expect((await download).suggestedFilename()).toMatch(/^dewlight-export-/);
	await expect(dialog).toBeHidden();
});

test("an account can be marked for deletion, kept, and in the end is erased", async ({
	page,
	baseURL,
	clock,
	person,
}) => {
	await page.goto("/account");
	await expect(page.getByRole("link", { name: "Delete account" })).toHaveAttribute(
		"href",
		"/contact?subject=Delete%20Account",
	);
	const ask = async (password: string) => {
		const dialog = page.getByRole("dialog", { name: "Delete your account?" });
		if (!(await dialog.isVisible())) await page.getByRole("button", { name: "Delete my account" }).click();
		await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
		await dialog.getByLabel("Password", { exact: true }).fill(password);
		await dialog.getByRole("button", { name: "Delete in 7 days" }).click();
	};
	await ask("not the one");
	await expect(page.getByText("Your current password is incorrect.")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: "Delete my account" })).toBeFocused();

	await ask(person.password);
	const due = new Date((await clock.now()).getTime() + 7 * DAY_SECONDS * 1000);
	const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(due);
	await expect(page.getByText(`Your account will be erased on ${day}`, { exact: true })).toBeVisible();
	await page.goto("/dashboard");
	await expect(page.getByText(`Your account will be erased on ${day}.`)).toBeVisible();
	await page.getByRole("button", { name: "Keep my account" }).click();
	await expect(page.getByText("Your account stays. Nothing will be erased.")).toBeVisible();
	await expect(page.getByText(/will be erased on/)).toHaveCount(0);

	await page.goto("/account");
	await ask(person.password);
	await expect(page.getByRole("button", { name: "Keep my account" })).toBeVisible();
	await clock.advance(7 * DAY_SECONDS + 60);
	await expect
		.poll(async () => (await (await page.request.get("/api/me")).json()).user, { timeout: 30_000 })
		.toBeNull();
	const login = await page.request.post("/api/login", {
		headers: { origin: baseURL ?? "" },
		data: { email: person.email, password: person.password },
	});
	expect(login.status()).toBe(401);
});
