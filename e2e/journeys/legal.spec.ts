import type { Page } from "@playwright/test";
import { holdCalls } from "../system/hold-calls.ts";
import { expect, test } from "../system/journey.ts";

const TEXTS = [
	["terms-of-service", "Terms of Service"],
	["privacy-policy", "Privacy Policy"],
	["medical-disclaimer", "Medical Disclaimer"],
	["fair-use-policy", "Fair Use Policy"],
] as const;

/** In view, and not below the bar that stays at the top. */
async function expectUnderBar(page: Page, title: string): Promise<void> {
	const heading = page.getByRole("heading", { level: 2, name: title });
	await expect(heading).toBeInViewport();
	const [bar, place] = [await page.getByRole("banner").boundingBox(), await heading.boundingBox()];
	expect(place?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
}

test("J02: each text is reached by its anchor, with JavaScript off too", async ({
	page,
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
	const plain = await context.newPage();
	for (const [anchor, title] of TEXTS) {
		for (const each of [page, plain]) {
			await each.goto("about:blank");
			await each.goto(`/terms#${anchor}`);
			await expectUnderBar(each, title);
		}
	}
	for (const words of [
		"at least 13 years old",
		"within 7 days of billing",
		"5-10 business days",
		"30 days' notice before a price",
		"72 hours",
		"Original images are deleted right after analysis, also",
		"One token is about 4 characters",
		"You've reached your [plan] plan limit of [X] tokens. Upgrade to continue using the AI.",
	]) {
		await expect(plain.getByText(words).first()).toBeVisible();
	}
	await context.close();
});

test("a member's taller bar covers no text, and the contents lead to a section", async ({ page, signUp }) => {
	await signUp();
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/terms#medical-disclaimer");
	await expect(page.getByRole("link", { name: "Report AI" })).toBeVisible();
	await expectUnderBar(page, "Medical Disclaimer");
	const privacy = page.getByRole("region", { name: "Privacy Policy" });
	await privacy.getByText(/^What is in it/).click();
	await privacy.getByRole("link", { name: "Face geometry (biometric notice)" }).click();
	await expect(page.getByRole("heading", { name: "Face geometry (biometric notice)" })).toBeInViewport();
	await page.goBack();
	await expectUnderBar(page, "Medical Disclaimer");
});

test("who has scrolled on before the scripts come is not taken back to the anchor", async ({ page }) => {
	const release = await holdCalls(page, "**/assets/*.js");
	await page.goto("/terms#privacy-policy", { waitUntil: "commit" });
	const end = page.getByRole("contentinfo");
	await end.getByRole("button", { name: "Send Feedback" }).scrollIntoViewIfNeeded();
	release();
	await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link").first()).toBeVisible();
	await expect(end.getByRole("button", { name: "Send Feedback" })).toBeInViewport();
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Login" }).click();
	await end.getByRole("link", { name: "Privacy Policy" }).click();
	await expect(page.getByRole("heading", { name: "Privacy Policy", exact: true })).toBeInViewport();
});

test("the policies that are accepted are those of the page, word for word", async ({ page, signUp }) => {
	await page.goto("/terms");
	const onPage = new Map<string, string[]>();
	for (const [, title] of TEXTS.slice(0, 3)) {
		onPage.set(
			title,
			await page.getByRole("region", { name: title }).locator("h3, dd, li:not(nav li)").allTextContents(),
		);
	}
	await signUp("registered");
	await page.goto("/contact");
	const policies = page.getByRole("dialog", { name: "Our Policies" });
	for (const [title, words] of onPage) {
		await policies.getByRole("tab", { name: title }).click();
		expect(words.length).toBeGreaterThan(3);
		expect(
			await policies.getByRole("tabpanel", { name: title }).locator("h3, dd, li").allTextContents(),
		).toEqual(words);
	}
});
