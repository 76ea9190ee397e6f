import type { Page } from "@playwright/test";
import { expect, test } from "../system/journey.ts";
import { Keyboard } from "../system/keyboard.ts";

test.use({ provoked: [400, 409] });

const DEMOS = ["Example analysis report", "Example care plan", "Product chat demo"];

/** The bar shows its links once the page answers; before that the browser follows links by itself. */
const untilAnswering = (page: Page) =>
	expect(page.getByRole("navigation", { name: "Main" }).getByRole("link").first()).toBeVisible();

test("J01 by keyboard alone: the reading, the three examples and the questions of the home page", async ({
	page,
}) => {
	const keys = new Keyboard(page);
	await page.goto("/");
	await untilAnswering(page);
	const reading = page.getByRole("group", { name: "Show on the face" });
	await keys.to(reading.getByRole("radio").first());
	await page.keyboard.press("ArrowRight");
	await expect(reading.getByRole("radio").nth(1)).toBeChecked();

	for (const name of DEMOS) {
		const link = page.getByRole("region", { name: "Look before you join" }).getByRole("link", { name });
		await keys.press(link);
		const dialog = page.getByRole("dialog", { name });
		await expect(dialog).toBeVisible();
		await keys.to(dialog.getByRole("button", { name: "Close" }).first());
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		await expect(link).toBeFocused();
	}
	const question = page.locator("details").first();
	await keys.press(question.locator("summary"));
	await expect(question).toHaveAttribute("open", "");
});

test("J02 by keyboard alone: a guide, its parts, its questions and its next step, and a policy", async ({
	page,
}) => {
	const keys = new Keyboard(page);
	await page.goto("/");
	await untilAnswering(page);
	await keys.press(
		page
			.getByRole("main")
			.getByRole("link", { name: /retinol/i })
			.first(),
	);
	await page.waitForURL("/retinol");
	const main = page.getByRole("main");
	await keys.press(main.getByRole("link", { name: "What to avoid" }).first());
	await page.waitForURL("/retinol#*");
	const question = main.getByRole("region", { name: "Questions people ask" }).locator("details").first();
	await keys.press(question.locator("summary"), "Space");
	await expect(question).toHaveAttribute("open", "");
	await keys.press(main.getByRole("link", { name: "Get Started Free" }));
	await page.waitForURL("/register");

	await keys.press(page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }));
	await page.waitForURL("/terms#privacy-policy");
	await expect(page.getByRole("heading", { name: "Privacy Policy", level: 2 })).toBeInViewport();
});

test("J04 by keyboard alone: passwords that differ, and an address that is taken", async ({
	page,
	person,
	signUp,
}) => {
	const keys = new Keyboard(page);
	await signUp();
	await page.context().clearCookies();
	await page.goto("/register");
	await keys.type(page.getByLabel("Email"), person.email);
	await keys.type(page.getByLabel("Username"), person.username);
	await keys.type(page.getByLabel("Password", { exact: true }), person.password);
	await keys.type(page.getByLabel("Confirm password"), "another-word-12");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Passwords do not match.")).toBeVisible();
	await keys.replace(page.getByLabel("Confirm password"), person.password);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main").getByRole("alert").first()).toBeVisible();
	await expect(page.getByLabel("Email")).toHaveValue(person.email);
});

test("J24 by keyboard alone: the way to the app is reached in a browser", async ({ page }) => {
	const keys = new Keyboard(page);
	await page.goto("/contact");
	await untilAnswering(page);
	await keys.to(page.getByRole("contentinfo").getByRole("link", { name: /Google Play/ }));
});

test("J25 by keyboard alone: a refused message, the subject and the message that arrives", async ({
	page,
	person,
}) => {
	const keys = new Keyboard(page);
	await page.goto("/contact");
	await untilAnswering(page);
	await keys.press(page.getByRole("button", { name: "Send message" }));
	await expect(page.getByText("All fields are required.")).toBeVisible();
	await expect(page.getByLabel("Name")).toBeFocused();
	await keys.type(page.getByLabel("Name"), person.username);
	await keys.type(page.getByLabel("Email"), person.email);
	await keys.to(page.getByLabel("Subject"));
	await page.keyboard.type("Rep");
	await expect(page.getByLabel("Subject")).toHaveValue("Report AI");
	await keys.type(page.getByLabel("Message"), "An answer took no notice of my question.");
	await keys.press(page.getByRole("button", { name: "Send message" }));
	await expect(page.getByText("Your message has been sent!")).toBeVisible();
});

test("J06 and J08 by keyboard alone: a wrong password, a mailed link, a new password, in", async ({
	page,
	mailbox,
	person,
	signUp,
}) => {
	const keys = new Keyboard(page);
	await signUp();
	await page.context().clearCookies();
	await page.goto("/login");
	await keys.type(page.getByLabel("Email"), person.email);
	await keys.type(page.getByLabel("Password", { exact: true }), "not-the-password");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Incorrect email or password.")).toBeVisible();

	await keys.press(page.getByRole("link", { name: "Forgot your password?" }));
	await page.waitForURL("/forgot-password");
	await keys.replace(page.getByLabel("Email"), person.email);
	await page.keyboard.press("Enter");
	await expect(page.getByText("If an account exists for that email")).toBeVisible();
	await page.goto(await mailbox.linkFor(person.email, "/reset-password"));
	await keys.type(page.getByLabel("New password", { exact: true }), "fresh-linen-41");
	await keys.type(page.getByLabel("Confirm new password"), "fresh-linen-41");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your password has been reset.");

	await keys.press(page.getByRole("main").getByRole("link", { name: "Login" }));
	await page.waitForURL("/login");
	await keys.replace(page.getByLabel("Email"), person.email);
	await keys.type(page.getByLabel("Password", { exact: true }), "fresh-linen-41");
	await keys.press(page.getByRole("main").getByRole("button", { name: "Login" }));
	await page.waitForURL("/upload");
});
