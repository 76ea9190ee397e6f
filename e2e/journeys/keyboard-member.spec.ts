import type { Page } from "@playwright/test";
import { expect, test } from "../system/journey.ts";
import { Keyboard } from "../system/keyboard.ts";
import { logInByCall } from "../system/log-in-by-call.ts";
import { drawSelfie } from "../system/photos.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";
import { SEEDED_PEOPLE } from "../system/seeded-people.ts";

test.use({ provoked: [403, 500] });

const tiles = (page: Page) => page.getByRole("main").locator("ol > li");

test("J12 and J13 by keyboard alone: nothing chosen, and a limit that is explained", async ({
	page,
	baseURL,
}) => {
	const keys = new Keyboard(page);
	await logInByCall(page.request, baseURL ?? "", SEEDED_PEOPLE.scannedPro);
	await page.goto("/upload");
	const submit = page.getByRole("button", { name: "Scan Skin" });
	await keys.press(submit);
	await expect(
		page.getByText("Please upload an image for skin analysis. For questions only, use the Chat page."),
	).toBeVisible();

	await keys.choose(page.locator("input[type=file]").first(), await drawSelfie(0, 93));
	await keys.press(submit);
	const limit = page.getByRole("dialog", { name: "Fair Use Limit Reached" });
	await keys.to(limit.getByRole("link", { name: "Contact Support" }));
	await page.keyboard.press("Escape");
	await expect(limit).toHaveCount(0);
	await expect(submit).toBeFocused();
});

test("J14 and J15 by keyboard alone: a year of scans, one of them opened, and one that cannot be read", async ({
	page,
	baseURL,
}) => {
	const keys = new Keyboard(page);
	await logInByCall(page.request, baseURL ?? "", SEEDED_PEOPLE.longPlus);
	await page.goto("/timeline");
	await expect(tiles(page)).toHaveCount(10);
	await keys.press(page.getByRole("button", { name: "Load more" }));
	await expect(tiles(page)).toHaveCount(20);
	await keys.press(
		tiles(page)
			.nth(11)
			.getByRole("link", { name: /Open report/ }),
	);
	await page.waitForURL(/\/results\/\d+/);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

	await page.route("**/api/checkins/*", (route) => route.fulfill({ status: 500, json: {} }));
	await page.reload();
	await expect(page.getByText("Unable to load scan report.")).toBeVisible();
	await page.unroute("**/api/checkins/*");
	await keys.press(page.getByRole("main").getByRole("button", { name: /again/i }));
	await expect(page.getByText("Unable to load scan report.")).toHaveCount(0);
	await expect(page.getByRole("main").locator("button[aria-pressed]").first()).toBeVisible();
});

test("J16 by keyboard alone: goals added and removed, the view changed, a product out of use", async ({
	page,
	baseURL,
	signUp,
}) => {
	const keys = new Keyboard(page);
	await signUp();
	await scanByCalls(page.request, baseURL ?? "", await drawSelfie(0, 12));
	await page.goto("/care-plan");
	const goals = page.getByRole("region", { name: "Goals", exact: true });
	await keys.type(goals.getByRole("combobox"), "calmer cheeks");
	await page.keyboard.press("Enter");
	await expect(goals.getByRole("listitem").filter({ hasText: "calmer cheeks" })).toBeVisible();
	await keys.press(goals.getByRole("button", { name: "Remove calmer cheeks" }));
	await expect(goals.getByRole("listitem").filter({ hasText: "calmer cheeks" })).toHaveCount(0);

	const morning = page.getByRole("region", { name: "Daily – morning", exact: true });
	await keys.press(morning.getByRole("button", { name: "Mark In Use" }).first());
	await expect(morning.getByRole("button", { name: "In Use", exact: true })).toHaveCount(1);
	await keys.to(page.getByRole("radio", { name: "AI Suggested Plan" }));
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("radio", { name: "Your Plan" })).toBeChecked();
	await keys.press(morning.getByRole("button", { name: "Remove" }));
	await expect(page.getByText("Add AI suggested products to your care plan to begin.")).toBeVisible();
});

test("J18 by keyboard alone: a question, a product in the answer, put into the plan", async ({
	page,
	baseURL,
	signUp,
}) => {
	const keys = new Keyboard(page);
	await signUp();
	await scanByCalls(page.request, baseURL ?? "", await drawSelfie(0, 13));
	await page.goto("/chat");
	await keys.type(page.getByLabel("Your question"), "Which moisturizer fits my skin?");
	await page.keyboard.press("Enter");
	const add = page
		.getByRole("log")
		.getByRole("button", { name: /Add to Plan/ })
		.first();
	await keys.press(add);
	await expect(
		page
			.getByRole("log")
			.getByRole("button", { name: /In Use/ })
			.first(),
	).toBeVisible();
});

test("J19 by keyboard alone: a message beyond fair use is explained, and the question has the focus again", async ({
	page,
	baseURL,
}) => {
	const keys = new Keyboard(page);
	await logInByCall(page.request, baseURL ?? "", SEEDED_PEOPLE.wordyPlus);
	await page.goto("/chat");
	await keys.type(page.getByLabel("Your question"), "Is my sunscreen enough?");
	await page.keyboard.press("Enter");
	const limit = page.getByRole("dialog", { name: "Fair Use Limit Reached" });
	await keys.press(limit.getByRole("button", { name: "Close" }).last());
	await expect(limit).toHaveCount(0);
	await expect(page.getByLabel("Your question")).toBeFocused();
});
