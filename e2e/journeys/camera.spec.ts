import { CAMERA_FILM, writeCameraFilm } from "../system/camera-film.ts";
import { expect, test } from "../system/journey.ts";
import { choosePhoto, drawSelfie } from "../system/photos.ts";
import { sideways, WIDTHS } from "../system/widths.ts";

test.use({
	launchOptions: async ({ launchOptions }, use) => {
		const camera = ["--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${CAMERA_FILM}`];
		await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
	},
});

test.beforeAll(writeCameraFilm);

for (const { name, ...size } of WIDTHS) {
	test(`${name}: the camera guides, takes a photo that is scanned like a file, and shows it when the next one is taken`, async ({
		page,
		context,
		signUp,
	}) => {
		await page.setViewportSize(size);
		await context.grantPermissions(["camera"]);
		await signUp();
		const loaded: string[] = [];
		page.on("request", (request) => loaded.push(new URL(request.url()).pathname));

		await page.goto("/upload");
		const useCamera = page.getByRole("button", { name: "Use the camera" });
		await expect(useCamera).toBeVisible();
		expect(loaded.filter((path) => path.startsWith("/vision/"))).toEqual([]);
		await useCamera.click();
		const sheet = page.getByRole("dialog", { name: "Take your photo" });
		await expect(sheet.getByRole("status")).toHaveText("Looks good.", { timeout: 30_000 });
		await expect(sheet.getByRole("button", { name: "Match my last photo" })).toBeHidden();

		const shutter = sheet.getByRole("button", { name: "Take photo" });
		await shutter.press("Enter");
		await expect(sheet.getByRole("status")).toHaveText(/^Hold still: \d of 4$/);
		await page.getByRole("button", { name: "Retake" }).click();
		await expect(shutter).toBeFocused();
		await expect(shutter).toBeEnabled();
		await shutter.press("Space");
		await page.getByRole("button", { name: "Use this photo" }).click();
		await expect(page.getByAltText("The photo you chose")).toBeVisible();
		await expect(page.getByText(/ (goes|go) with it, and (both|all) are measured\.$/)).toBeVisible();
		await page.getByRole("button", { name: "Scan Skin" }).click();
		await page.waitForURL(/\/results\?afterId=\d+/);
		await expect(page.getByText("Report complete.")).toBeVisible({ timeout: 30_000 });
		// How many a burst holds depends on how fast the device is.
		await expect(page.getByText(/^All [234] original photos deleted/)).toBeVisible();

		await page.goto("/upload");
		await useCamera.click();
		await expect(sheet.getByRole("button", { name: "Match my last photo" })).toHaveAttribute(
			"aria-pressed",
			"true",
		);
		await expect(sheet.getByText(/^Your last photo shines through\./)).toBeVisible();
		await expect(sheet.locator("svg image")).toHaveAttribute("href", /^blob:/);
		expect(await sideways(page)).toBeLessThanOrEqual(0);
		await expect(sheet.getByRole("status")).toHaveText("Looks good, and like your last photo.", {
			timeout: 30_000,
		});
		await sheet.getByRole("button", { name: "Match my last photo" }).click();
		await expect(sheet.locator("svg image")).toHaveCount(0);
		await page.keyboard.press("Escape");
		await expect(sheet).toBeHidden();
		await expect(useCamera).toBeFocused();
	});
}

test("a press in the first moment that allows it takes a photo", async ({ page, context, signUp }) => {
	await context.grantPermissions(["camera"]);
	await signUp();
	await page.goto("/upload");
	await page.evaluate(() => {
		new MutationObserver((_, watch) => {
			const shutter = document.querySelector<HTMLButtonElement>("button[aria-label='Take photo']");
			if (shutter?.getAttribute("aria-disabled") !== "false") return;
			watch.disconnect();
			shutter.click();
		}).observe(document.body, { subtree: true, childList: true, attributes: true });
	});
	await page.getByRole("button", { name: "Use the camera" }).click();
	await page.getByRole("button", { name: "Use this photo" }).click();
	await expect(page.getByAltText("The photo you chose")).toBeVisible();
});

test("a blocked camera is explained and the picker still works", async ({ page, signUp }) => {
	await signUp();
	await page.goto("/upload");
	await page.getByRole("button", { name: "Use the camera" }).click();
	const sheet = page.getByRole("dialog", { name: "Take your photo" });
	await expect(sheet.getByRole("alert")).toContainText("The camera is blocked for this page");
	await sheet.getByRole("button", { name: "Choose a photo instead" }).click();
	await expect(sheet).toBeHidden();
	await choosePhoto(page, await drawSelfie(0, 3));
	await expect(page.getByAltText("The photo you chose")).toBeVisible();
});
