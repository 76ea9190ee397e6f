import type { Profile } from "@dewlight/contracts/profile.ts";
import type { BrowserContext, Page, ViewportSize } from "@playwright/test";
import { type CuttableBrowser, openCuttable } from "../system/cut-network.ts";
import { printFigure } from "../system/figures.ts";
import { expect, test as journey } from "../system/journey.ts";
import { drawSelfie } from "../system/photos.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";
import { timeTap } from "../system/time-tap.ts";
import { sideways, WIDTHS } from "../system/widths.ts";

/** `openCut` opens, once somebody is signed in, a browser of theirs whose network can be cut. */
const test = journey.extend<{ openCut: () => Promise<CuttableBrowser> }>({
	openCut: async ({ browser, context, baseURL }, use) => {
		const opened: CuttableBrowser[] = [];
		await use(async () => {
			const one = await openCuttable(browser, context, baseURL ?? "");
			opened.push(one);
			return one;
		});
		for (const one of opened) await one.close();
	},
});

const routine = (page: Page) => page.getByRole("region", { name: /^(This morning|Tonight)$/ });
const boxes = (page: Page) => routine(page).getByRole("checkbox");

async function readProfile(page: Page): Promise<Profile> {
	return (await page.request.get("/api/profile")).json();
}
const doneCount = async (page: Page) => Object.values((await readProfile(page)).done_steps).flat().length;

/** A lost network fills the console, so this tab is opened beside the one that is watched. */
async function openToday(context: BrowserContext, viewport: ViewportSize): Promise<Page> {
	const page = await context.newPage();
	await page.setViewportSize(viewport);
	await page.goto("/today");
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await expect(boxes(page).first()).toBeVisible();
	return page;
}

for (const { name, ...viewport } of WIDTHS) {
	test.describe(name, () => {
		test.use({ viewport });

		test("a day: steps checked, skin told, a night skipped because it stings, taken back, and seen in the calendar", {
			tag: "@main",
		}, async ({ page, baseURL, signUp }) => {
			await signUp();
			await scanByCalls(page.request, baseURL ?? "", await drawSelfie(0, 11));
			await page.goto("/dashboard");
			await boxes(page).first().check();
			await expect.poll(() => doneCount(page)).toBe(1);
			await page.goto("/today");
			await expect(boxes(page).first()).toBeChecked();

			await routine(page).getByRole("button", { name: /^Skip/ }).click();
			await routine(page).getByRole("button", { name: "It stings" }).click();
			await expect(routine(page).getByText(/is skipped\.$/)).toBeVisible();
			await expect.poll(async () => (await readProfile(page)).stung_days.length).toBe(1);
			await routine(page).getByRole("button", { name: "Undo", exact: true }).click();
			await expect.poll(async () => (await readProfile(page)).stung_days.length).toBe(0);
			await routine(page).getByRole("button", { name: "All done" }).click();
			await expect.poll(() => doneCount(page)).toBe(await boxes(page).count());

			const diary = page.getByRole("region", { name: "How is your skin today?" });
			await diary.getByRole("button", { name: "Dry" }).click();
			await expect(diary.getByText("Saved.")).toBeVisible();
			await diary.getByText("Sleep, stress, cycle, sun, a note").click();
			await diary
				.getByRole("textbox", { name: "Note" })
				.fill("My lips are swelling and I can hardly breathe");
			await diary.getByRole("button", { name: "Save note" }).click();
			await expect(diary.getByRole("heading", { name: "Please act on this now" })).toBeVisible();

			await page.getByRole("link", { name: "Calendar" }).click();
			await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();
			await expect(page.getByRole("button", { name: /Dry/ })).toBeVisible();
			await expect(page.getByText("My lips are swelling")).toBeVisible();
			expect(await sideways(page)).toBeLessThanOrEqual(0);
		});

		test("reminders are off until they are chosen, and one press turns all of them off", async ({
			page,
			signUp,
		}) => {
			await signUp();
			await page.goto("/reminders");
			await expect(page.getByRole("heading", { level: 1, name: "Reminders" })).toBeVisible();
			await expect(page.getByRole("checkbox", { name: "Evening routine" })).not.toBeChecked();
			await expect(page.getByRole("button", { name: "Turn everything off" })).toHaveCount(0);
			await page.getByRole("checkbox", { name: "Evening routine" }).check();
			await page.getByLabel("Evening routine at").fill("20:15");
			await page.getByRole("checkbox", { name: /One mail a day/ }).check();
			await page.getByRole("button", { name: "Save" }).click();
			await expect(page.getByText("Saved. You are reminded of what is ticked.")).toBeVisible();
			await page.reload();
			await expect(page.getByLabel("Evening routine at")).toHaveValue("20:15");
			await page.getByRole("button", { name: "Turn everything off" }).click();
			await expect(page.getByText("Everything is off.")).toBeVisible();
			expect((await (await page.request.get("/api/reminders")).json()).choices).toBeNull();
		});

		test("a step checked without a network is kept, also over a reload, and sent once when there is one", async ({
			page: watched,
			baseURL,
			signUp,
			openCut,
		}) => {
			await signUp();
			await scanByCalls(watched.request, baseURL ?? "", await drawSelfie(0, 11));
			const browser = await openCut();
			const page = await openToday(browser.context, viewport);
			// Two taps are kept below, and a night of rest has no more than two steps.
			const online = await timeTap(boxes(page).nth(1), { call: "/api/profile/mark-done" });
			await expect.poll(() => doneCount(watched)).toBe(1);
			await boxes(page).nth(1).uncheck();
			await expect.poll(() => doneCount(watched)).toBe(0);
			await browser.lose();
			const offline = await timeTap(boxes(page).first(), { words: "Kept on this device" });
			for (const [where, { shown, kept }] of Object.entries({ online, offline }))
				printFigure(
					`a step checked ${where}, ${name}`,
					`shown after ${shown.toFixed(0)} ms`,
					`kept after ${kept.toFixed(0)} ms`,
				);
			await expect(routine(page).getByText(/Kept on this device/)).toBeVisible();
			await page.reload();
			await expect(boxes(page).first()).toBeChecked();
			await boxes(page).nth(1).check();
			expect(await doneCount(watched)).toBe(0);
			await browser.find();
			await page.goto("/today");
			await expect.poll(() => doneCount(watched)).toBe(2);
			await expect(boxes(page).nth(1)).toBeChecked();
		});

		test("a night is skipped and the day told without a network, also over a reload, and both are sent once when there is one", async ({
			page: watched,
			baseURL,
			signUp,
			openCut,
		}) => {
			await signUp();
			await scanByCalls(watched.request, baseURL ?? "", await drawSelfie(0, 11));
			const browser = await openCut();
			const page = await openToday(browser.context, viewport);
			const diary = page.getByRole("region", { name: "How is your skin today?" });
			await diary.getByRole("button", { name: "Oily" }).click();
			await expect(diary.getByText("Saved.")).toBeVisible();
			await browser.lose();
			await routine(page).getByRole("button", { name: /^Skip/ }).click();
			await routine(page).getByRole("button", { name: "No time" }).click();
			await expect(routine(page).getByText(/is skipped\.$/)).toBeVisible();
			await expect(routine(page).getByText(/^Kept on this device/)).toBeVisible();
			await page.reload();
			await expect(routine(page).getByText(/is skipped\.$/)).toBeVisible();
			await diary.getByRole("button", { name: "Tight" }).click();
			await expect(diary.getByText(/^Kept on this device/)).toBeVisible();
			expect((await readProfile(watched)).skipped_routines).toEqual([]);
			await browser.find();
			await page.goto("/today");
			await expect.poll(async () => (await readProfile(watched)).skipped_routines.length).toBe(1);
			// What was told before the network went stays beside what was told without it.
			await expect(diary.getByRole("button", { name: "Tight" })).toHaveAttribute("aria-pressed", "true");
			await expect(diary.getByRole("button", { name: "Oily" })).toHaveAttribute("aria-pressed", "true");
			await expect(page.getByText(/^Kept on this device/)).toHaveCount(0);
		});
	});
}
