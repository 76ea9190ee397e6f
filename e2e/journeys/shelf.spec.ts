import type { Page } from "@playwright/test";
import { expect, test } from "../system/journey.ts";
import { sideways, WIDTHS } from "../system/widths.ts";

async function putOnShelf(page: Page, typed: string): Promise<void> {
	await page.goto("/check");
	await page.getByLabel("Product or brand").fill(typed);
	await page.getByRole("list", { name: "Products found" }).getByRole("button").first().click();
	await page.getByRole("button", { name: "Put it on my shelf" }).click();
	await page.getByRole("link", { name: "Open my shelf" }).click();
}

for (const { name, ...size } of WIDTHS) {
	test(`${name}: a patch test starts at the pack, its reminders are chosen, and what skin did stays on the pack`, async ({
		page,
		signUp,
	}) => {
		await page.setViewportSize(size);
		await signUp();
		await putOnShelf(page, "niacinamide serum");
		const start = page.getByRole("button", { name: /^Start a patch test with/ });
		await start.first().focus();
		await page.keyboard.press("Enter");
		await expect(page.getByText("Patch test running")).toBeVisible();
		await expect(start).toHaveCount(0);

		const patch = page.getByRole("region", { name: "Patch tests" });
		await expect(patch.getByText(/^Next look:/)).toBeVisible();
		await expect(patch.getByRole("button", { name: /^Calm/ })).toHaveCount(0);
		await patch.getByRole("link", { name: "Reminders" }).click();
		await page.getByRole("checkbox", { name: /^A patch test is to be looked at/ }).check();
		await page.getByRole("checkbox", { name: /^Something on your shelf ends/ }).check();
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByText(/^Saved, but nothing can reach you yet\./)).toBeVisible();
		const { choices } = await (await page.request.get("/api/reminders")).json();
		expect(choices).toMatchObject({ patch_test: true, expiry: true, next_scan: false });

		await page.goBack();
		await patch.getByRole("button", { name: /^A little red or itchy/ }).click();
		await expect(page.getByText("Patch test: your skin reacted")).toBeVisible();
		await expect(patch.getByText(/^Your skin reacted a little/)).toBeVisible();

		await page.getByRole("button", { name: /^Note what your skin did/ }).click();
		await page.getByRole("button", { name: "Stings" }).click();
		await page.getByRole("button", { name: "Note it" }).click();
		await expect(page.getByText(/^What treats your skin rests until/)).toBeVisible();
		expect((await (await page.request.get("/api/profile")).json()).stung_days).toHaveLength(1);
		expect(await sideways(page)).toBeLessThanOrEqual(0);
	});

	test(`${name}: what is open tells what it costs a month, and warns before and after its time`, async ({
		page,
		signUp,
	}) => {
		await page.setViewportSize(size);
		await signUp();
		await putOnShelf(page, "niacinamide serum");
		await page.getByRole("button", { name: /^Opened today/ }).click();
		await expect(page.getByText(/^Tell the price of what is open/)).toBeVisible();
		await page.getByText("Dates and price").click();
		await page.getByLabel("Lasts, in months (open jar on the pack)").fill("6");
		await page.getByLabel(/^Price/).fill("30");
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByText(/^About \$\d+(\.\d\d)? a month$/)).toBeVisible();
		await expect(page.getByText("Nothing ends soon")).toBeVisible();

		await page.getByLabel("Best before").fill(dayFromNow(7));
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByText("Ends soon", { exact: true })).toBeVisible();
		await expect(page.getByText("1 pack needs a look")).toBeVisible();
		await page.getByLabel("Best before").fill(dayFromNow(-2));
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByText("Past its time", { exact: true })).toBeVisible();
		expect(await sideways(page)).toBeLessThanOrEqual(0);
	});
}

function dayFromNow(days: number): string {
	return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
