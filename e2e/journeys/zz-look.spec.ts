import { encodeFace } from "@dewlight/sandbox/faces/encode-face.ts";
import { CAMERA_FILM, writeCameraFilm } from "../system/camera-film.ts";
import { expect, test } from "../system/journey.ts";
import { choosePhoto } from "../system/photos.ts";

test.use({
	launchOptions: async ({ launchOptions }, use) => {
		const camera = ["--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${CAMERA_FILM}`];
		await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
	},
});
test.beforeAll(writeCameraFilm);
const S = "/tmp/eng/shots/";
const LOOKS = [
	{ name: "wide-light", size: { width: 1280, height: 900 }, scheme: "light" },
	{ name: "wide-dark", size: { width: 1280, height: 900 }, scheme: "dark" },
	{ name: "narrow-light", size: { width: 390, height: 844 }, scheme: "light" },
	{ name: "narrow-dark", size: { width: 390, height: 844 }, scheme: "dark" },
] as const;

test("look", async ({ page, context, signUp }) => {
	test.setTimeout(400_000);
	await context.grantPermissions(["camera"]);
	await signUp();
	for (const look of LOOKS) {
		await page.setViewportSize(look.size);
		await page.emulateMedia({ colorScheme: look.scheme });
		await page.goto("/upload");
		await page.getByRole("button", { name: "Use the camera" }).click();
		const sheet = page.getByRole("dialog", { name: "Take your photo" });
		await expect(sheet.getByRole("status")).toHaveText(/Looks good/, { timeout: 40_000 });
		await page.screenshot({ path: `${S}${look.name}-1-camera.png` });
		await sheet.getByRole("button", { name: "Take photo" }).press("Enter");
		await expect(sheet.getByRole("status")).toHaveText(/^Hold still: \d of 4$/);
		await page.screenshot({ path: `${S}${look.name}-2-burst.png` });
		await expect(page.getByRole("button", { name: "Use this photo" })).toBeVisible();
		await page.screenshot({ path: `${S}${look.name}-3-taken.png` });
		await page.getByRole("button", { name: "Use this photo" }).click();
		await expect(page.getByAltText("The photo you chose")).toBeVisible();
		await page.waitForTimeout(300);
		await page.screenshot({ path: `${S}${look.name}-4-chosen.png` });
	}
	await page.setViewportSize(LOOKS[0].size);
	await page.goto("/upload");
	await choosePhoto(page, await encodeFace({ person: 0, seed: 3, width: 1800, height: 2400, faceFraction: 0.6, center: [0.5, 0.45], papules: { left_cheek: { count: 8 }, chin: { count: 4 } }, darkMarks: { forehead: { count: 6 }, right_cheek: { count: 5 } }, redness: { left_cheek: 9, right_cheek: 9, nose: 8 } }, { quality: 92 }));
	await expect(page.getByAltText("The photo you chose")).toBeVisible();
	await page.getByRole("button", { name: "Scan Skin" }).click();
	await page.waitForURL(/\/results\?afterId=\d+/, { timeout: 60_000 });
	await expect(page.getByText("Report complete.")).toBeVisible({ timeout: 90_000 });
	for (const look of LOOKS) {
		await page.setViewportSize(look.size);
		await page.emulateMedia({ colorScheme: look.scheme });
		await page.waitForTimeout(600);
		if (look.size.width < 500) for (const fold of await page.getByText("See it up close").all()) await fold.click().catch(() => undefined);
		for (const img of await page.locator("figure img").all()) await img.scrollIntoViewIfNeeded().catch(() => undefined);
		await page.waitForTimeout(500);
		await page.screenshot({ path: `${S}${look.name}-5-report.png`, fullPage: true });
		const closer = page.getByRole("button", { name: /Look closer/ }).first();
		await closer.scrollIntoViewIfNeeded();
		await page.screenshot({ path: `${S}${look.name}-6-closeup.png` });
		await closer.click();
		await page.waitForTimeout(600);
		await page.screenshot({ path: `${S}${look.name}-7-large.png` });
		await page.keyboard.press("Escape");
	}
});
