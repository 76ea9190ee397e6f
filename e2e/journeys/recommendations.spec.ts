import type { Recommendations } from "@dewlight/contracts/products.ts";
import { expect, test } from "../system/journey.ts";
import { drawSelfie } from "../system/photos.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";

test.use({ provoked: [500] });

const HEADINGS = [
	"Your Care Plan Products",
	"Alternatives to Your Care Plan",
	"Fragrance-Free Alternatives",
	"Sensitive Skin Alternatives",
	"Budget-Friendly Picks",
	"Trending Among Users Like You",
	"Top-Rated Products",
];
const LIST = "**/api/recommendations";
const ADD = "**/api/profile/confirm-product";

test.beforeEach(async ({ signUp }) => {
	await signUp();
});

test("recommendations are looked through, and one product goes into the plan", async ({ page, baseURL }) => {
	await scanByCalls(page.request, baseURL ?? "", await drawSelfie(0, 41));
	const { promise: seen, resolve: tell } = Promise.withResolvers<void>();
	await page.route(LIST, async (route) => {
		const answer = await route.fetch();
		const lists: Recommendations = await answer.json();
		const [first] = lists.general_alternatives;
		if (first) Object.assign(first, { price: 12.5, rating: 4.56 });
		await seen;
		await route.fulfill({ response: answer, json: lists });
	});
	await page.goto("/recommendations");
	await expect(page.getByText("Loading product recommendations…")).toBeVisible();
	tell();
	await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
	const shown = await page.getByRole("heading", { level: 2 }).allTextContents();
	expect(shown).toEqual(HEADINGS.filter((heading) => shown.includes(heading)));
	expect(shown.length).toBeGreaterThan(3);

	const row = page.getByRole("list", { name: "Alternatives to Your Care Plan" });
	const card = row.getByRole("listitem").first();
	await expect(card.getByText(/^\$12\.50 at /)).toBeVisible();
	await expect(card.getByText("4.6", { exact: true })).toBeVisible();

	const left = () => row.evaluate((list) => Math.round(list.scrollLeft));
	const back = page.getByRole("button", { name: "Scroll back in Alternatives to Your Care Plan" });
	const on = page.getByRole("button", { name: "Scroll on in Alternatives to Your Care Plan" });
	await expect(back).toBeDisabled();
	await on.click();
	await expect.poll(left).toBe(300);
	await expect(back).toBeEnabled();
	await row.focus();
	await page.keyboard.press("ArrowRight");
	await expect.poll(left).toBe(600);
	await back.click();
	await back.click();
	await expect.poll(left).toBe(0);

	await page.route(ADD, (route) => route.fulfill({ status: 500, json: {} }));
	await card.getByRole("button", { name: /Add to Plan/ }).click();
	await expect(card.getByText("Failed to add to care plan.")).toBeVisible();
	await page.unroute(ADD);
	const added = page.waitForRequest(ADD);
	await card.getByRole("button", { name: /Add to Plan/ }).click();
	const sent = (await added).postDataJSON();
	expect(sent.steps.length).toBeGreaterThan(0);
	await expect(card.getByRole("button", { name: "In Use" })).toBeDisabled();
	await expect(card.getByText("Failed to add to care plan.")).toHaveCount(0);

	const profile = await (await page.request.get("/api/profile")).json();
	expect(JSON.stringify(profile.confirmed_care_plan)).toContain(JSON.stringify(sent.product.name));
});

test("a failed list says so and is read again", async ({ page }) => {
	await page.route(LIST, (route) => route.fulfill({ status: 500, json: {} }));
	await page.goto("/recommendations");
	await expect(page.getByText("Failed to load recommendations.")).toBeVisible();
	await page.unroute(LIST);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByText("Failed to load recommendations.")).toHaveCount(0);
});
