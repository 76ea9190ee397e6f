import { expect, test } from "../system/journey.ts";
import { drawSelfie } from "../system/photos.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";
import { tellDay } from "../system/tell-day.ts";
import { sideways, WIDTHS } from "../system/widths.ts";

const DAY_SECONDS = 24 * 3_600;

for (const { name, ...size } of WIDTHS) {
	test(`${name}: two scans draw a line with the days of the diary under it, lie side by side, and start an experiment`, async ({
		page,
		baseURL,
		signUp,
		clock,
	}) => {
		await page.setViewportSize(size);
		await signUp();
		const address = baseURL ?? "";
		await scanByCalls(page.request, address, await drawSelfie(0, 56));
		await clock.advance(4 * DAY_SECONDS);
		await tellDay(page.request, address, { day: await clock.today(), felt: ["tight"], note: "A windy walk" });
		await clock.advance(5 * DAY_SECONDS);
		await scanByCalls(page.request, address, await drawSelfie(0, 56));
		await page.goto("/timeline");
		await page.getByRole("link", { name: "Progress" }).click();
		await expect(page).toHaveURL(/\/timeline\/progress$/);
		// Redness is what this person named.
		await expect(page.getByRole("combobox", { name: "What to look at" })).toHaveValue("redness");
		await page.getByText("Show the readings as a table").click();
		await expect(page.getByRole("table").getByRole("row")).toHaveCount(3);
		await expect(page.getByText("A day of your diary")).toBeVisible();
		await page.getByText("Your diary in this time").click();
		await expect(page.getByText("Beside the readings, not their cause.")).toBeVisible();
		await expect(page.getByText("Tight, A windy walk")).toBeVisible();

		const slider = page.getByRole("slider", { name: "How much of the earlier photo shows" });
		await slider.focus();
		await page.keyboard.press("End");
		await expect(slider).toHaveAttribute("aria-valuetext", /^100% /);
		await page.keyboard.press("ArrowLeft");
		await expect(slider).toHaveAttribute("aria-valuetext", /^99% /);
		const match = page.getByRole("checkbox", { name: "Match the two for the eye" });
		await expect(match).toBeChecked();
		await expect(page.getByText(/no number is read from it\.$/)).toBeVisible();
		await match.uncheck();
		await expect(page.getByText("Both photos are shown as they were taken.")).toBeVisible();
		expect(await sideways(page)).toBeLessThanOrEqual(0);

		await page.getByRole("textbox", { name: "Product" }).fill("Azelaic gel");
		await page.getByRole("button", { name: "Start with the baseline" }).click();
		await expect(page.getByText("2 of 3 scans")).toBeVisible();
		await page.getByRole("button", { name: /^Stop/ }).click();
		await page.getByRole("button", { name: "Stop the experiment", exact: true }).click();
		await expect(page.getByText("You stopped this experiment before its verdict.")).toBeVisible();
	});
}
