import type { Page } from "@playwright/test";
import { expect, test } from "../system/journey.ts";
import { logInByCall } from "../system/log-in-by-call.ts";
import { drawSelfie } from "../system/photos.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";
import { SEEDED_PEOPLE } from "../system/seeded-people.ts";
import { sideways, WIDTHS } from "../system/widths.ts";

const tile = (page: Page, name: string) =>
	page
		.getByRole("main")
		.getByRole("listitem")
		.filter({ has: page.getByText(name, { exact: true }) });

async function expectSixTiles(page: Page): Promise<void> {
	await expect(page.getByRole("main").locator("li a")).toHaveCount(6);
	expect(await sideways(page)).toBeLessThanOrEqual(0);
}

for (const { name, ...size } of WIDTHS) {
	test(`${name}: the dashboard tells somebody of a year, of one day and without a scan what is on and what comes next`, async ({
		page,
		elsewhere,
		baseURL,
		signUp,
	}) => {
		const address = baseURL ?? "";
		await page.setViewportSize(size);
		await elsewhere.setViewportSize(size);
		await signUp();
		await page.goto("/dashboard");
		await expect(page.getByRole("link", { name: "Take your first selfie" })).toBeVisible();
		await expect(page.getByRole("button", { name: "Calm" })).toBeVisible();
		await expect(tile(page, "New Scan").getByText(/^\d scans left\.$/)).toBeVisible();
		await expect(tile(page, "Account").getByText(/^\d+ days of your trial are left\.$/)).toBeVisible();
		await expectSixTiles(page);

		await scanByCalls(page.request, address, await drawSelfie(0, 11));
		await page.reload();
		await expect(page.getByRole("region", { name: /^(This morning|Tonight)$/ })).toBeVisible();
		await expect(tile(page, "Timeline").getByText(/^This is your first scan/)).toBeVisible();
		await expect(tile(page, "New Scan").getByText(/A next one is useful from \w+ \d+: /)).toBeVisible();
		await expectSixTiles(page);

		await logInByCall(elsewhere.request, address, SEEDED_PEOPLE.longPlus);
		await elsewhere.goto("/dashboard");
		await expect(tile(elsewhere, "Timeline").getByText("No clear change: two photos")).toBeVisible();
		await expect(tile(elsewhere, "Care Plan").getByText(/Cleanser/)).toBeVisible();
		await expectSixTiles(elsewhere);
		const bar = elsewhere.getByRole("navigation", { name: "Main" });
		const plan = elsewhere.getByRole("banner").getByRole("link", { name: "Care Plan" });
		await (name === "narrow" ? bar.getByRole("link", { name: "Plan" }) : plan).click();
		await expect(elsewhere.getByRole("heading", { level: 1, name: "Care Plan" })).toBeVisible();
	});
}
