import type { Page } from "@playwright/test";
import { expect, type Person, test } from "../system/journey.ts";
import { openAccount } from "../system/open-account.ts";
import { choosePhoto, drawSelfie, drawWall } from "../system/photos.ts";
import { ownProduct } from "../system/products.ts";

const [invite = ""] = ownProduct()?.invites ?? [];

interface Call {
	path: string;
	body: string;
}

function recordCalls(page: Page): Call[] {
	const calls: Call[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (!pathname.startsWith("/api/") || pathname === "/api/me") return;
		calls.push({ path: pathname, body: request.postDataBuffer()?.toString("latin1") ?? "" });
	});
	return calls;
}

/** The first `count` looks at the check-in find it still running. Answers with the times of all looks. */
async function slowScan(page: Page, count: number): Promise<number[]> {
	const looks: number[] = [];
	await page.route(/\/api\/checkins\/\d+$/, async (route) => {
		looks.push(Date.now());
		const response = await route.fetch();
		if (looks.length > count) return route.fulfill({ response });
		await route.fulfill({ response, json: { ...(await response.json()), status: "processing" } });
	});
	return looks;
}

async function fillAccount(page: Page, person: Person, confirm = person.password): Promise<void> {
	await page.getByLabel("Email").fill(person.email);
	await page.getByLabel("Username").fill(person.username);
	await page.getByLabel("Password", { exact: true }).fill(person.password);
	await page.getByLabel("Confirm password").fill(confirm);
	await page.getByRole("button", { name: "Create account" }).click();
}

async function acceptPolicies(page: Page): Promise<void> {
	const policies = page.getByRole("dialog", { name: "Our Policies" });
	await policies.getByRole("checkbox").check();
	await policies.getByRole("button", { name: "Accept & Continue" }).click();
	await expect(policies).toBeHidden();
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("J03: from an invitation to the dashboard", { tag: "@main" }, async ({ page, mailbox, person }) => {
	const calls = recordCalls(page);
	const selfie = await drawSelfie(2, 5);
	const looks = await slowScan(page, 2);

	await page.goto(`/register?invite=${invite}`);
	await expect(page.getByText("Invite code applied")).toBeVisible();
	await page.goto("/register");
	await expect(page.getByText("Invite code applied")).toBeVisible();
	await fillAccount(page, person);
	await page.waitForURL("**/verify-email");
	await acceptPolicies(page);

	await page.goto(await mailbox.linkFor(person.email, "/verify-email"));
	await page.waitForURL("**/register?step=2&email=*");

	await expect(page.getByRole("heading", { name: "May we measure your photo?" })).toBeVisible();
	await expect(page.locator("input[type=file]")).toHaveCount(0);
	await expect(page.getByText("Step 2 of 4")).toBeVisible();
	await press(page, "I agree");
	await choosePhoto(page, selfie);
	await expect(page.getByText("This photo works well.")).toBeVisible();
	await press(page, "Continue");
	await page.getByText("Even tone").click();
	await press(page, "Continue");
	await page.getByText("Acne", { exact: true }).click();
	await page.goBack();
	await expect(page.getByLabel("Even tone")).toBeChecked();
	await page.goBack();
	await expect(page.getByText("This photo works well.")).toBeVisible();
	await page.goForward();
	await page.goForward();
	await expect(page.getByText("Step 4 of 4")).toBeVisible();
	await expect(page.getByLabel("Acne", { exact: true })).toBeChecked();
	await page.getByText("Pregnant", { exact: true }).click();
	await press(page, "Start my first scan");

	await page.waitForURL(/\/analyzing\/\d+/);
	await expect(page.getByText("Checking photo quality…")).toBeVisible();
	await page.waitForURL(/\/onboarding\/\d+/, { timeout: 60_000 });
	await expect(page.getByText("Skin type", { exact: true })).toBeVisible();
	await expect(page.locator("#care-plan, [id*=plan]").first()).toContainText(/cleanser/i);
	await expect(page.getByText("Show it to your midwife, clinic or doctor.", { exact: false })).toBeVisible();

	await page.getByRole("link", { name: "Go to my dashboard" }).click();
	await page.waitForURL("**/dashboard");
	await expect(page.locator("main li a")).toHaveCount(6);

	const wanted = [
		"/api/register",
		"/api/update-legal-acceptance",
		"/api/verify-email",
		"/api/validate-photo",
		"/api/onboarding",
		"/api/scan-skin",
		"/api/checkins/latest",
	];
	const seen = calls.map(({ path }) => path).filter((path) => wanted.includes(path));
	expect([...new Set(seen)]).toEqual(wanted);
	expect(calls.find(({ path }) => path === "/api/register")?.body).toMatch(
		new RegExp(`name="invite_code"\\r\\n\\r\\n${invite}`),
	);
	expect(JSON.parse(calls.find(({ path }) => path === "/api/onboarding")?.body ?? "")).toEqual({
		goals: ["Even tone"],
		issues: ["Acne"],
		preferences: { pregnancy: "pregnant" },
	});
	const [first = 0, second = 0, third = 0] = looks;
	for (const gap of [second - first, third - second]) {
		expect(gap).toBeGreaterThan(3_500);
		expect(gap).toBeLessThan(12_000);
	}
	// A used code opens no second door.
	const again = await page.request.post("/api/register", {
		headers: { origin: new URL(page.url()).origin },
		data: { ...person, email: `again-${person.email}`, invite_code: invite },
	});
	expect(again.status()).toBe(400);
	expect(await again.json()).toEqual({ detail: "Invite code is invalid or has already been used." });
});

test("the waiting tab moves on by itself once the link was opened elsewhere", async ({
	page,
	context,
	mailbox,
	person,
	signUp,
}) => {
	await signUp("accepted");
	await page.goto("/verify-email");
	await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
	const other = await context.newPage();
	await other.goto(await mailbox.linkFor(person.email, "/verify-email"));
	await other.waitForURL("**/register?step=2&email=*");
	await other.close();
	await page.waitForURL("**/register?step=2&email=*", { timeout: 30_000 });
});

test("a person who keeps their photo to themselves reaches the dashboard without a scan", async ({
	page,
	signUp,
}) => {
	await signUp("verified");
	const calls = recordCalls(page);
	await page.goto("/register");
	await press(page, "Not now");
	await press(page, "Go on without a photo");
	await page.getByText("Hydrated skin").click();
	await page.reload();
	await expect(page.getByText("Step 3 of 4")).toBeVisible();
	await expect(page.getByLabel("Hydrated skin")).toBeChecked();
	await press(page, "Continue");
	await press(page, "Finish");
	await page.waitForURL("**/dashboard");
	expect(calls.map(({ path }) => path)).not.toContain("/api/scan-skin");

	await page.goto("/upload");
	await expect(page.getByText("That is fine. No photo, then.")).toBeVisible();
	await expect(page.locator("input[type=file]")).toHaveCount(0);
	await press(page, "Read it again");
	await press(page, "I agree");
	await expect(page.getByRole("button", { name: "Scan Skin" })).toBeVisible();
});

test.describe("J04", () => {
	test.use({ provoked: [500] });

	test("registering says what is wrong and keeps what was typed", async ({
		page,
		mailbox,
		person,
		baseURL,
	}) => {
		const known = { ...person, email: `known-${person.email}` };
		await openAccount(page.request, baseURL ?? "", mailbox, known, "registered");
		await page.context().clearCookies();
		await page.goto("/register");
		await fillAccount(page, person, `${person.password}x`);
		await expect(page.getByText("Passwords do not match.", { exact: true })).toBeVisible();
		await fillAccount(page, known);
		await expect(page.getByText("An account with this email already exists.")).toBeVisible();
		await page.route("**/api/register", (route) => route.fulfill({ status: 500, json: {} }));
		await fillAccount(page, person);
		await expect(page.getByText("Registration failed.", { exact: true })).toBeVisible();
		await expect(page.getByLabel("Email")).toHaveValue(person.email);
	});

	test("the selfie step asks, checks and tells why", async ({ page, signUp }) => {
		await signUp("verified");
		await page.goto("/register");
		await press(page, "I agree");
		await press(page, "Continue");
		await expect(page.getByText("Please upload a selfie.")).toBeVisible();
		await page.route("**/api/validate-photo", (route) => route.fulfill({ status: 500, json: {} }));
		await choosePhoto(page, await drawWall());
		await expect(page.getByText("Image validation failed.", { exact: true })).toBeVisible();
		await press(page, "Continue");
		await expect(page.getByText("Please validate your selfie before continuing.")).toBeVisible();
		await page.unroute("**/api/validate-photo");

		await press(page, "Check again");
		await expect(page.getByRole("alert")).toContainText(/face/i);
		await press(page, "Continue");
		await expect(page.getByText("Step 2 of 4")).toBeVisible();

		const warning = "The light comes from one side.";
		await page.route("**/api/validate-photo", (route) =>
			route.fulfill({ json: { status: "warn", reason: warning } }),
		);
		await choosePhoto(page, await drawSelfie(2, 6));
		await expect(page.getByText(warning)).toBeVisible();
		await press(page, "Continue");
		await expect(page.getByText("Step 3 of 4")).toBeVisible();

		await page.reload();
		await expect(page.getByText("Step 2 of 4")).toBeVisible();
		await expect(page.getByText("Please upload a selfie.")).toBeVisible();
	});
});
