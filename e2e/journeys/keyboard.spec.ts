import { encodeFace } from "@dewlight/sandbox/faces/encode-face.ts";
import { expect, test } from "../system/journey.ts";
import { Keyboard } from "../system/keyboard.ts";
import { drawSelfie } from "../system/photos.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";

/** With something to see in the report. */
const drawReddened = (seed: number) =>
	encodeFace(
		{ person: 0, seed, width: 1200, height: 1200, redness: { left_cheek: 8, right_cheek: 8 } },
		{ format: "jpeg" },
	);
const GOOD_CARD = "4242424242424242";

test("from the home page to the first report by keyboard alone", async ({ page, mailbox, person }) => {
	const keys = new Keyboard(page);
	await page.goto("/");
	await keys.press(page.getByRole("main").getByRole("link", { name: "Get Started Free" }).first());
	await page.waitForURL("/register");
	await keys.type(page.getByLabel("Email"), person.email);
	await keys.type(page.getByLabel("Username"), person.username);
	await keys.type(page.getByLabel("Password", { exact: true }), person.password);
	await keys.type(page.getByLabel("Confirm password"), person.password);
	await keys.press(page.getByRole("button", { name: "Create account" }), "Space");
	await page.waitForURL("**/verify-email");
	const policies = page.getByRole("dialog", { name: "Our Policies" });
	await keys.press(policies.getByRole("checkbox"), "Space");
	await keys.press(policies.getByRole("button", { name: "Accept & Continue" }));
	await expect(policies).toBeHidden();

	await page.goto(await mailbox.linkFor(person.email, "/verify-email"));
	await page.waitForURL("**/register?step=2&email=*");
	await keys.press(page.getByRole("button", { name: "I agree", exact: true }));
	await keys.choose(page.locator("input[type=file]").first(), await drawSelfie(2, 7));
	await expect(page.getByText("This photo works well.")).toBeVisible();
	const next = page.getByRole("button", { name: "Continue", exact: true });
	await keys.press(next);
	await keys.press(page.getByRole("checkbox", { name: "Even tone" }), "Space");
	await keys.press(next);
	await keys.press(page.getByRole("checkbox", { name: "Acne" }), "Space");
	await keys.to(page.getByRole("radio", { name: "Under 13" }));
	for (let band = 0; band < 4; band += 1) await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("radio", { name: "25 to 34" })).toBeChecked();
	await keys.press(page.getByRole("button", { name: "Start my first scan" }));
	await page.waitForURL(/\/onboarding\/\d+/, { timeout: 60_000 });
	await keys.press(page.getByRole("link", { name: "Go to my dashboard" }));
	await page.waitForURL("**/dashboard");
});

test("a member scans, reads, plans, asks and leaves by keyboard alone", async ({ page, baseURL, signUp }) => {
	const keys = new Keyboard(page);
	await signUp();
	await scanByCalls(page.request, baseURL ?? "", await drawReddened(41));
	await page.goto("/upload");
	await keys.choose(page.locator("input[type=file]").first(), await drawReddened(42));
	await keys.type(page.getByPlaceholder("Describe your skin today or ask a question..."), "After a walk.");
	await keys.press(page.getByRole("button", { name: "Scan Skin" }));
	await page.waitForURL(/\/results\?afterId=\d+/);
	await expect(page.getByText("Report complete.")).toBeVisible({ timeout: 30_000 });

	await page.goto("/timeline");
	await keys.press(page.getByRole("link", { name: /Open report/ }).first());
	await page.waitForURL(/\/results\/\d+/);
	const layer = page.getByRole("main").locator("button[aria-pressed]").first();
	await keys.to(layer);
	const before = await layer.getAttribute("aria-pressed");
	await page.keyboard.press("Space");
	await expect(layer).toHaveAttribute("aria-pressed", before === "true" ? "false" : "true");

	await page.goto("/care-plan");
	const use = page.getByRole("button", { name: "Mark In Use" }).first();
	const saved = page.waitForResponse("**/api/profile/confirm-product");
	await keys.press(use);
	expect((await saved).ok()).toBe(true);

	await page.goto("/recommendations");
	await keys.press(page.getByRole("button", { name: /^Scroll on in / }).first());
	await expect(page.getByRole("button", { name: /^Scroll back in / }).first()).toBeEnabled();

	await page.goto("/chat");
	await keys.type(page.getByLabel("Your question"), "How do I use niacinamide?");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("log").getByRole("article").nth(1)).toContainText(/niacinamide/i);

	await page.goto("/account");
	const tabs = page.getByRole("tab");
	await keys.to(tabs.first());
	await page.keyboard.press("ArrowRight");
	await expect(tabs.nth(1)).toBeFocused();

	await page.goto("/contact");
	await keys.press(page.getByRole("contentinfo").getByRole("button", { name: "Send Feedback" }));
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("contentinfo").getByRole("button", { name: "Send Feedback" })).toBeFocused();
	await page.goto("/logout");
	await page.waitForURL("/login");
});

test("a plan is bought and canceled by keyboard alone", async ({ page, signUp }) => {
	const keys = new Keyboard(page);
	await signUp();
	await page.goto("/account?tab=billing");
	await keys.press(page.getByRole("main").getByRole("button", { name: "See plans" }));
	const plans = page.getByRole("dialog", { name: "Choose your plan" });
	await keys.to(plans.getByRole("radio", { checked: true }));
	await page.keyboard.press("ArrowLeft");
	await keys.press(plans.getByRole("button", { name: "Upgrade to Plus" }));
	await expect(page.getByRole("heading", { name: /^Subscribe to Dewlight Plus/ })).toBeVisible();
	await keys.type(page.getByLabel("Card number"), GOOD_CARD);
	await keys.type(page.getByLabel("Expiration date"), "12 / 60");
	await keys.type(page.getByLabel("Security code"), "123");
	await keys.type(page.getByLabel("Name on card"), "Journey Person");
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/success\?session_id=cs_/);
	await expect(page.getByRole("heading", { name: "Subscription Confirmed!" })).toBeVisible();

	await page.goto("/account?tab=billing");
	await keys.press(page.getByRole("button", { name: "Cancel Subscription" }));
	await keys.press(page.getByRole("alertdialog").getByRole("button", { name: "Cancel Subscription" }));
	await expect(page.getByRole("alertdialog")).toHaveCount(0);
	await expect(page.getByText(/^Ends on \w+ \d+, \d{4}$/)).toBeVisible();
});
