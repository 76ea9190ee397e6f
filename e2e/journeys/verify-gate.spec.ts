import { expect, test } from "../system/journey.ts";

test.use({ provoked: [400, 500] });

test("J05: an unverified person stays at the door, with the texts and the way out open", async ({
	page,
	signUp,
}) => {
	await signUp("accepted");
	for (const path of ["/dashboard", "/"]) {
		await page.goto(path);
		await page.waitForURL("**/verify-email");
	}
	await page.goto("/terms");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(new URL(page.url()).pathname).toBe("/terms");

	await page.goto("/verify-email");
	await page.getByRole("button", { name: "Send the link again" }).click();
	await expect(page.getByText("Verification email sent.")).toBeVisible();
	await page.route("**/api/resend-verification", (route) => route.fulfill({ status: 500, json: {} }));
	await page.getByRole("button", { name: "Send the link again" }).click();
	await expect(page.getByText("Failed to resend email.", { exact: true })).toBeVisible();

	await page.goto("/verify-email?token=bad");
	await expect(page.getByText("Verification failed or token is invalid/expired.")).toBeVisible();

	await page.goto("/logout");
	await page.waitForURL("**/login");
});

test("the server keeps the same door", async ({ page, signUp }) => {
	await signUp("accepted");
	const refused = await page.request.get("/api/checkins");
	expect(refused.status()).toBe(409);
	expect(await refused.json()).toEqual({ detail: "email_not_verified" });
	expect((await page.request.get("/api/me")).status()).toBe(200);
});

test("the link in a browser without the session confirms and leads to the login", async ({
	browser,
	mailbox,
	person,
	baseURL,
	signUp,
}) => {
	await signUp("accepted");
	const stranger = await browser.newContext({ baseURL });
	const other = await stranger.newPage();
	await other.goto(await mailbox.linkFor(person.email, "/verify-email"));
	await expect(other.getByText("Your email is confirmed.")).toBeVisible();
	const { user } = await (await stranger.request.get("/api/me")).json();
	expect(user).toBeNull();
	await other.getByRole("main").getByRole("link", { name: "Login" }).click();
	await other.waitForURL(/\/login\?next=/);
	expect(new URL(other.url()).searchParams.get("next")).toMatch(/^\/register\?step=2&email=/);
	await stranger.close();
});

test("whoever did not open the account locks out who did, from the same mail", async ({
	page,
	elsewhere: owner,
	mailbox,
	person,
	signUp,
}) => {
	await signUp("verified");
	await owner.goto(await mailbox.linkFor(person.email, "/not-my-account"));
	await expect(owner.getByRole("heading", { level: 1 })).toHaveText("This was not me");
	expect((await (await page.request.get("/api/me")).json()).user.email).toBe(person.email);
	await owner.getByRole("button", { name: "Lock them out" }).click();
	await expect(owner.getByRole("heading", { level: 1 })).toHaveText("They are locked out");
	expect((await (await page.request.get("/api/me")).json()).user).toBeNull();
	await owner.getByRole("link", { name: "Choose a new password" }).click();
	await owner.waitForURL("/forgot-password");
});
