import { readFile } from "node:fs/promises";
import type { CheckinTile } from "@dewlight/contracts/scans.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../system/journey.ts";
import { logInByCall } from "../system/log-in-by-call.ts";
import { drawSelfie } from "../system/photos.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";
import { SEEDED_PEOPLE } from "../system/seeded-people.ts";
import { ServerClock } from "../system/server-clock.ts";

test.use({ provoked: [403, 500] });

const LIST = /\/api\/checkins\?/;
const TRIAL_SECONDS = 14 * 24 * 3600;

const tiles = (page: Page) => page.getByRole("main").locator("ol > li");

/** What the list is asked for; the answers are the server's own. */
function watchOffsets(page: Page): string[] {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (LIST.test(request.url())) asked.push(new URL(request.url()).search);
	});
	return asked;
}

test("J15: the twenty-three scans of a year come by tens, and three are left without a plan", async ({
	page,
	baseURL,
}) => {
	const address = baseURL ?? "";
	const plus = SEEDED_PEOPLE.longPlus;
	await logInByCall(page.request, address, plus);
	const asked = watchOffsets(page);
	await page.goto("/timeline");
	await expect(tiles(page)).toHaveCount(10);
	await page.getByRole("button", { name: "Load more" }).click();
	await expect(tiles(page)).toHaveCount(20);
	await page.getByRole("button", { name: "Load more" }).click();
	await expect(tiles(page)).toHaveCount(plus.scans.length);
	await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);
	await expect(tiles(page).getByRole("link", { name: /Open report/ })).toHaveCount(plus.scans.length);
	await expect(page.getByText("In progress")).toHaveCount(0);
	expect(asked).toEqual(["?offset=0&limit=10", "?offset=10&limit=10", "?offset=20&limit=10"]);
	const oldest = tiles(page).last().getByRole("img");
	await oldest.scrollIntoViewIfNeeded();
	await expect
		.poll(() => oldest.evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBeGreaterThan(100);

	const clock = new ServerClock(address);
	try {
		await clock.advance(TRIAL_SECONDS + 60);
		await page.reload();
		await expect(tiles(page)).toHaveCount(3);
		await expect(page.getByText("Free shows your last 3 scans. Older ones are kept.")).toBeVisible();
	} finally {
		await clock.reset();
	}
});

test("J15: Pro sees everything and takes it along as a table, as data and as a report", async ({
	page,
	baseURL,
}) => {
	const pro = SEEDED_PEOPLE.longPro;
	await logInByCall(page.request, baseURL ?? "", pro);
	await page.goto("/timeline");
	await expect(tiles(page)).toHaveCount(10);
	await page.getByRole("button", { name: "Load more" }).click();
	await expect(tiles(page)).toHaveCount(pro.scans.length);
	const take = async (name: string) => {
		const download = page.waitForEvent("download");
		await page.getByRole("button", { name, exact: true }).click();
		const file = await download;
		const kind = name.split(" ")[0]?.toLowerCase();
		expect(file.suggestedFilename()).toMatch(
			new RegExp(`^dewlight-timeline-\\d{4}-\\d\\d-\\d\\d\\.${kind}$`),
		);
		await expect(page.getByText(`${file.suggestedFilename()} is in your downloads.`)).toBeVisible();
		return readFile(await file.path());
	};
	const [head = "", ...rows] = (await take("CSV")).toString("utf8").trim().split("\r\n");
	expect(head).toContain("checkin_id,taken_at,skin_type");
	expect(new Set(rows.map((row) => row.split(",")[0])).size).toBe(pro.scans.length);
	const { checkins } = JSON.parse((await take("JSON")).toString("utf8"));
	expect(checkins).toHaveLength(pro.scans.length);
	expect(checkins.at(-1).note).toBe("The first of many.");
	expect((await take("PDF report")).subarray(0, 5).toString("latin1")).toBe("%PDF-");
});

test("a running scan turns by itself, Free shows three, and a failure says so", async ({
	page,
	baseURL,
	signUp,
}) => {
	await signUp();
	const address = baseURL ?? "";
	const clock = new ServerClock(address);
	for (const seed of [51, 52, 53]) await scanByCalls(page.request, address, await drawSelfie(0, seed));
	const photo = await drawSelfie(0, 54);
	// The list is held back at the state before the end, so that the page meets a running scan.
	let running = true;
	const last = await scanByCalls(page.request, address, photo);
	await page.route(LIST, async (route) => {
		const answer = await route.fetch();
		const list: CheckinTile[] = await answer.json();
		const [newest] = list;
		if (running && newest) newest.checkin_summary.final_skin_type = null;
		await route.fulfill({ response: answer, json: list });
	});
	await page.goto("/timeline");
	await expect(tiles(page)).toHaveCount(4);
	await expect(tiles(page).first().getByText("In progress")).toBeVisible();
	running = false;
	const report = tiles(page)
		.first()
		.getByRole("link", { name: /Open report/ });
	await expect(report).toHaveAttribute("href", `/results/${last.id}`);

	try {
		await clock.advance(TRIAL_SECONDS + 60);
		await page.reload();
		await expect(tiles(page)).toHaveCount(3);
		await expect(page.getByText("Free shows your last 3 scans. Older ones are kept.")).toBeVisible();
		await page.getByRole("button", { name: "See what each plan shows" }).click();
		await expect(page.getByRole("dialog")).toContainText("The full timeline");
		await page.keyboard.press("Escape");
	} finally {
		await clock.reset();
	}
	await page.unroute(LIST);
	await page.route(LIST, (route) => route.fulfill({ status: 500, json: {} }));
	await page.reload();
	await expect(page.getByText("Unable to load timeline.")).toBeVisible();
	await page.unroute(LIST);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(tiles(page)).toHaveCount(4);
});

test("the export is Pro's: others meet the plans", async ({ page, baseURL, signUp }) => {
	await signUp();
	await scanByCalls(page.request, baseURL ?? "", await drawSelfie(0, 55));
	await page.goto("/timeline");
	await page.getByRole("button", { name: "CSV (comes with Pro)" }).click();
	await expect(page.getByRole("dialog", { name: "Choose your plan" })).toBeVisible();
});
