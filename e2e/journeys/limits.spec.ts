import type { Page } from "@playwright/test";
import { expect, test } from "../system/journey.ts";
import { logInByCall } from "../system/log-in-by-call.ts";
import { choosePhoto, drawSelfie } from "../system/photos.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";
import { SEEDED_PEOPLE } from "../system/seeded-people.ts";
import { ServerClock } from "../system/server-clock.ts";

test.use({ provoked: [500] });

const DAY_S = 86_400;
const TRIAL_OVER_S = 16 * DAY_S;

/** The calls of an upload that come after the limits were asked. */
function watchScanCalls(page: Page): string[] {
	const calls: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (/^\/api\/(validate-photo|scan-skin)$/.test(pathname)) calls.push(pathname);
	});
	return calls;
}

async function submitScan(page: Page): Promise<void> {
	await page.goto("/upload");
	await choosePhoto(page, await drawSelfie(0, 91));
	await page.getByRole("button", { name: "Scan Skin" }).click();
}

/** Seconds until the first day of the next month, in UTC. */
function untilNextMonth(now: Date): number {
	return (Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 1) - now.getTime()) / 1000;
}

test("J13: the trial ends by itself, Free holds one scan a month, and nothing rolls over", async ({
	page,
	baseURL,
	signUp,
}) => {
	await signUp();
	const address = baseURL ?? "";
	const clock = new ServerClock(address);
	const calls = watchScanCalls(page);
	const limit = async () => (await page.request.get("/api/check-scan-limit")).json();
	try {
		await clock.advance(13 * DAY_S);
		expect(await limit()).toMatchObject({ plan: "trial", limit: 4 });
		await clock.advance(DAY_S + 60);
		expect(await limit()).toMatchObject({ plan: "free", used: 0, limit: 1 });
		await clock.advance(TRIAL_OVER_S - 14 * DAY_S);
		await scanByCalls(page.request, address, await drawSelfie(0, 92));
		await submitScan(page);
		const plans = page.getByRole("dialog", { name: "Choose your plan" });
		await expect(plans.getByRole("button", { name: "Current Plan" })).toBeDisabled();
		expect(calls).toEqual([]);
		await page.keyboard.press("Escape");
		await expect(plans).toHaveCount(0);

		await clock.advance(untilNextMonth(await clock.now()));
		expect(await limit()).toMatchObject({ plan: "free", used: 0, limit: 1 });
		// In steps, because a session sleeps at most thirty days.
		for (const days of [15, 16]) {
			await clock.advance(days * DAY_S);
			expect(await limit()).toMatchObject({ used: 0, limit: 1 });
		}
		await page.getByRole("button", { name: "Scan Skin" }).click();
		await page.waitForURL(/\/results\?afterId=\d+/);
		expect(calls).toEqual(["/api/validate-photo", "/api/scan-skin"]);
	} finally {
		await clock.reset();
	}
});

for (const [name, person] of [
	["thirty scans of a month on Pro", SEEDED_PEOPLE.scannedPro],
	["half a million tokens of a month on Plus", SEEDED_PEOPLE.wordyPlus],
] as const) {
	test(`J13: ${name} are fair use, and no larger plan is offered`, async ({ page, baseURL }) => {
		await logInByCall(page.request, baseURL ?? "", person);
		const calls = watchScanCalls(page);
		await submitScan(page);
		const dialog = page.getByRole("dialog", { name: "Fair Use Limit Reached" });
		await expect(dialog.getByRole("button", { name: "Close" }).last()).toBeVisible();
		expect(calls).toEqual([]);
		await dialog.getByRole("link", { name: "Contact Support" }).click();
		await expect(page).toHaveURL("/contact?subject=General");
		await expect(dialog).toHaveCount(0);
	});
}

test("J13: limits that cannot be read stop nobody", async ({ page, signUp }) => {
	await signUp();
	await page.route("**/api/check-*-limit", (route) => route.fulfill({ status: 500, json: {} }));
	const calls = watchScanCalls(page);
	await submitScan(page);
	await page.waitForURL(/\/results\?afterId=\d+/);
	expect(calls).toEqual(["/api/validate-photo", "/api/scan-skin"]);
});
