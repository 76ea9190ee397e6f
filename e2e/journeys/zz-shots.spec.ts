import { expect, test } from "../system/journey.ts";
import { logInByCall } from "../system/log-in-by-call.ts";
import { drawSelfie } from "../system/photos.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";
import { SEEDED_PEOPLE } from "../system/seeded-people.ts";
import { ServerClock } from "../system/server-clock.ts";
import { CAMERA_FILM, writeCameraFilm } from "../system/camera-film.ts";

test.use({
	provoked: [403, 404, 500],
	launchOptions: async ({ launchOptions }, use) => {
		await use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${CAMERA_FILM}`] });
	},
});
test.beforeAll(writeCameraFilm);

test("shots", async ({ page, context, baseURL, signUp }) => {
	test.setTimeout(400_000);
	await context.grantPermissions(["camera"]);
	const address = baseURL ?? "";
	await signUp();
	const clock = new ServerClock(address);
	await scanByCalls(page.request, address, await drawSelfie(0, 56));
	await clock.advance(9 * 24 * 3600);
	await scanByCalls(page.request, address, await drawSelfie(0, 56));
	const sizes = [["1280", { width: 1280, height: 900 }], ["390", { width: 390, height: 844 }]] as const;
	for (const [name, size] of sizes) for (const scheme of ["light", "dark"] as const) {
		await page.setViewportSize(size);
		await page.emulateMedia({ colorScheme: scheme });
		await page.goto("/timeline/progress");
		const slider = page.getByRole("slider", { name: "How much of the earlier photo shows" });
		await expect(slider).toBeVisible();
		await expect(page.getByRole("checkbox", { name: "Match the two for the eye" })).toBeVisible();
		await page.locator("#photos").scrollIntoViewIfNeeded();
		await page.waitForTimeout(600);
		await page.locator("section:has(#photos), #photos").first().screenshot({ path: `/tmp/shots/progress-${name}-${scheme}.png` }).catch(() => {});
		await page.evaluate(() => document.querySelector("#photos")?.scrollIntoView());
		await page.screenshot({ path: `/tmp/shots/progress-view-${name}-${scheme}.png` });
		await page.goto("/upload");
		await page.getByRole("button", { name: "Use the camera" }).click();
		const sheet = page.getByRole("dialog", { name: "Take your photo" });
		await expect(sheet.locator("svg image")).toHaveCount(1, { timeout: 40_000 });
		await page.waitForTimeout(2500);
		await page.screenshot({ path: `/tmp/shots/camera-${name}-${scheme}.png` });
		await page.keyboard.press("Escape");
	}
	await clock.reset();
});

test("offline shots", async ({ page: watched, context, baseURL, signUp }) => {
	await signUp();
	await scanByCalls(watched.request, baseURL ?? "", await drawSelfie(0, 11));
	const page = await context.newPage();
	await page.goto("/today");
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await expect(page.getByRole("checkbox").first()).toBeVisible();
	await context.route("**/api/**", (route) => route.abort("internetdisconnected"));
	await context.setOffline(true);
	await page.getByRole("button", { name: /^Skip/ }).click();
	await page.getByRole("button", { name: "It stings" }).click();
	await page.getByRole("button", { name: "Dry" }).click();
	await page.waitForTimeout(500);
	for (const [name, size] of [["1280", { width: 1280, height: 900 }], ["390", { width: 390, height: 844 }]] as const) for (const scheme of ["light", "dark"] as const) {
		await page.setViewportSize(size);
		await page.emulateMedia({ colorScheme: scheme });
		await page.waitForTimeout(300);
		await page.screenshot({ path: `/tmp/shots/today-offline-${name}-${scheme}.png`, fullPage: true });
	}
	await page.reload();
	await page.waitForTimeout(1500);
	for (const [name, size] of [["1280", { width: 1280, height: 900 }], ["390", { width: 390, height: 844 }]] as const) {
		await page.setViewportSize(size);
		await page.emulateMedia({ colorScheme: name === "390" ? "dark" : "light" });
		await page.waitForTimeout(300);
		await page.screenshot({ path: `/tmp/shots/kept-${name}.png`, fullPage: true });
	}
});
