import type { Page, Route } from "@playwright/test";
import { cutNextCall } from "../system/cut-call.ts";
import { holdCalls } from "../system/hold-calls.ts";
import { expect, test } from "../system/journey.ts";
import { payWithCard } from "../system/pay-page.ts";
import { ServerClock } from "../system/server-clock.ts";

// A page that a service worker fetches could not be replaced here.
test.use({ provoked: [402, 500], serviceWorkers: "block" });

const A_DAY_S = 86_400;
const TRIAL_OVER_S = 15 * A_DAY_S;
const CHECKOUT = "**/api/create-checkout-session";
const CONFIRM = "**/api/confirm-subscription";
const DECLINED = "4000000000000002";
const ASKS_THE_BANK = "4000002500003155";
const GOOD = "4242424242424242";

const plans = (page: Page) => page.getByRole("dialog", { name: "Choose your plan" });
const card = (page: Page, name: string) => plans(page).getByRole("listitem", { name, exact: true });
const upgrade = (page: Page) => page.getByRole("button", { name: "Upgrade Now for smarter skincare" });
const buy = (page: Page, name: string) =>
	plans(page)
		.getByRole("button", { name: `Upgrade to ${name}` })
		.click();

test("J20: from Free to Plus by the year, at the founding price", async ({ page, baseURL, signUp }) => {
	await signUp();
	const clock = new ServerClock(baseURL ?? "");
	try {
		await clock.advance(TRIAL_OVER_S);
		await page.goto("/dashboard");
		await expect(page.getByRole("complementary", { name: "Ad" })).toContainText("From Dewlight");
		await upgrade(page).click();
		await expect(plans(page).getByRole("radio", { name: "Annual" })).toBeChecked();
		await expect(card(page, "Free").getByRole("button", { name: "Current Plan" })).toBeDisabled();
		await expect(card(page, "Plus").locator("s")).toHaveText("$59");
		await expect(card(page, "Plus").getByText("$48", { exact: true })).toBeVisible();
		await expect(card(page, "Plus").getByText("Save 33%", { exact: true })).toBeVisible();
		await expect(card(page, "Pro").getByText("Save $42/year", { exact: true })).toBeVisible();

		const asked = page.waitForRequest(CHECKOUT);
		await buy(page, "Plus");
		expect((await asked).postDataJSON()).toEqual({
			priceId: expect.stringMatching(/^price_/),
			cancelUrl: `${baseURL}/dashboard`,
		});
		await expect(page.getByRole("heading", { name: /^Subscribe to Dewlight Plus/ })).toBeVisible();
		await expect(page.getByText("$48.00").first()).toBeVisible();
		const answer = await holdCalls(page, CONFIRM);
		await payWithCard(page, GOOD);
		await page.waitForURL(/\/success\?session_id=cs_/);
		await expect(page.getByText("Verifying your subscription…")).toBeVisible();
		answer();
		await expect(page.getByRole("heading", { name: "Subscription Confirmed!" })).toBeVisible();
		await expect(page.getByText("Thanks for subscribing. Your account has been upgraded.")).toBeVisible();
		await page.waitForURL(`${baseURL}/`);
		await expect(page.getByText("Welcome back", { exact: true })).toBeVisible();

		await page.goto("/account?tab=billing");
		await expect(page.getByText("Founding member")).toBeVisible();
		await expect(page.locator("s")).toHaveText("$59.00");
		await expect(page.getByText("$48.00", { exact: true })).toBeVisible();
		await expect(page.getByText(/^Renews on /)).toBeVisible();
		await page.goto("/dashboard");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByRole("complementary", { name: "Ad" })).toHaveCount(0);
	} finally {
		await clock.reset();
	}
});

test("a declined card and a bank that asks end at the payment page, and paying again works", async ({
	page,
	signUp,
}) => {
	await signUp();
	await page.goto("/dashboard");
	await upgrade(page).click();
	await plans(page).getByText("Monthly").click();
	await buy(page, "Pro");
	await payWithCard(page, DECLINED);
	await expect(page.getByRole("alert")).toHaveText("Your card was declined.");
	await payWithCard(page, ASKS_THE_BANK);
	await page.getByRole("button", { name: "Fail" }).click();
	await expect(page.getByRole("alert")).toBeVisible();
	await payWithCard(page, ASKS_THE_BANK);
	await page.getByRole("button", { name: "Complete" }).click();
	await expect(page.getByRole("heading", { name: "Subscription Confirmed!" })).toBeVisible();
	await expect(page.getByText("Welcome back", { exact: true })).toBeVisible();
});

test("who pays and never comes back has the plan by the provider's own news", async ({ page, signUp }) => {
	await signUp();
	await page.goto("/dashboard");
	await upgrade(page).click();
	await buy(page, "Plus");
	await page.route(/\/success\?/, (route) => route.fulfill({ contentType: "text/plain", body: "Gone." }));
	await payWithCard(page, GOOD);
	await page.waitForURL(/\/success/);
	const plan = async () => (await (await page.request.get("/api/me")).json()).user.plan;
	await expect.poll(plan).toBe("plus_annual");
});

test("a lost webhook: the success page alone gives the plan, and the nightly sweep finds what nobody told", async ({
	page,
	baseURL,
	person,
	signUp,
}) => {
	await signUp();
	const clock = new ServerClock(baseURL ?? "");
	const lose = (count: number) => page.request.post("/dev/stripe", { form: { action: "lose", count } });
	const me = async () => (await (await page.request.get("/api/me")).json()).user;
	const status = async () => (await me()).subscription_status;
	try {
		await lose(1000);
		await page.goto("/dashboard");
		await upgrade(page).click();
		await buy(page, "Plus");
		await page.route(/\/success\?/, (route) => route.fulfill({ contentType: "text/plain", body: "Gone." }));
		await payWithCard(page, GOOD);
		await page.waitForURL(/\/success/);
		expect(await me()).toMatchObject({ plan: "trial", subscription_status: "trialing" });
		await page.unrouteAll();
		await page.reload();
		await expect(page.getByRole("heading", { name: "Subscription Confirmed!" })).toBeVisible();
		expect(await me()).toMatchObject({ plan: "plus_annual", subscription_status: "active" });

		await page.goto("/dev/stripe");
		const row = page.getByRole("row").filter({ hasText: person.email });
		await row.getByRole("button", { name: "Fail the renewal" }).click();
		await expect(row.first()).toContainText("past_due");
		await expect(page.getByRole("row", { name: /invoice.payment_failed lost/ }).first()).toBeVisible();
		expect(await status()).toBe("active");
		await clock.advance(A_DAY_S);
		await expect.poll(status, { timeout: 60_000 }).toBe("past_due");
	} finally {
		await lose(0);
		await clock.reset();
	}
});

test("who turns back at the payment page is where they were", async ({ page, baseURL, signUp }) => {
	await signUp();
	await page.goto("/timeline");
	await upgrade(page).click();
	await buy(page, "Plus");
	await page.getByRole("link", { name: "Back" }).click();
	await expect(page).toHaveURL(`${baseURL}/timeline`);
	await expect(upgrade(page)).toBeVisible();
});

test("J20: every failure of a checkout has its sentence", async ({ page, signUp }) => {
	await signUp();
	await page.goto("/dashboard");
	await upgrade(page).click();
	const failure = plans(page).getByRole("alert");
	await expect(card(page, "Plus")).toBeVisible();
	await cutNextCall(page, "/api/create-checkout-session");
	await buy(page, "Plus");
	await expect(failure).toHaveText("Network error. Please check your connection and try again.");
	const answers: [Parameters<Route["fulfill"]>[0], string][] = [
		[{ status: 500, body: "no luck" }, "Error creating checkout session: no luck"],
		[{ body: "<html>", contentType: "text/html" }, "Server returned invalid JSON"],
		[{ json: { id: "cs_1" } }, "Stripe redirect failed. Try again later."],
		[{ json: { error: "This plan is not on sale." } }, "This plan is not on sale."],
		[{ json: {} }, "Could not start Stripe Checkout."],
	];
	for (const [answer, text] of answers) {
		await page.route(CHECKOUT, (route) => route.fulfill(answer));
		await buy(page, "Plus");
		await expect(failure).toHaveText(text);
		await page.unroute(CHECKOUT);
	}
});

test("J20: a return that cannot be verified says so, and a missing session asks nothing", async ({
	page,
	signUp,
}) => {
	await signUp();
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("confirm-subscription")) asked.push(request.url());
	});
	for (const query of ["", "?session_id=", "?session_id={CHECKOUT_SESSION_ID}"]) {
		await page.goto(`/success${query}`);
		await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
	}
	expect(asked).toEqual([]);
	await page.goto("/success?session_id=cs_not_mine");
	await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
	await expect(
		page.getByText("We couldn't verify your subscription. Please contact support.", { exact: true }),
	).toBeVisible();
	await page.getByRole("link", { name: "Contact Support" }).click();
	await expect(page).toHaveURL("/contact?subject=General");
});

test("a return without a login comes back after it", async ({ page }) => {
	await page.goto("/success?session_id=cs_1");
	await expect(page).toHaveURL("/login?next=%2Fsuccess%3Fsession_id%3Dcs_1");
});

test("a visitor sees the plans and opens an account first", async ({ page }) => {
	await page.goto("/terms");
	await page.getByRole("button", { name: "Pricing & Plans" }).click();
	await expect(card(page, "Plus").getByText("$48", { exact: true })).toBeVisible();
	await plans(page).getByRole("link", { name: "Upgrade to Pro" }).click();
	await expect(page).toHaveURL("/register");
	await expect(plans(page)).toHaveCount(0);
});
