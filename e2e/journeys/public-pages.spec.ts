import { expect, test } from "../system/journey.ts";

const PUBLIC = ["/", "/login", "/register", "/terms", "/contact", "/forgot-password"];

for (const path of PUBLIC) {
	test(`${path} can be read with JavaScript off`, async ({ browser, baseURL }) => {
		const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
		const page = await context.newPage();
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page).toHaveTitle(/.+/);
		await context.close();
	});
}

test("forms react under the content security policy", async ({ page }) => {
	await page.goto("/login");
	await page.getByRole("button", { name: "Login" }).click();
	await expect(page.getByText("Please enter your email.")).toBeVisible();
});

test("a wrong password is refused with the server's sentence", async ({ page }) => {
	await page.goto("/login");
	await page.getByLabel("Email").fill("nobody@example.com");
	await page.getByLabel("Password", { exact: true }).fill("not-the-password");
	await page.getByRole("button", { name: "Login" }).click();
	await expect(page.getByText("Incorrect email or password.")).toBeVisible();
});

test("signed-out visitors of /upload log in first and come back", async ({ page }) => {
	await page.goto("/upload");
	await page.waitForURL(/\/login\?next=%2Fupload|\/login\?next=\/upload/);
});
