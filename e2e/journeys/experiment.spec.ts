import type { Experiment } from "@dewlight/contracts/progress.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../system/journey.ts";
import { logInByCall } from "../system/log-in-by-call.ts";
import { drawSelfie } from "../system/photos.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";
import { SEEDED_PEOPLE } from "../system/seeded-people.ts";
import type { ServerClock } from "../system/server-clock.ts";
import { sideways, WIDTHS } from "../system/widths.ts";

const WEEKS = 2;
const BASELINE_SCANS = 3;
/** How long a scan after the date still counts. */
const GRACE_WEEKS = 4;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

const TESTERS = { wide: SEEDED_PEOPLE.deskTester, narrow: SEEDED_PEOPLE.phoneTester };

/** Skin as it is before each test, and what it may look like after one. */
const PHOTOS = {
	before: () => drawSelfie(0, 61, { redness: { left_cheek: 5, right_cheek: 5 } }),
	redder: () => drawSelfie(0, 61, { redness: { left_cheek: 11, right_cheek: 11, nose: 9 } }),
	calm: () => drawSelfie(0, 61),
	otherLight: () => drawSelfie(0, 61, { light: { azimuth: 60 } }),
};

/** Each product with what is seen after it, the photos of its end a day apart, and what the test then says. */
const ENDS: {
	product: string;
	after: (keyof typeof PHOTOS)[];
	expected: Partial<Experiment>;
	tag: string | null;
	sentence: RegExp;
}[] = [
	{
		product: "Same serum",
		after: ["before"],
		expected: { verdict: "no_change" },
		tag: "No clear change",
		sentence: /nobody knows\.$/,
	},
	{
		product: "Harsh toner",
		after: ["redder", "redder", "redder"],
		expected: { verdict: "worse" },
		tag: "Worse",
		sentence: /^Redness/,
	},
	{
		product: "Mild cream",
		after: ["calm", "calm", "calm"],
		expected: { verdict: "better" },
		tag: "Better",
		sentence: /^Redness eased/,
	},
	{
		product: "Lost gel",
		after: [],
		expected: { verdict: null },
		tag: null,
		sentence: /^There was no scan to judge it with by \w+ \d+, \d+, so/,
	},
	{
		product: "Evening balm",
		after: ["otherLight"],
		expected: { verdict: null },
		tag: null,
		sentence: /differ in light direction/,
	},
];

const PHONE_PRODUCTS = ["Harsh toner", "Evening balm"];

/** Lets days pass for somebody who comes by now and then, and so stays signed in. */
async function pass(page: Page, clock: ServerClock, days: number): Promise<void> {
	for (let left = days; left > 0; left -= 7) {
		await clock.advance(Math.min(7, left) * DAY_SECONDS);
		await page.request.get("/api/me");
	}
}

for (const { name, ...size } of WIDTHS) {
	// A phone shows each end as a desk does, so it walks to one with a verdict and to one without.
	const ends = name === "wide" ? ENDS : ENDS.filter(({ product }) => PHONE_PRODUCTS.includes(product));
	test(`${name}: one product after the other is tested from its baseline to each of its ends, which says what to do next`, async ({
		page,
		baseURL,
		clock,
	}) => {
		await page.setViewportSize(size);
		const address = baseURL ?? "";
		await logInByCall(page.request, address, TESTERS[name]);
		const scan = async (photo: keyof typeof PHOTOS) => {
			await scanByCalls(page.request, address, await PHOTOS[photo]());
			await pass(page, clock, 1);
		};
		const newest = async (): Promise<Experiment> =>
			(await (await page.request.get("/api/experiments")).json()).experiments[0];
		await scan("before");
		await scan("before");
		const experiments = page.getByRole("region", { name: "Test one product" });
		for (const { product, after, expected, tag, sentence } of ends) {
			await page.goto("/timeline/progress");
			await experiments.getByLabel("Product", { exact: true }).fill(product);
			await experiments.getByLabel("What should it change?").selectOption("redness");
			await experiments.getByLabel("Weeks until the verdict").selectOption(String(WEEKS));
			await experiments.getByRole("button", { name: "Start with the baseline" }).click();
			await expect(experiments.getByText(/ of 3 scans$/)).toBeVisible();
			while ((await newest()).baseline_scans < BASELINE_SCANS) await scan("before");
			await page.reload();
			await expect(experiments.getByText("3 of 3 scans")).toBeVisible();
			await experiments.getByRole("button", { name: "I start using it today" }).click();
			await page.getByRole("button", { name: "Start today" }).click();
			await expect(experiments.getByText(/^Verdict on /)).toBeVisible();

			await pass(page, clock, WEEKS * 7);
			await clock.advance(HOUR_SECONDS);
			for (const photo of after) await scan(photo);
			if (after.length === 0) await pass(page, clock, GRACE_WEEKS * 7 + 1);
			await page.reload();
			await expect(experiments.getByRole("heading", { name: "Earlier experiments" })).toBeVisible();
			const ended = await newest();
			expect(ended).toMatchObject({ product_name: product, state: "done", ...expected });
			const card = experiments.getByRole("listitem").filter({ hasText: product });
			await expect(card.getByText("Finished")).toBeVisible();
			expect(ended.sentence).toMatch(sentence);
			await expect(card.getByText(ended.sentence)).toBeVisible();
			if (tag !== null) {
				await expect(card.getByText(tag, { exact: true })).toBeVisible();
				await card.getByText("The numbers").click();
				await expect(card.getByText(ended.numbers ?? "")).toBeVisible();
			}
			await expect(card.getByText(ended.next ?? "", { exact: true })).toBeVisible();
			expect(await sideways(page)).toBeLessThanOrEqual(0);
		}
		// What was said of one product stands, whatever the next one does.
		const { experiments: all } = await (await page.request.get("/api/experiments")).json();
		expect(all.map(({ verdict }: Experiment) => verdict)).toEqual(
			ends.toReversed().map(({ expected }) => expected.verdict),
		);
	});
}
