import type { Page } from "@playwright/test";

/** Fills the card form of the payment page and sends it. */
export async function payWithCard(page: Page, number: string): Promise<void> {
	await page.getByLabel("Card number").fill(number);
	await page.getByLabel("Expiration date").fill("12 / 60");
	await page.getByLabel("Security code").fill("123");
	await page.getByLabel("Name on card").fill("Journey Person");
	await page.getByRole("button", { name: /^(Pay|Save|Update) / }).click();
}
