import type { CheckinTile } from "@dewlight/contracts/scans.ts";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../system/journey.ts";
import { drawSelfie, drawWall } from "../system/photos.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";
import { sideways, WIDTHS } from "../system/widths.ts";

const DAY_MS = 86_400_000;
const YEAR_AGO = new Date(Date.now() - 300 * DAY_MS).toISOString().slice(0, 10);
/** As long as phones name them: a row must not grow with it. */
const OLDEST = "IMG_20260131_093000_DEWLIGHT_HDR.jpg";
const SPRING = new Date(Date.now() - 150 * DAY_MS).toISOString().slice(0, 10);

/** As a camera writes it: the moment in the photo's own record. */
async function datedSelfie(person: number, seed: number, day: string): Promise<Buffer> {
	return sharp(await drawSelfie(person, seed))
		.withExif({ IFD2: { DateTimeOriginal: `${day.replaceAll("-", ":")} 09:30:00` } })
		.jpeg({ quality: 95 })
		.toBuffer();
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const day = (page: Page, name: string) => row(page, name).getByLabel("Day it was taken");

/** Whether a tab that is closed now asks first; the tab stays. */
const asksAtClosing = (page: Page) =>
	page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));

for (const { name, ...size } of WIDTHS) {
	test(`${name}: older photos are imported with their days beside one that is refused, none is lost by leaving unasked, and no plan is replaced`, async ({
		page,
		baseURL,
		signUp,
	}) => {
		await page.setViewportSize(size);
		await signUp();
		const newest = await scanByCalls(page.request, baseURL ?? "", await drawSelfie(0, 11));
		await page.goto("/timeline");
		await page.getByRole("link", { name: "Add photos from before" }).click();
		await expect(page.getByText(/^You have \d+ scans left/)).toBeVisible();
		await page
			.getByLabel(/^Choose photos/)
			.setInputFiles([
				file(OLDEST, await datedSelfie(0, 12, YEAR_AGO)),
				file("spring.jpg", await drawSelfie(0, 13)),
				file("wall.jpg", await drawWall()),
			]);
		await expect(day(page, OLDEST)).toHaveValue(YEAR_AGO);
		await expect(row(page, "spring.jpg").getByText("Choose the day it was taken.")).toBeVisible();
		await day(page, "spring.jpg").fill(SPRING);
		await day(page, "wall.jpg").fill(SPRING);
		expect(await sideways(page)).toBeLessThanOrEqual(0);
		const timeline = page.getByRole("link", { name: "Back to the timeline" });
		await timeline.click();
		const question = page.getByRole("alertdialog", { name: "Leave with 3 photos not sent?" });
		await question.getByRole("button", { name: "Stay" }).click();
		await expect(day(page, "spring.jpg")).toHaveValue(SPRING);
		expect(await asksAtClosing(page)).toBe(true);
		const before = (await (await page.request.get("/api/check-scan-limit")).json()).used;
		await page.getByRole("button", { name: "Import 3 photos" }).click();
		await expect(page.getByText(/^Photo \d of 3$/)).toBeVisible();
		await expect(row(page, OLDEST).getByText("In your timeline.")).toBeVisible({ timeout: 60_000 });
		await expect(row(page, "spring.jpg").getByText("In your timeline.")).toBeVisible({ timeout: 60_000 });
		await expect(row(page, "wall.jpg").getByText("Not taken, and not counted.")).toBeVisible();
		await expect(page.getByText("2 photos are in your timeline.")).toBeVisible();
		expect((await (await page.request.get("/api/check-scan-limit")).json()).used).toBe(before + 2);

		expect(await asksAtClosing(page)).toBe(false);
		await row(page, OLDEST)
			.getByRole("button", { name: /^Clear IMG_2026/ })
			.click();
		await expect(row(page, OLDEST)).toHaveCount(0);
		await expect(page.getByText("2 photos are in your timeline.")).toBeVisible();

		const tiles: CheckinTile[] = await (await page.request.get("/api/checkins")).json();
		expect(tiles.map(({ photo_date }) => photo_date)).toEqual([null, SPRING, YEAR_AGO]);
		const { user } = await (await page.request.get("/api/me")).json();
		expect(user.latest_checkin_id).toBe(newest.id);
		expect(user.care_plan).toEqual(newest.analysis_result.care_plan);

		await page.getByRole("link", { name: "Open the timeline" }).click();
		await expect(page.getByText("Imported", { exact: true })).toHaveCount(2);
		await page
			.getByRole("link", { name: /^Open report/ })
			.last()
			.click();
		await expect(page.getByText(/^Photo of .* \(imported\)$/)).toBeVisible();
		await page.goto("/timeline/progress");
		await expect(page.getByRole("option", { name: /\(imported\)/ }).first()).toBeAttached();
		await expect(page.getByText("Square: imported, with the day you named")).toBeVisible();
		await page.getByText("Show the readings as a table").click();
		await expect(page.getByRole("rowheader", { name: /\(imported\)$/ })).toHaveCount(2);
		expect(await sideways(page)).toBeLessThanOrEqual(0);
	});
}
