import { Secret, TOTP } from "otpauth";
import { expect, test } from "../system/journey.ts";
import { Keyboard } from "../system/keyboard.ts";
import { ServerClock } from "../system/server-clock.ts";
import { subscribe } from "../system/subscribe.ts";

test.use({ provoked: [400], permissions: ["clipboard-read", "clipboard-write"] });

const PERIOD_SECONDS = 30;

test("J05 and J09 by keyboard alone: the policies, another link, and out", async ({ page, signUp }) => {
	const keys = new Keyboard(page);
	await signUp("registered");
	await page.goto("/dashboard");
	const policies = page.getByRole("dialog", { name: "Our Policies" });
	await keys.to(policies.getByRole("tab", { selected: true }));
	await page.keyboard.press("ArrowRight");
	await expect(policies.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
	await keys.press(policies.getByRole("checkbox"), "Space");
	await keys.press(policies.getByRole("button", { name: "Accept & Continue" }));
	await expect(policies).toBeHidden();
	await page.waitForURL("**/verify-email");
	await keys.press(page.getByRole("button", { name: "Send the link again" }));
	await expect(page.getByText("Verification email sent.")).toBeVisible();
	await keys.press(page.getByRole("link", { name: /log ?out/i }).first());
	await page.waitForURL("**/login");
});

test("J07 by keyboard alone: two-factor on, in with a backup code, and off", async ({
	page,
	baseURL,
	person,
	signUp,
}) => {
	const keys = new Keyboard(page);
	const clock = new ServerClock(baseURL ?? "");
	const nextCode = async (secret: string) => {
		const now = await clock.advance(PERIOD_SECONDS);
		return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
	};
	await signUp();
	try {
		await page.goto("/account");
		await keys.press(page.getByRole("button", { name: "Set up two-factor" }));
		await keys.press(page.getByRole("button", { name: "Copy key" }));
		await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
		const secret = await page.evaluate(() => navigator.clipboard.readText());
		await keys.type(page.getByLabel("Code", { exact: true }), await nextCode(secret));
		await page.keyboard.press("Enter");
		const codes = page.getByRole("list", { name: "Backup codes" }).getByRole("listitem");
		await expect(codes).toHaveCount(10);
		const [backup = ""] = await codes.allTextContents();
		await keys.press(page.getByRole("button", { name: "I saved them" }));
		await expect(page.getByText("10 backup codes left")).toBeVisible();

		await page.goto("/logout");
		await page.waitForURL("**/login");
		await keys.replace(page.getByLabel("Email"), person.email);
		await keys.type(page.getByLabel("Password", { exact: true }), person.password);
		await page.keyboard.press("Enter");
		await keys.press(page.getByRole("button", { name: "Use a backup code" }));
		await keys.type(page.getByLabel("Backup code"), backup);
		await page.keyboard.press("Enter");
		await page.waitForURL("**/upload");

		await page.goto("/account");
		await keys.press(page.getByRole("button", { name: "Turn off" }));
		const dialog = page.getByRole("dialog", { name: "Turn off two-factor?" });
		await keys.type(dialog.getByLabel("Code", { exact: true }), await nextCode(secret));
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { name: "Two-factor is off" })).toBeFocused();
	} finally {
		await clock.reset();
	}
});

test("J23 by keyboard alone: a new password, a new address, and a deletion thought better of", async ({
	page,
	mailbox,
	person,
	signUp,
}) => {
	const keys = new Keyboard(page);
	await signUp();
	await page.goto("/account");
	await keys.type(page.getByLabel("Current password"), person.password);
	await keys.type(page.getByLabel("New password"), "thyme-and-slate");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Account updated.")).toBeVisible();

	const email = `new-${person.email}`;
	await keys.replace(page.getByLabel("Email", { exact: true }), email);
	await keys.press(page.getByRole("button", { name: "Save changes" }));
	await expect(page.getByText(`Waiting for ${email}`)).toBeVisible();
	await page.goto(await mailbox.linkFor(email, "/confirm-email-change"));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email updated successfully.");

	await page.goto("/account");
	const open = page.getByRole("button", { name: "Delete my account" });
	await keys.press(open);
	const dialog = page.getByRole("dialog", { name: "Delete your account?" });
	await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(open).toBeFocused();
	await page.keyboard.press("Enter");
	await keys.type(dialog.getByLabel("Password", { exact: true }), "thyme-and-slate");
	await page.keyboard.press("Enter");
	await expect(page.getByText(/^Your account will be erased on /).first()).toBeVisible();
	await keys.press(page.getByRole("button", { name: "Keep my account" }).first());
	await expect(page.getByText("Your account stays. Nothing will be erased.")).toBeVisible();
});

test("J21 and J22 by keyboard alone: to Pro, down to Plus, and Pro kept", async ({
	page,
	baseURL,
	signUp,
}) => {
	const keys = new Keyboard(page);
	await signUp();
	await subscribe(page.request, baseURL ?? "", "plus_monthly");
	await page.goto("/dashboard");
	await keys.press(page.getByRole("button", { name: "Pricing & Plans" }));
	const plans = page.getByRole("dialog", { name: "Choose your plan" });
	const question = page.getByRole("alertdialog");
	const toPro = plans.getByRole("button", { name: "Upgrade to Pro" });
	await keys.press(toPro);
	await keys.press(question.getByRole("button", { name: "Not now" }));
	await expect(question).toHaveCount(0);
	await keys.press(toPro);
	await keys.press(question.getByRole("button", { name: "Continue" }));
	await expect(page.getByText("Upgrade successful!")).toBeVisible();

	await page.goto("/account?tab=billing");
	const main = page.getByRole("main");
	await keys.press(main.getByRole("button", { name: "Downgrade to Plus" }));
	await keys.press(question.getByRole("button", { name: "Downgrade to Plus" }));
	await expect(main.getByText(/^Changes to Plus on /)).toBeVisible();
	await keys.press(main.getByRole("button", { name: "Keep Pro" }));
	await expect(main.getByText(/^Renews on /)).toBeVisible();
});
