import type { Page } from "@playwright/test";
import { printFigure } from "../system/figures.ts";
import { expect, test } from "../system/journey.ts";
import { logInByCall } from "../system/log-in-by-call.ts";
import { PersonAtWork } from "../system/person-at-work.ts";
import { choosePhoto, drawSelfie } from "../system/photos.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";
import { SEEDED_PEOPLE } from "../system/seeded-people.ts";
import { sideways, WIDTHS } from "../system/widths.ts";

const MOST_SCREENS = 5;
/** About four of a phone, and the rest one tap away; a wide window shows more at once. */
const MOST_LENGTH = { wide: 4.5, narrow: 4.2 };
/** Whom to show it to stands in sight however much there is to know. */
const MOST_WITH_REFERRAL = 4.5;

const MUCH_TO_KNOW =
	"I have rosacea and I am pregnant. I use tretinoin at night. A mole on my cheek has changed its color and bleeds.";

/** How many windows the opened report is high. */
async function lengthOf(page: Page): Promise<number> {
	await expect(page.getByText("Skin type", { exact: true })).toBeVisible();
	await page.waitForLoadState("networkidle");
	return page.getByRole("main").evaluate((main) => main.scrollHeight / window.innerHeight);
}

for (const { name, ...size } of WIDTHS) {
	test(`${name}: from the registration to the first report in five screens, and the report is short`, async ({
		page,
		mailbox,
		person,
	}) => {
		await page.setViewportSize(size);
		const selfie = await drawSelfie(2, 5, { papules: { left_cheek: { count: 5 }, chin: { count: 4 } } });
		const button = (label: string) => page.getByRole("button", { name: label, exact: true });
		const someone = new PersonAtWork(page);
		await page.goto("/register");
		await someone.type(page.getByLabel("Email"), person.email);
		await someone.type(page.getByLabel("Username"), person.username);
		await someone.type(page.getByLabel("Password", { exact: true }), person.password);
		await someone.type(page.getByLabel("Confirm password"), person.password);
		await someone.press(button("Create account"));
		await page.waitForURL("**/verify-email");
		const policies = page.getByRole("dialog", { name: "Our Policies" });
		await someone.press(policies.getByRole("checkbox"));
		await someone.press(policies.getByRole("button", { name: "Accept & Continue" }));
		await page.goto(await mailbox.linkFor(person.email, "/verify-email"));
		await page.waitForURL("**/register?step=2&email=*");
		await someone.press(button("I agree"));
		await someone.hand(choosePhoto(page, selfie));
		await expect(page.getByText("This photo works well.")).toBeVisible();
		await someone.press(button("Continue"));
		await someone.press(page.getByText("Even tone"));
		await someone.press(button("Continue"));
		await someone.press(page.getByText("Acne", { exact: true }));
		await someone.press(button("Start my first scan"));
		await page.waitForURL(/\/onboarding\/\d+/, { timeout: 60_000 });
		await expect(page.getByText("Skin type", { exact: true })).toBeVisible();
		expect(someone.screens.length, someone.screens.join()).toBeLessThanOrEqual(MOST_SCREENS);
		printFigure(`registration to first report, ${name}`, ...someone.told());

		await page.goto("/results");
		const screens = await lengthOf(page);
		printFigure(`report, ${name}`, `${screens.toFixed(1)} screens of ${size.width} by ${size.height}`);
		expect(screens).toBeLessThanOrEqual(MOST_LENGTH[name]);
		expect(await sideways(page)).toBeLessThanOrEqual(0);
	});
}

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("the report of a person with a year of data is about four screens, and so is one with changes", async ({
		page,
		baseURL,
	}) => {
		for (const person of ["longPlus", "demo"] as const) {
			await logInByCall(page.request, baseURL ?? "", SEEDED_PEOPLE[person]);
			await page.goto("/results");
			const screens = await lengthOf(page);
			printFigure(`report of ${person} on a phone`, `${screens.toFixed(1)} screens`);
			expect(screens, person).toBeLessThanOrEqual(MOST_LENGTH.narrow);
		}
	});

	test("with many findings, much to know and a referral it still is, keeps the advice in sight, and each part opens", async ({
		page,
		baseURL,
		signUp,
	}) => {
		await signUp();
		const many = { left_cheek: { count: 5 }, right_cheek: { count: 4 }, chin: { count: 4 } };
		const photo = await drawSelfie(1, 23, {
			papules: many,
			darkMarks: { ...many, forehead: { count: 3 } },
			redness: { left_cheek: 7, right_cheek: 6, nose: 6 },
			shine: { forehead: 0.8, nose: 0.8 },
		});
		const { id } = await scanByCalls(page.request, baseURL ?? "", photo, MUCH_TO_KNOW);
		await page.goto("/results");
		const screens = await lengthOf(page);
		printFigure("report with many findings and a referral on a phone", `${screens.toFixed(1)} screens`);
		expect(screens).toBeLessThanOrEqual(MOST_WITH_REFERRAL);
		await expect(page.getByText("should be seen by a dermatologist soon")).toBeInViewport();
		await expect(page.getByText(/^Leave your retinoid off now/)).toBeVisible();
		await expect(page.getByText(/not a diagnosis and not medical advice/)).toBeVisible();

		const spots = page.locator("#finding-acne").getByRole("button", { name: "Look closer" });
		await expect(spots).toBeHidden();
		await page.getByRole("heading", { name: "Acne-like spots" }).click();
		await expect(spots).toBeVisible();
		const kept = page.getByRole("heading", { name: "Privacy receipt" });
		await expect(kept).toBeHidden();
		await page.getByRole("link", { name: "This scan" }).press("Enter");
		await expect(kept).toBeInViewport();

		await page.goto(`/results/${id}#finding-shine`);
		const shine = page.locator("#finding-shine");
		await expect(shine.getByText(/^Measured by/)).toBeVisible();
		await expect(shine).toBeInViewport();
		expect(await sideways(page)).toBeLessThanOrEqual(0);
	});
});
