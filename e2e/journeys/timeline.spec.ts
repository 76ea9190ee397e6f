import { readFile } from "node:fs/promises";
import type { CheckinTile } from "@dewlight/contracts/scans.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../system/journey.ts";
import { drawSelfie } from "../system/photos.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";
import { ServerClock } from "../system/server-clock.ts";

test.use({ provoked: [403, 500] });

const LIST = /\/api\/checkins\?/;
const TRIAL_SECONDS = 14 * 24 * 3600;

test.beforeEach(async ({ signUp }) => {
	await signUp();
});

const tiles = (page: Page) => page.getByRole("main").locator("ol > li");

test("twenty-three scans come by tens", async ({ page }) => {
	const all = Array.from(
		{ length: 23 },
		(_, index): CheckinTile => ({
			id: 100 - index,
			created_at: new Date(Date.UTC(2026, 10, 20 - index)).toISOString(),
			status: "complete",
			thumbnail_filename: null,
			checkin_summary: { final_skin_type: "Normal", progress_summary: null },
		}),
	);
	const asked: string[] = [];
	await page.route(LIST, (route) => {
		const { search, searchParams } = new URL(route.request().url());
		asked.push(search);
		const offset = Number(searchParams.get("offset"));
		return route.fulfill({ json: all.slice(offset, offset + Number(searchParams.get("limit"))) });
	});
	await page.goto("/timeline");
	await expect(tiles(page)).toHaveCount(10);
	await page.getByRole("button", { name: "Load more" }).click();
	await expect(tiles(page)).toHaveCount(20);
	await page.getByRole("button", { name: "Load more" }).click();
	await expect(tiles(page)).toHaveCount(23);
	await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);
	expect(asked).toEqual(["?offset=0&limit=10", "?offset=10&limit=10", "?offset=20&limit=10"]);
});

test("a running scan turns by itself, Free shows three, and a failure says so", async ({ page, baseURL }) => {
	const address = baseURL ?? "";
	const clock = new ServerClock(address);
	for (const seed of [51, 52, 53]) await scanByCalls(page.request, address, await drawSelfie(0, seed));
	const photo = await drawSelfie(0, 54);
	// The list is held back at the state before the end, so that the page meets a running scan.
	let running = true;
	const last = await scanByCalls(page.request, address, photo);
	await page.route(LIST, async (route) => {
		const answer = await route.fetch();
		const list: CheckinTile[] = await answer.json();
		const [newest] = list;
		if (running && newest) newest.checkin_summary.final_skin_type = null;
		await route.fulfill({ response: answer, json: list });
	});
	await page.goto("/timeline");
	await expect(tiles(page)).toHaveCount(4);
	await expect(tiles(page).first().getByText("In progress")).toBeVisible();
	running = false;
	const report = tiles(page)
		.first()
		.getByRole("link", { name: /Open report/ });
	await expect(report).toHaveAttribute("href", `/results/${last.id}`, { timeout: 4_000 });

	try {
		await clock.advance(TRIAL_SECONDS + 60);
		await page.reload();
		await expect(tiles(page)).toHaveCount(3);
		await expect(page.getByText("Free shows your last 3 scans. Older ones are kept.")).toBeVisible();
		await page.getByRole("button", { name: "See what each plan shows" }).click();
		await expect(page.getByRole("dialog")).toContainText("The full timeline");
		await page.keyboard.press("Escape");
	} finally {
		await clock.reset();
	}
	await page.unroute(LIST);
	await page.route(LIST, (route) => route.fulfill({ status: 500, json: {} }));
	await page.reload();
	await expect(page.getByText("Unable to load timeline.")).toBeVisible();
	await page.unroute(LIST);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(tiles(page)).toHaveCount(4);
});

test("the export is Pro's: others meet the plans, Pro gets a file", async ({ page, baseURL }) => {
	await scanByCalls(page.request, baseURL ?? "", await drawSelfie(0, 55));
	await page.goto("/timeline");
	await page.getByRole("button", { name: "CSV (comes with Pro)" }).click();
	await expect(page.getByRole("dialog", { name: "What each plan holds" })).toBeVisible();
	await page.keyboard.press("Escape");

	await page.route("**/api/me**", async (route) => {
		const answer = await route.fetch();
		const { user } = await answer.json();
		await route.fulfill({ response: answer, json: { user: user && { ...user, plan: "pro" } } });
	});
	await page.route("**/api/checkins/export**", (route) =>
		route.fulfill({
			body: "date,reading\n",
			headers: { "content-disposition": 'attachment; filename="dewlight-timeline.csv"' },
		}),
	);
	await page.reload();
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "CSV", exact: true }).click();
	const file = await download;
	expect(file.suggestedFilename()).toBe("dewlight-timeline.csv");
	expect(await readFile(await file.path(), "utf8")).toBe("date,reading\n");
	await expect(page.getByText("dewlight-timeline.csv is in your downloads.")).toBeVisible();
});

test("two scans draw a line, lie side by side, and start an experiment", async ({ page, baseURL }) => {
	const address = baseURL ?? "";
	const clock = new ServerClock(address);
	try {
		await scanByCalls(page.request, address, await drawSelfie(0, 56));
		await clock.advance(9 * 24 * 3600);
		await scanByCalls(page.request, address, await drawSelfie(0, 56));
		await page.goto("/timeline");
		await page.getByRole("link", { name: "Progress" }).click();
		await expect(page).toHaveURL(/\/timeline\/progress$/);
		// Redness is what this person named.
		await expect(page.getByRole("combobox", { name: "What to look at" })).toHaveValue("redness");
		await page.getByText("Show the readings as a table").click();
		await expect(page.getByRole("table").getByRole("row")).toHaveCount(3);

		const slider = page.getByRole("slider", { name: "How much of the earlier photo shows" });
		await slider.focus();
		await page.keyboard.press("End");
		await expect(slider).toHaveAttribute("aria-valuetext", /^100% /);
		await page.keyboard.press("ArrowLeft");
		await expect(slider).toHaveAttribute("aria-valuetext", /^99% /);

		await page.getByRole("textbox", { name: "Product" }).fill("Azelaic gel");
		await page.getByRole("button", { name: "Start with the baseline" }).click();
		await expect(page.getByText("2 of 3 scans")).toBeVisible();
		await page.getByRole("button", { name: /^Stop/ }).click();
		await page.getByRole("button", { name: "Stop the experiment", exact: true }).click();
		await expect(page.getByText("You stopped this experiment before its verdict.")).toBeVisible();
	} finally {
		await clock.reset();
	}
});
