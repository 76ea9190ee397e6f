import type { Page } from "@playwright/test";
import { holdCalls } from "../system/hold-calls.ts";
import { expect, test } from "../system/journey.ts";

test.use({ provoked: [500] });

const SENT = "Your message has been sent!";
const FAILED = "Failed to send message. Please try again later.";

function watchPosts(page: Page, path: string): unknown[] {
	const bodies: unknown[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST" && request.url().endsWith(path)) bodies.push(request.postDataJSON());
	});
	return bodies;
}

test("J25: blanks are not sent, a failure keeps the text, and a message arrives", async ({
	page,
	person,
}) => {
	const posts = watchPosts(page, "/api/contact");
	await page.goto("/contact");
	await page.getByLabel("Name").fill("   ");
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page.getByText("All fields are required.")).toBeVisible();
	await expect(page.getByLabel("Name")).toBeFocused();
	expect(posts).toEqual([]);

	await page.getByLabel("Name").fill(person.username);
	await page.getByLabel("Email").fill(person.email);
	await page.getByLabel("Message").fill("Where do I find my plan?");
	await page.route("**/api/contact", (route) => route.fulfill({ status: 500, json: {} }));
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page.getByText(FAILED)).toBeVisible();
	await expect(page.getByLabel("Message")).toHaveValue("Where do I find my plan?");
	await page.unroute("**/api/contact");

	const release = await holdCalls(page, "**/api/contact");
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page.getByRole("button", { name: "Sending…" })).toBeDisabled();
	release();
	await expect(page.getByText(SENT)).toBeVisible();
	expect(posts.at(-1)).toEqual({
		name: person.username,
		email: person.email,
		subject: "General",
		message: "Where do I find my plan?",
	});
});

test("J25: a link chooses the subject, and the way to have an account deleted is explained", async ({
	page,
}) => {
	const subjects = [
		["General", "General"],
		["Report%20AI", "Report AI"],
		["Delete%20Account", "Delete Account"],
		["delete_account", "Delete Account"],
		["Refund", "General"],
	] as const;
	for (const [asked, chosen] of subjects) {
		await page.goto(`/contact?subject=${asked}`);
		await expect(page.getByLabel("Subject")).toHaveValue(chosen);
	}
	await expect(
		page.getByText(/include the email you registered with and write a deletion request/),
	).toBeVisible();
	await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
});

test("J25: a member reports an AI answer from the bar, with name and email filled in", async ({
	page,
	person,
	signUp,
}) => {
	await signUp();
	await page.goto("/dashboard");
	await page.getByRole("link", { name: "Report AI" }).click();
	await page.waitForURL("/contact?subject=Report%20AI");
	await expect(page.getByLabel("Subject").locator("option:checked")).toHaveText(
		"Report offensive or illegal content",
	);
	await expect(page.getByLabel("Name")).toHaveValue(person.username);
	await expect(page.getByLabel("Email")).toHaveValue(person.email);
	await page.getByLabel("Message").fill("It told me to use three acids at once.");
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page.getByText(SENT)).toBeVisible();
});

test("J25: feedback: empty is not sent, a failure keeps the text, thanks are given", async ({ page }) => {
	const posts = watchPosts(page, "/api/feedback");
	await page.goto("/");
	const opener = page.getByRole("contentinfo").getByRole("button", { name: "Send Feedback" });
	await opener.click();
	const dialog = page.getByRole("dialog", { name: "Send Feedback" });
	const text = dialog.getByRole("textbox");
	await expect(text).toBeFocused();
	await dialog.getByRole("button", { name: "Submit" }).click();
	await expect(dialog.getByRole("alert")).toBeVisible();
	expect(posts).toEqual([]);

	await text.fill("More light in the photos, please.");
	await page.route("**/api/feedback", (route) => route.fulfill({ status: 500, json: {} }));
	await dialog.getByRole("button", { name: "Submit" }).click();
	await expect(dialog.getByText("Failed to send feedback.")).toBeVisible();
	await expect(text).toHaveValue("More light in the photos, please.");
	await page.unroute("**/api/feedback");
	await dialog.getByRole("button", { name: "Submit" }).click();
	await expect(dialog.getByText("Thanks for your feedback!")).toBeVisible();
	expect(posts.at(-1)).toEqual({ message: "More light in the photos, please.", source: "general" });

	await dialog.getByRole("button", { name: "Done" }).click();
	await expect(dialog).toBeHidden();
	await expect(opener).toBeFocused();
});

test("what is typed and sent before the script has come is neither lost nor sent bare", async ({ page }) => {
	const release = await holdCalls(page, "**/assets/*.js");
	const posts = watchPosts(page, "/api/contact");
	await page.goto("/contact", { waitUntil: "commit" });
	await page.getByLabel("Name").fill("Ana");
	await page.getByLabel("Email").fill("ana@example.com");
	await page.getByLabel("Subject").selectOption("Report AI");
	await page.getByLabel("Message").fill("A question about my plan.");
	await page.getByRole("main").getByRole("button", { name: "Send message" }).click();
	release();
	await expect(page.getByText(SENT)).toBeVisible();
	expect(posts).toEqual([
		{ name: "Ana", email: "ana@example.com", subject: "Report AI", message: "A question about my plan." },
	]);
});
