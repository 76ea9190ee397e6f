import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { createRandom } from "@dewlight/sandbox/faces/render/math.ts";
import { drawBarcode, drawLabel, someCode } from "@dewlight/sandbox/labels/draw-package.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../system/journey.ts";
import { KNOWN_BARCODE, KNOWN_PRODUCT } from "../system/known-product.ts";
import { WIDTHS } from "../system/widths.ts";

const answer = (page: Page) => page.getByRole("heading", { level: 2 }).first();

for (const { name, ...size } of WIDTHS) {
	test(`${name}: a product is found despite a typing error, checked, kept and opened`, async ({
		page,
		signUp,
	}) => {
		await page.setViewportSize(size);
		await signUp();
		await page.goto("/check");
		await page.getByLabel("Product or brand").fill("cerve");
		const found = page.getByRole("list", { name: "Products found" }).getByRole("button").first();
		await found.focus();
		await page.keyboard.press("Enter");
		await expect(answer(page)).toBeFocused();
		await page.getByRole("button", { name: "Put it on my shelf" }).click();
		await page.getByRole("link", { name: "Open my shelf" }).click();
		await expect(page.getByText("Not opened yet.")).toBeVisible();
		await page.getByRole("button", { name: /^Opened today/ }).click();
		await expect(page.getByText(/^Probably good until/)).toBeVisible();
		await page.getByRole("button", { name: /^Note what your skin did/ }).click();
		await page.getByRole("button", { name: "Swelling" }).click();
		await page.getByRole("button", { name: "Note it" }).click();
		await expect(page.getByText(/emergency number/)).toBeVisible();
		await expect(page.getByText("day 1 since you opened it")).toBeVisible();
	});

	test(`${name}: a photographed list is read in the page and a pasted one is checked alike`, async ({
		page,
		baseURL,
		signUp,
	}) => {
		await page.setViewportSize(size);
		await signUp();
		const listed = STARTER_CATALOGUE.find(({ inci }) => inci.length > 15)?.inci.slice(0, 16) ?? [];
		const elsewhere: string[] = [];
		page.on("request", (request) => {
			const { origin, protocol } = new URL(request.url());
			if (protocol.startsWith("http") && origin !== baseURL) elsewhere.push(request.url());
		});
		await page.goto("/check");
		await page.getByRole("tab", { name: "Photo" }).click();
		await page.getByLabel(/^Photograph the ingredient list/).setInputFiles({
			name: "label.jpg",
			mimeType: "image/jpeg",
			buffer: await drawLabel(listed, 104),
		});
		await expect(page.getByText(/ingredients were read$/)).toBeVisible({ timeout: 120_000 });
		await page.getByRole("button", { name: "Check these ingredients" }).click();
		await expect(answer(page)).toBeFocused();
		expect(elsewhere).toEqual([]);
		await page.getByRole("button", { name: "Check another product" }).click();
		await page.getByRole("tab", { name: "Paste" }).click();
		await page.getByRole("button", { name: "Check the list" }).click();
		await expect(page.getByText("Paste the ingredient list.")).toBeVisible();
		await page.getByLabel("Ingredient list").fill("Aqua, Glycerin, Retinol, Parfum");
		await page.getByRole("button", { name: "Check the list" }).click();
		await expect(page.getByText("Scented: Parfum.")).toBeVisible();
	});

	test(`${name}: bars are read in the page, from a photo and by their digits, and what they name is checked`, async ({
		page,
		signUp,
	}) => {
		await page.setViewportSize(size);
		await signUp();
		await page.goto("/check");
		await page.getByRole("tab", { name: "Barcode" }).click();
		const bars = page.getByLabel("Photo of the bars");
		const unknown = someCode(createRandom(5));
		await bars.setInputFiles({
			name: "b.jpg",
			mimeType: "image/jpeg",
			buffer: await drawBarcode(unknown, 5),
		});
		await expect(page.getByText(new RegExp(`with the code ${unknown} yet`))).toBeVisible({ timeout: 60_000 });
		await page.getByLabel("Digits below the bars").fill("12345");
		await page.getByRole("button", { name: "Find it" }).click();
		await expect(page.getByText(/^These digits are no barcode/)).toBeVisible();
		await bars.setInputFiles({
			name: "known.jpg",
			mimeType: "image/jpeg",
			buffer: await drawBarcode(KNOWN_BARCODE, 5),
		});
		await expect(answer(page)).toBeFocused();
		await expect(page.getByText(KNOWN_PRODUCT).first()).toBeVisible();
	});
}
