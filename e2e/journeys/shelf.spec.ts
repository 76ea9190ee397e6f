import type { Page } from "@playwright/test";
import { expect, test } from "../system/journey.ts";

const WIDTHS = [
	{ name: "wide", width: 1280, height: 900 },
	{ name: "narrow", width: 390, height: 844 },
];

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
		await expect(page.getByText("Saved. You are reminded of what is ticked.")).toBeVisible();
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
		const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect(wide).toBeLessThanOrEqual(0);
	});
}
