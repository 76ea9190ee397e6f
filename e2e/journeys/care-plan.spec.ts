import type { Profile } from "@dewlight/contracts/profile.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../system/journey.ts";
import { drawSelfie } from "../system/photos.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";

test.use({ provoked: [500] });

const PROFILE = "**/api/profile";
const CONFIRM = "**/api/profile/confirm-product";

test.beforeEach(async ({ signUp }) => {
	await signUp();
});

/** Bodies of all calls with one method and path, in their order. */
function watchCalls(page: Page, method: string, path: string): unknown[] {
	const bodies: unknown[] = [];
	page.on("request", (request) => {
		const called = request.method() === method && new URL(request.url()).pathname === path;
		if (called) bodies.push(request.postDataJSON());
	});
	return bodies;
}

async function readProfile(page: Page): Promise<Profile> {
	const answer = await page.request.get("/api/profile");
	expect(answer.ok()).toBe(true);
	return answer.json();
}

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const row = (page: Page, section: string, step: string) =>
	part(page, section)
		.getByRole("listitem")
		.filter({ has: page.getByRole("heading", { name: step }) });
const view = (page: Page, name: string) => page.getByText(name, { exact: true }).first();

test("J16: goals are edited, suggested products go in use and out again", { tag: "@main" }, async ({
	page,
	baseURL,
}) => {
	await scanByCalls(page.request, baseURL ?? "", await drawSelfie(0, 11));
	const { goals, care_plan, suggested_products } = await readProfile(page);
	const nameOf = (product: { id: string } | null | undefined) =>
		suggested_products[product?.id ?? ""]?.name ?? "missing";
	const events = watchCalls(page, "POST", "/api/events");
	const saves = watchCalls(page, "POST", "/api/profile");
	const confirms = watchCalls(page, "PATCH", "/api/profile/confirm-product");

	await page.goto("/care-plan");
	await expect(page.getByRole("heading", { level: 1, name: "Care Plan" })).toBeVisible();
	await expect(page.getByRole("radio", { name: "AI Suggested Plan" })).toBeChecked();
	for (const name of ["Daily – morning", "Daily – night", "Weekly / As Needed"]) {
		await expect(part(page, name)).toBeVisible();
	}

	const goalList = part(page, "Goals");
	await goalList.getByRole("combobox").fill("a, b, , a");
	await page.keyboard.press("Enter");
	await expect(goalList.getByRole("listitem")).toHaveText([...goals, "a", "b"]);
	await expect.poll(() => saves).toEqual([{ goals: [...goals, "a", "b"] }]);
	await goalList.getByRole("combobox").fill(" , ");
	await goalList.getByRole("button", { name: "Add", exact: true }).click();
	await expect(goalList.getByRole("combobox")).toHaveValue("");
	expect(saves).toHaveLength(1);
	await goalList.getByRole("button", { name: "Remove b" }).click();
	await expect.poll(() => saves.at(-1)).toEqual({ goals: [...goals, "a"] });

	await view(page, "Your Plan").click();
	await expect(page.getByText("Add AI suggested products to your care plan to begin.")).toBeVisible();
	await view(page, "AI Suggested Plan").click();

	const used: [
		section: "morning" | "night",
		heading: string,
		step: "cleanser" | "moisturizer",
		label: string,
	][] = [
		["morning", "Daily – morning", "cleanser", "Cleanser"],
		["night", "Daily – night", "moisturizer", "Moisturizer"],
	];
	for (const [section, heading, step, label] of used) {
		const product = care_plan?.[section][step]?.product;
		expect(product, `the suggested plan has a ${section} ${step}`).toBeTruthy();
		await row(page, heading, label).getByRole("button", { name: "Mark In Use" }).dblclick();
		await expect(
			row(page, heading, label).getByRole("button", { name: "In Use", exact: true }),
		).toBeVisible();
	}
	await expect
		.poll(() => confirms)
		.toMatchObject([{ step: "morning_cleanser" }, { step: "night_moisturizer" }]);
	await expect
		.poll(async () => Object.keys((await readProfile(page)).confirmed_care_plan).toSorted())
		.toEqual(["morning_cleanser", "night_moisturizer"]);

	await page.reload();
	await expect(page.getByRole("radio", { name: "Your Plan" })).toBeChecked();
	await expect(row(page, "Daily – morning", "Cleanser")).toContainText(
		nameOf(care_plan?.morning.cleanser?.product),
	);
	await expect(row(page, "Daily – night", "Moisturizer")).toContainText(
		nameOf(care_plan?.night.moisturizer?.product),
	);
	await expect(part(page, "Additional / As Needed")).toContainText("No products yet.");
	await row(page, "Daily – morning", "Cleanser").getByRole("button", { name: "Remove" }).click();
	await expect(part(page, "Daily – morning")).toContainText("No products yet.");
	await expect(row(page, "Daily – night", "Moisturizer")).toBeVisible();

	await page.route(CONFIRM, (route) => route.fulfill({ status: 500, json: { detail: "Broken." } }));
	const logged = page.waitForEvent("console", (message) => message.type() === "warning");
	await view(page, "AI Suggested Plan").click();
	const mark = row(page, "Daily – morning", "Cleanser").getByRole("button", { name: "Mark In Use" });
	await mark.click();
	await logged;
	await expect(mark).toBeVisible();
	await expect(page.getByRole("alert")).toHaveCount(0);
	await expect(page.getByText("Broken.")).toHaveCount(0);

	expect(events.filter((body) => JSON.stringify(body).includes("care_plan_view"))).toHaveLength(1);
});

test("J16: the section being read is marked in wide windows only", async ({ page, baseURL }) => {
	await scanByCalls(page.request, baseURL ?? "", await drawSelfie(0, 11));
	await page.setViewportSize({ width: 1200, height: 800 });
	await page.goto("/care-plan");
	const nav = page.getByRole("navigation", { name: "Parts of the plan" });
	const active = nav.locator("[aria-current=true]");
	await expect(active).toHaveText("Daily – morning");
	const bringTo = (top: number) =>
		part(page, "Daily – night").evaluate(
			(section, edge) => window.scrollBy(0, section.getBoundingClientRect().top - edge),
			top,
		);
	await bringTo(160);
	await expect(active).toHaveText("Daily – morning");
	await bringTo(140);
	await expect(active).toHaveText("Daily – night");
	await nav.getByRole("link", { name: "Daily – morning" }).click();
	await expect(active).toHaveText("Daily – morning");

	await page.setViewportSize({ width: 640, height: 800 });
	await expect(nav).toBeHidden();
	await expect(page.locator("[aria-current=true]", { hasText: "Daily" })).toHaveCount(0);
	await bringTo(140);
	await expect(page.locator("[aria-current=true]", { hasText: "Daily" })).toHaveCount(0);
});

test("what is on today is checked off with a tap, stays so, and is taken back; unsent it says so", async ({
	page,
	baseURL,
}) => {
	await scanByCalls(page.request, baseURL ?? "", await drawSelfie(0, 11));
	await page.goto("/care-plan");
	const today = page.getByRole("region", { name: /^(This morning|Tonight)$/ });
	const [first, second] = [today.getByRole("checkbox").first(), today.getByRole("checkbox").nth(1)];
	await first.check();
	await page.reload();
	await expect(first).toBeChecked();
	await expect(second).not.toBeChecked();
	await first.uncheck();
	const all = today.getByRole("button", { name: "All done" });
	await all.click();
	await expect(second).toBeChecked();
	await page.reload();
	await expect(first).toBeChecked();
	await expect(all).toBeDisabled();

	await page.route("**/api/profile/mark-done", (route) =>
		route.fulfill({ status: 500, json: { detail: "Broken." } }),
	);
	const logged = page.waitForEvent("console", (message) => message.type() === "warning");
	await first.click();
	await logged;
	await expect(today.getByText("This could not be sent, so it is not saved.")).toBeVisible();
	await expect(first).toBeChecked();
});

test("J16: a profile that cannot be read says so and is read again", async ({ page }) => {
	await page.route(PROFILE, (route) => route.fulfill({ status: 500, json: { detail: "Broken." } }));
	await page.goto("/care-plan");
	await expect(page.getByText("Failed to load profile")).toBeVisible();
	await page.unroute(PROFILE);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByText("No suggested products yet.")).toBeVisible();
});

test("what a person owns is read from its list, checked and put in a step", async ({ page, baseURL }) => {
	await scanByCalls(page.request, baseURL ?? "", await drawSelfie(0, 11));
	await page.goto("/care-plan");
	await view(page, "Your Plan").click();
	await page.getByRole("button", { name: "Add what I own" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("tab", { name: "Paste an ingredient list" }).click();
	await dialog.getByRole("textbox", { name: "Name" }).fill("Attic Night Oil");
	await dialog.getByLabel("Kind of product").selectOption("serum");
	await dialog.getByRole("textbox", { name: "Ingredient list" }).fill("Aqua, Glycerin, Retinol, Parfum");
	await dialog.getByRole("button", { name: "Read the list" }).click();
	await expect(dialog.getByText("Attic Night Oil is saved to your products.")).toBeVisible();
	await expect(dialog.getByText("Lists fragrance or essential oils")).toBeVisible();
	await dialog.getByLabel("Step to put it in").selectOption("night_serum");
	await dialog.getByRole("button", { name: "Add to Your Plan" }).click();
	await expect(dialog).toBeHidden();
	const mine = row(page, "Daily – night", "Serum");
	await expect(mine).toContainText("Attic Night Oil");
	await expect(mine.getByText("Custom", { exact: true })).toBeVisible();

	await page.getByRole("button", { name: "Edit what the plan respects" }).click();
	await page.getByRole("dialog").getByText("Pregnant", { exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Your answers are saved, and your plan respects them.")).toBeVisible();
	await expect(part(page, "How your products get along").getByText("Please stop")).not.toHaveCount(0);

	await page.getByRole("button", { name: "Delete Attic Night Oil" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	await expect(page.getByText("Add AI suggested products to your care plan to begin.")).toBeVisible();

	const calendar = await page.request.get("/api/care-plan.ics");
	expect(calendar.headers()["content-type"]).toContain("text/calendar");
	expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR/);
});

test("who says pregnant gets a plan without what is not advised then, at once, and reads why", async ({
	page,
	baseURL,
}) => {
	const papules = { left_cheek: { count: 8 }, right_cheek: { count: 8 }, chin: { count: 6 } };
	await scanByCalls(page.request, baseURL ?? "", await drawSelfie(0, 11, { papules }));
	const treats = ({ care_plan }: Profile) => /"actives":\[[^\]]*"adapalene"/.test(JSON.stringify(care_plan));
	expect(treats(await readProfile(page)), "care against many spots holds adapalene").toBe(true);
	await page.goto("/care-plan");
	const tell = async (answer: string) => {
		await page.getByRole("button", { name: "Edit what the plan respects" }).click();
		await page.getByRole("dialog").getByText(answer, { exact: true }).click();
		await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
		await expect(page.getByText("Your answers are saved, and your plan respects them.")).toBeVisible();
	};
	await tell("Pregnant");
	const changes = part(page, "What changed, and why");
	await expect(changes.getByText("You told us you are pregnant.", { exact: true })).toBeVisible();
	await changes.getByText(/^\d+ changes?$/).click();
	await expect(changes.getByText(/^Why: You told us you are pregnant\./).first()).toBeVisible();
	expect(treats(await readProfile(page))).toBe(false);
	await page.reload();
	await expect(changes.getByText("You told us you are pregnant.", { exact: true })).toBeVisible();
	await expect(part(page, "Daily – night")).not.toContainText(/adapalene|retin[oa]/i);
});
