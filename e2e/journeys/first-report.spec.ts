import { printFigure } from "../system/figures.ts";
import { expect, test } from "../system/journey.ts";
import { PersonAtWork } from "../system/person-at-work.ts";
import { choosePhoto, drawSelfie } from "../system/photos.ts";
import { sideways, WIDTHS } from "../system/widths.ts";

const MOST_SCREENS = 5;
/** About four, and the rest one tap away. */
const MOST_PHONE_SCREENS = 5;

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
		await expect(page.getByText("Skin type", { exact: true })).toBeVisible();
		const screens = await page.getByRole("main").evaluate((main) => main.scrollHeight / window.innerHeight);
		printFigure(`report, ${name}`, `${screens.toFixed(1)} screens of ${size.width} by ${size.height}`);
		expect(screens).toBeLessThanOrEqual(MOST_PHONE_SCREENS);
		expect(await sideways(page)).toBeLessThanOrEqual(0);
	});
}
