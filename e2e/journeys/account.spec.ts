import { encodeFace } from "@dewlight/sandbox/faces/encode-face.ts";
import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { expect, type Person, test } from "../system/journey.ts";

test.use({ provoked: [400, 500], colorScheme: "light" });

const RED = "rgb(163, 38, 46)";
const GREEN = "rgb(58, 95, 78)";

async function logIn(browser: Browser, address: string, person: Person): Promise<BrowserContext> {
	const context = await browser.newContext({ baseURL: address });
	const answer = await context.request.post("/api/login", {
		headers: { origin: address },
		data: { email: person.email, password: person.password },
	});
	expect(answer.ok(), await answer.text()).toBe(true);
	return context;
}

const save = (page: Page) => page.getByRole("button", { name: "Save changes" });
const isSignedIn = async ({ request }: Pick<BrowserContext, "request">) =>
	(await (await request.get("/api/me")).json()).user !== null;
const notice = (page: Page, role: "alert" | "status", text: string): Locator =>
	page.getByRole(role).filter({ hasText: text });

test.beforeEach(async ({ signUp }) => {
	await signUp();
});

test("J23: a password changes only with the current one, and every other browser is signed out", async ({
	page,
	browser,
	baseURL,
	person,
}) => {
	const other = await logIn(browser, baseURL ?? "", person);
	const calls: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST") calls.push(new URL(request.url()).pathname);
	});
	await page.goto("/account");
	await page.getByLabel("New password").fill("thyme-and-slate");
	await save(page).click();
	await expect(notice(page, "alert", "Current password is required to set a new password.")).toHaveCSS(
		"color",
		RED,
	);
	expect(calls).toEqual([]);

	await page.getByLabel("Current password").fill("not the one");
	await save(page).click();
	await expect(notice(page, "alert", "Your current password is incorrect.")).toHaveCSS("color", RED);
	expect(await isSignedIn(other)).toBe(true);

	await page.getByLabel("Current password").fill(person.password);
	await save(page).click();
	await expect(notice(page, "status", "Account updated.")).toHaveCSS("color", GREEN);
	expect(await isSignedIn(other)).toBe(false);
	expect(await isSignedIn(page)).toBe(true);
	await expect(page.getByText("You are signed in only here.")).toBeVisible();
	await other.close();
});

test("J23: a new address waits for its link, then it is the one", async ({ page, mailbox, person }) => {
	const email = `new-${person.email}`;
	await page.goto("/account");
	await page.getByLabel("Email", { exact: true }).fill(email);
	await save(page).click();
	await expect(page.getByText(`Waiting for ${email}`)).toBeVisible();
	await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);
	const { pathname, search } = new URL(await mailbox.linkFor(email, "/confirm-email-change"));
	await page.goto(pathname + search);
	await expect(page.getByText("Email updated successfully.")).toBeVisible();
	await page.goto("/account");
	await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
	await expect(page.getByText(`Waiting for ${email}`)).toHaveCount(0);
});

test("J23: settings that cannot be read or saved say so", async ({ page }) => {
	await page.route("**/api/account", (route) => route.fulfill({ status: 500, json: {} }));
	await page.goto("/account");
	await expect(page.getByText("Failed to load account details.")).toHaveCSS("color", RED);
	await page.unroute("**/api/account");
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
});

test("J23: a message of the server with markup shows as bold text, without its script", async ({ page }) => {
	await page.goto("/account");
	const { user } = await (await page.request.get("/api/me")).json();
	let message = "";
	await page.route("**/api/account", (route) =>
		route.request().method() === "POST"
			? route.fulfill({ json: { message, email_change_pending: false, user } })
			: route.continue(),
	);
	const show = async (next: string): Promise<string> => {
		message = next;
		await save(page).click();
		const place = page.getByRole("status").filter({ hasText: "Check" });
		await expect(place).toBeVisible();
		return place.locator("div > div").last().innerHTML();
	};
	expect(await show("<b>Check</b><script>x</script>")).toBe("<b>Check</b>");
	expect(
		await show(
			'<p>Check <a href="javascript:window.hit=1">a</a> <a href="/terms">b</a> <a href="java&#9;script:alert(1)">c</a> <a href="//evil.example">d</a> <a href="mailto:help@example.com" target="_blank" class="x">e</a></p><h1>f</h1><form action="/x"><button>g</button></form><iframe src="/"></iframe>',
		),
	).toBe(
		'<p>Check <a>a</a> <a href="/terms">b</a> <a>c</a> <a>d</a> <a href="mailto:help@example.com">e</a></p>fg',
	);
	await page.unroute("**/api/account");
});

test("the address opens Billing, which says what the plan is", async ({ page }) => {
	await page.goto("/account?tab=billing");
	await expect(page.getByRole("tab", { name: "Billing" })).toHaveAttribute("aria-selected", "true");
	await expect(page.getByText(/Your trial ends on \w+ \d+, \d{4}/)).toBeVisible();
	await page.getByRole("tab", { name: "Billing" }).press("ArrowLeft");
	await expect(page).toHaveURL("/account");
	await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
});

test("another browser is signed out from here", async ({ page, browser, baseURL, person }) => {
	const other = await logIn(browser, baseURL ?? "", person);
	await page.goto("/account");
	const list = page.getByRole("list", { name: "Signed-in browsers" });
	await expect(list.getByRole("listitem")).toHaveCount(2);
	await expect(list.getByRole("listitem").first()).toContainText("This browser");
	await list.getByRole("button", { name: /^Sign out/ }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
	await expect(list.getByRole("listitem")).toHaveCount(1);
	await expect(page.getByText(/is signed out\./)).toBeVisible();
	expect(await isSignedIn(other)).toBe(false);
	await other.close();
});

test("taking the photo consent back stops new photos, and giving it again allows them", async ({
	page,
	baseURL,
}) => {
	const buffer = await encodeFace({ person: 1, seed: 2, width: 900, height: 900 }, { format: "jpeg" });
	const sendPhoto = async () => {
		const answer = await page.request.post("/api/validate-photo", {
			headers: { origin: baseURL ?? "" },
			multipart: { file: { name: "selfie.jpg", mimeType: "image/jpeg", buffer } },
		});
		return (await answer.json()).detail;
	};
	await page.goto("/account");
	await expect(page.getByText("You agreed", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Take back consent" }).click();
	await page.getByRole("button", { name: "Take it back" }).click();
	await expect(page.getByText("Saved. No new photo will be measured.")).toBeVisible();
	expect(await sendPhoto()).toBe("photo_consent_required");
	await page.getByRole("button", { name: "Agree", exact: true }).click();
	await expect(page.getByText("You agreed", { exact: true })).toBeVisible();
	expect(await sendPhoto()).not.toBe("photo_consent_required");
	await page.getByText("History").click();
	await expect(page.getByText("Face photos: taken back")).toBeVisible();
});

test("every state of two-factor fits 320 pixels", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await page.goto("/account");
	await page.getByRole("button", { name: "Set up two-factor" }).click();
	await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
	expect(
		await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
	).toBe(0);
});
