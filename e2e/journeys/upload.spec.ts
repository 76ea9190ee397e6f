import { randomInt } from "node:crypto";
import { drawFaceAnew, encodePixels } from "@dewlight/sandbox/faces/index.ts";
import { expect, test } from "../system/journey.ts";

const REDNESS = { left_cheek: 8, right_cheek: 8 };

test("a signed-in person uploads a photo with a note and watches the report grow", { tag: "@main" }, async ({
	page,
	signUp,
}) => {
	await signUp();
	const calls: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (/^\/api\/(check-|validate|scan-skin|checkins\/latest)/.test(pathname)) calls.push(pathname);
	});

	await page.goto("/upload");
	await page.getByRole("button", { name: "Scan Skin" }).click();
	await expect(
		page.getByText("Please upload an image for skin analysis. For questions only, use the Chat page."),
	).toBeVisible();
	expect(calls).toEqual([]);

	// Nobody has seen this photo before: its noise is new, so that the engine itself looks at it.
	const shot = randomInt(1_000_000);
	const photo = await encodePixels(
		drawFaceAnew({ person: 0, seed: 3, shot, width: 1400, height: 1400, redness: REDNESS }),
		{ format: "jpeg" },
	);
	await page.locator("input[type=file]").first().setInputFiles({
		name: "selfie.jpg",
		mimeType: "image/jpeg",
		buffer: photo,
	});
	await page
		.getByPlaceholder("Describe your skin today or ask a question...")
		.fill("A little warm after the walk.");
	await page.getByRole("button", { name: "Scan Skin" }).click();
	await page.waitForURL(/\/results\?afterId=\d+/);
	await expect(page.getByText("Report complete.")).toBeVisible({ timeout: 30_000 });
	expect(calls.slice(0, 5)).toEqual([
		"/api/check-token-limit",
		"/api/check-scan-limit",
		"/api/validate-photo",
		"/api/scan-skin",
		"/api/checkins/latest",
	]);
	await expect(page.getByText(/\d(\.5)?\/5/).first()).toBeVisible();
});

test("a photo without a face is refused with a reason and costs no scan; before that nobody loses it by a link", async ({
	page,
	signUp,
}) => {
	await signUp();
	const { default: sharp } = await import("sharp");
	const wall = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#9aa7b0" } })
		.jpeg()
		.toBuffer();
	await page.goto("/upload");
	await page.locator("input[type=file]").first().setInputFiles({
		name: "wall.jpg",
		mimeType: "image/jpeg",
		buffer: wall,
	});
	const elsewhere = page.getByRole("link", { name: "Dashboard", exact: true }).first();
	await elsewhere.click();
	await page
		.getByRole("alertdialog", { name: "Leave without scanning?" })
		.getByRole("button", { name: "Stay" })
		.click();
	await page.getByRole("button", { name: "Scan Skin" }).click();
	await expect(page.getByText(/face/i).last()).toBeVisible();
	await expect(page.getByRole("button", { name: "Scan Skin" })).toBeEnabled();
	expect(await (await page.request.get("/api/checkins/latest")).json()).toEqual({ id: 0 });
	expect((await (await page.request.get("/api/check-scan-limit")).json()).used).toBe(0);
	await elsewhere.click();
	await page.waitForURL("/dashboard");
});
