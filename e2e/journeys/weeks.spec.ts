import type { Profile } from "@dewlight/contracts/profile.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../system/journey.ts";
import { logInByCall } from "../system/log-in-by-call.ts";
import { drawSelfie } from "../system/photos.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";
import { SEEDED_PEOPLE } from "../system/seeded-people.ts";
import { useWholePlan } from "../system/use-plan.ts";
import { sideways, WIDTHS } from "../system/widths.ts";

const DAY_MS = 86_400_000;

/** Skin with spots, whose plan holds a treatment that begins by and by. */
const spotted = () => drawSelfie(0, 5, { papules: { left_cheek: { count: 6 }, chin: { count: 6 } } });

/** The day that "From Dec 13: …" names and that is not over yet, as a calendar file writes it. */
function dayIn(phase: string): string {
	const [, words = ""] = /^From (\w{3} \d+): /.exec(phase) ?? [];
	const year = new Date().getUTCFullYear();
	const named = [year, year + 1].map((one) => new Date(`${words}, ${one} 12:00 UTC`));
	const day = named.find((one) => one.getTime() > Date.now() - DAY_MS);
	return (day ?? new Date()).toISOString().slice(0, 10).replaceAll("-", "");
}

const days = (page: Page) => page.getByRole("button", { name: /^\w+day, \w+ \d+: / });

for (const { name, ...size } of WIDTHS) {
	test(`${name}: the phases of a plan in use have dates, its calendar file follows, and the shelf shows what acts on which day`, async ({
		page,
		baseURL,
		signUp,
	}) => {
		await page.setViewportSize(size);
		await signUp();
		const address = baseURL ?? "";
		await scanByCalls(page.request, address, await spotted());
		await page.goto("/weeks");
		await expect(page.getByText(/its phases have dates here\.$/)).toBeVisible();
		await useWholePlan(page.request, address);
		await page.reload();
		const phases = page.getByRole("heading", { name: "Your plan by date" }).locator("..");
		await expect(phases.getByText(/^From \w{3} \d+: /).first()).toBeVisible();
		await expect(phases.getByText(/^\w{3} \d+ to \w{3} \d+: /).first()).toBeVisible();
		expect(await sideways(page)).toBeLessThanOrEqual(0);

		const settled =
			(await phases
				.getByText(/^From \w{3} \d+: every day$/)
				.first()
				.textContent()) ?? "";
		await phases.getByRole("link", { name: "The whole plan" }).click();
		const file = await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
		const calendar = await (await page.request.get(file ?? "")).text();
		expect(calendar).toContain(`DTSTART:${dayIn(settled)}T`);

		await page.goto("/shelf");
		const week = page.getByRole("region", { name: "Your week" });
		await expect(week.getByText("Monday")).toBeVisible();
		await expect(week.getByText("One treatment").first()).toBeVisible();
		await expect(week.getByText("Rest", { exact: true }).first()).toBeVisible();
		expect(await sideways(page)).toBeLessThanOrEqual(0);
	});

	test(`${name}: the calendar of a year tells of each day what was done, skipped and felt, and counts nothing`, async ({
		page,
		baseURL,
	}) => {
		await page.setViewportSize(size);
		await logInByCall(page.request, baseURL ?? "", SEEDED_PEOPLE.longPlus);
		await page.goto("/weeks");
		await expect(days(page)).toHaveCount(35);
		await page.getByRole("button", { name: "Earlier weeks" }).click();
		await expect(page.getByRole("button", { name: /Morning done, Night done/ }).first()).toBeVisible();
		await page
			.getByRole("button", { name: /Night skipped/ })
			.first()
			.focus();
		await page.keyboard.press("Enter");
		await expect(page.getByText("Night skipped").first()).toBeVisible();
		const told = page.getByRole("button", { name: /Morning done.*(Calm|Tight|Dry|Oily)/ }).first();
		await told.click();
		await expect(told).toHaveAttribute("aria-pressed", "true");
		await expect(page.getByText("Skin", { exact: true })).toBeVisible();
		await expect(page.getByText(/Cleanser/).first()).toBeVisible();
		await expect(page.getByText(/streak|score/i)).toHaveCount(0);
		for (const _ of ["second", "third", "fourth"]) {
			await page.getByRole("button", { name: "Earlier weeks" }).click();
			await expect(page.getByRole("button", { name: /Night done/ }).first()).toBeVisible();
		}
		expect(await sideways(page)).toBeLessThanOrEqual(0);
		const wider = await days(page).evaluateAll((all) =>
			all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((day) => day.ariaLabel),
		);
		expect(wider).toEqual([]);
		const profile: Profile = await (await page.request.get("/api/profile")).json();
		expect(Object.keys(profile.confirmed_care_plan).length).toBeGreaterThan(2);
	});
}
