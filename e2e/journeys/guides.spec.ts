import { expect, test } from "../system/journey.ts";
import { logInByCall } from "../system/log-in-by-call.ts";
import { SEEDED_PEOPLE } from "../system/seeded-people.ts";

const GUIDES = [
	"/acne-care",
	"/anti-aging-routine",
	"/sensitive-skin",
	"/dark-spots",
	"/niacinamide",
	"/retinol",
	"/hyaluronic-acid",
	"/vitamin-c",
	"/oily-skin-routine",
	"/dry-skin-routine",
];
const PARTS = [
	"What the evidence says",
	"How to start",
	"What to avoid",
	"Questions people ask",
	"Read next",
	"Sources",
];

test("J02: every guide can be read whole without JavaScript and leads to one next step", async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
	const page = await context.newPage();
	const titles = new Set<string>();
	for (const path of GUIDES) {
		await page.goto(path);
		const main = page.getByRole("main");
		await expect(main.getByRole("heading", { level: 1 }), path).toBeVisible();
		for (const part of PARTS)
			await expect(main.getByRole("heading", { name: part, exact: true }), path).toBeVisible();
		expect(await main.locator("details summary").count(), path).toBeGreaterThanOrEqual(5);
		await expect(main.getByRole("link", { name: "Get Started Free" }), path).toHaveAttribute(
			"href",
			"/register",
		);
		const words = (await main.textContent())?.split(/\s+/).length ?? 0;
		expect(words, path).toBeGreaterThan(900);
		titles.add(await page.title());
	}
	expect(titles.size).toBe(GUIDES.length);
	await context.close();
});

test("J02: a guide's step is to register, for members to scan or to ask", async ({ page, baseURL }) => {
	await page.goto("/acne-care");
	await page.getByRole("main").getByRole("link", { name: "Get Started Free" }).click();
	await page.waitForURL("/register");
	// The form would follow the login to another page, and that way would cross the next one.
	await page.goto("about:blank");
	await logInByCall(page.request, baseURL ?? "", SEEDED_PEOPLE.demo);
	await page.goto("/acne-care");
	await expect(page.getByRole("main").getByRole("link", { name: "Start a Scan" })).toHaveAttribute(
		"href",
		"/upload",
	);
	await page.goto("/retinol");
	await page.getByRole("main").getByRole("link", { name: "Ask Dewlight" }).click();
	await page.waitForURL("/chat");
});

test("guides lead a member from one to another without loading the site again", async ({ page, signUp }) => {
	await signUp();
	await page.goto("/retinol");
	await expect(page.getByRole("navigation").getByRole("link", { name: "Dashboard" }).first()).toBeVisible();
	await page.evaluate(() => Object.assign(window, { stayed: true }));
	await page.getByRole("navigation", { name: "Read next" }).getByRole("link").first().click();
	await expect(page).not.toHaveURL(/retinol/);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});
