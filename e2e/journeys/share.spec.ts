import { expect, test } from "../system/journey.ts";
import { drawSelfie } from "../system/photos.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";
import { sideways, WIDTHS } from "../system/widths.ts";

for (const { name, ...size } of WIDTHS) {
	test(`${name}: a link shows the newest report to whoever has it, lists each opening, and shows nothing once it is ended`, {
		tag: "@main",
	}, async ({ page, baseURL, signUp, elsewhere }) => {
		await page.setViewportSize(size);
		await elsewhere.setViewportSize(size);
		await signUp();
		await scanByCalls(page.request, baseURL ?? "", await drawSelfie(0, 11));
		await page.goto("/account");
		await page.getByRole("button", { name: "Make a link" }).click();
		const link = (await page.getByText(/\/shared#/).textContent()) ?? "";
		await expect(page.getByText("Not opened yet.")).toBeVisible();

		await elsewhere.goto(link);
		await expect(elsewhere.getByRole("heading", { level: 1, name: /report for a clinician/ })).toBeVisible();
		await expect(elsewhere.getByRole("heading", { name: "Readings of this photo" })).toBeVisible();
		expect(await sideways(elsewhere)).toBeLessThanOrEqual(0);
		await page.reload();
		await expect(page.getByText("Opened once")).toBeVisible();

		await page.getByRole("button", { name: /^End the link/ }).click();
		await expect(page.getByText("Ended by you")).toBeVisible();
		await elsewhere.reload();
		await expect(elsewhere.getByText("This link shows nothing any more")).toBeVisible();
	});
}
