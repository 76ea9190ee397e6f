import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../system/journey.ts";
import { logInByCall } from "../system/log-in-by-call.ts";
import { drawSelfie } from "../system/photos.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";
import { SEEDED_PEOPLE } from "../system/seeded-people.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** One of each kind; all are made by the same parts. */
const GUIDES = ["/acne-care", "/oily-skin-routine", "/retinol"];
const OTHER_GUIDES = [
	"/dark-spots",
	"/sensitive-skin",
	"/anti-aging-routine",
	"/dry-skin-routine",
	"/niacinamide",
	"/vitamin-c",
	"/hyaluronic-acid",
];
const PUBLIC = [
	"/",
	...GUIDES,
	"/login",
	"/register",
	"/terms",
	"/contact",
	"/forgot-password",
	"/reset-password",
	"/reset-password?token=any",
	"/confirm-email-change",
	"/undo-email-change?token=any",
	"/not-my-account?token=any",
	"/offline",
	"/no-such-page",
];
/**
 * Of these a phone shows what a wide window does not: columns that became one, the folded menu, and one form. The others
 * are made of the same parts, and every page is held against the narrowest phone below.
 */
const PUBLIC_ON_A_PHONE = ["/", "/retinol", "/login", "/register", "/terms", "/reset-password?token=any"];
const PERSONAL = [
	"/dashboard",
	"/today",
	"/weeks",
	"/reminders",
	"/upload",
	"/timeline",
	"/timeline/progress",
	"/timeline/import",
	"/care-plan",
	"/recommendations",
	"/chat",
	"/results",
	"/account",
	"/account?tab=billing",
	"/success",
	"/checkin",
];

// Most of these walk through every page there is.
test.setTimeout(300_000);

/**
 * Judged on a window as tall as the page: what the fixed tab bar covers at one moment can be scrolled free of it.
 */
async function violations(page: Page, rules?: string[]) {
	const window = page.viewportSize();
	if (!window) throw new Error("The page has no viewport.");
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	await page.setViewportSize({ width: window.width, height: Math.max(window.height, height + 120) });
	try {
		return await findViolations(page, rules);
	} finally {
		await page.setViewportSize(window);
	}
}

async function findViolations(page: Page, rules?: string[]) {
	const builder = new AxeBuilder({ page });
	const { violations: found } = await (rules ? builder.withRules(rules) : builder.withTags(TAGS)).analyze();
	return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

async function sidewaysScroll(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Nothing on the page is under way any more: what is says so with three dots. */
async function untilRead(page: Page): Promise<void> {
	await page.waitForLoadState("networkidle");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.locator("output").filter({ hasText: /…$/ })).toHaveCount(0);
}

/**
 * What only a phone shows, which is the tab bar and the folded menu, is on each of these. All other colors of the dark are
 * those of a wide window.
 */
const DARK_ON_A_PHONE = ["/", "/dashboard", "/results"];
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** Everything in the light, and what the dark changes: contrast. */
async function judge(page: Page, path: string): Promise<void> {
	await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
	await page.goto(path);
	await untilRead(page);
	expect(await violations(page), path).toEqual([]);
	expect(await sidewaysScroll(page), path).toBe(0);
	if (isPhone(page) && !DARK_ON_A_PHONE.includes(path)) return;
	const light = await backdrop(page);
	await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
	await expect.poll(() => backdrop(page)).not.toBe(light);
	// On a busy machine the words are painted anew a moment after what lies behind them.
	await expect.poll(() => violations(page, ["color-contrast"]), `${path}, dark`).toEqual([]);
}

const backdrop = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

// Nothing is shared between them, and together they take longer than any other journey.
test.describe.configure({ mode: "parallel", timeout: 300_000 });

test("public pages are accessible, light and dark", async ({ page }) => {
	for (const path of isPhone(page) ? PUBLIC_ON_A_PHONE : PUBLIC) await judge(page, path);
});

test("the other guides are accessible", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
	for (const path of OTHER_GUIDES) {
		await page.goto(path);
		await expect(page.getByRole("contentinfo")).toBeVisible();
		expect(await violations(page), path).toEqual([]);
	}
});

// In two halves: one after the other they come near the longest time a journey may take.
for (const half of [0, 1]) {
	test(`personal pages are accessible, light and dark, half ${half + 1}`, async ({ page, baseURL }) => {
		await logInByCall(page.request, baseURL ?? "", SEEDED_PEOPLE.demo);
		for (const path of PERSONAL.filter((_, at) => at % 2 === half)) await judge(page, path);
	});
}

test("what a note told, products held back and a child's plan are accessible, light and dark", async ({
	page,
	baseURL,
	signUp,
}) => {
	await signUp();
	const told = "I might be pregnant. I have rosacea. My skin feels sunburnt.";
	await scanByCalls(page.request, baseURL ?? "", await drawSelfie(0, 41), told);
	await judge(page, "/results");
	const row = page.getByRole("listitem").filter({ hasText: "You are pregnant." });
	await row.getByRole("button", { name: "Not so" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText(/^It no longer counts/)).toBeVisible();
	await expect(row.getByText("You are pregnant.")).toBeFocused();
	await expect(row.getByRole("button", { name: "Undo" })).toBeVisible();
	expect(await violations(page), "denied").toEqual([]);
	const saved = await page.request.post("/api/profile", {
		headers: { origin: baseURL ?? "" },
		data: { preferences: { age_band: "under-13" } },
	});
	expect(saved.ok()).toBe(true);
	for (const path of ["/results", "/care-plan", "/recommendations"]) await judge(page, path);
	// In the dark still, where the window is wide; the questions cover the page.
	await page.goto("/care-plan#answers");
	await expect(page.getByText("Please ask a parent or guardian to look at this with you")).toBeVisible();
	expect(await findViolations(page), "answers").toEqual([]);
});

test("a conversation with suggested products is accessible", async ({ page, signUp }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await signUp();
	await page.goto("/chat");
	await page.getByLabel("Your question").fill("Find me a gentle moisturizer");
	await page.getByLabel("Your question").press("Enter");
	await expect(page.getByRole("list", { name: "Suggested products" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
	expect(await violations(page)).toEqual([]);
	expect(await sidewaysScroll(page)).toBe(0);
});

test("the code step, the feedback dialog and the plans are accessible", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.route("**/api/login", (route) =>
		route.fulfill({ json: { requires_2fa: true, partial_token: "pt_any", redirect: null } }),
	);
	await page.goto("/login");
	await page.getByLabel("Email").fill("ana@example.com");
	await page.getByLabel("Password", { exact: true }).fill("kelp-and-linen");
	await page.getByRole("main").getByRole("button", { name: "Login" }).click();
	await expect(page.getByLabel("6-digit code")).toBeVisible();
	expect(await violations(page), "code step").toEqual([]);
	await page.getByRole("button", { name: "Send Feedback" }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	expect(await findViolations(page), "feedback").toEqual([]);
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Pricing & Plans" }).click();
	await expect(page.getByRole("dialog").getByText("Save 33%")).toBeVisible();
	expect(await findViolations(page), "plans").toEqual([]);
	expect(await sidewaysScroll(page), "plans").toBe(0);
});

for (const [window, paths, size] of [
	["a small phone", [...PUBLIC, ...OTHER_GUIDES, ...PERSONAL], { width: 320, height: 700 }],
	["a window at 200 % zoom", PERSONAL, { width: 640, height: 450 }],
] as const) {
	test(`nothing scrolls sideways in ${window}`, async ({ page, baseURL }) => {
		await logInByCall(page.request, baseURL ?? "", SEEDED_PEOPLE.demo);
		await page.setViewportSize(size);
		for (const path of paths) {
			await page.goto(path);
			await untilRead(page);
			expect(await sidewaysScroll(page), path).toBe(0);
		}
	});
}
