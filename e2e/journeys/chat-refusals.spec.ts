import type { ChatEvent } from "@dewlight/contracts/chat.ts";
import type { Page } from "@playwright/test";
import { askByCalls } from "../system/ask-by-calls.ts";
import { expect, test } from "../system/journey.ts";
import { logInByCall } from "../system/log-in-by-call.ts";
import { SEEDED_PEOPLE } from "../system/seeded-people.ts";
import { ServerClock } from "../system/server-clock.ts";

test.use({ provoked: [500, 502] });

const STREAM = "**/api/chat2/stream";
const RESUME = "**/api/chat2/resume";
const TRIAL_OVER_S = 16 * 86_400;

async function ask(page: Page, question: string): Promise<void> {
	await page.getByLabel("Your question").fill(question);
	await page.getByLabel("Your question").press("Enter");
}

const events = (...list: ChatEvent[]) => ({
	contentType: "text/event-stream",
	body: list.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(""),
});

test("the eleventh message of a month on Free opens the chat's upgrade dialog", async ({
	page,
	baseURL,
	signUp,
}) => {
	await signUp();
	const clock = new ServerClock(baseURL ?? "");
	try {
		await clock.advance(TRIAL_OVER_S);
		await askByCalls(page.request, baseURL ?? "", 10);
		await page.goto("/chat");
		await ask(page, "One more?");
		const dialog = page.getByRole("dialog", { name: "Your plan's limit" });
		await expect(dialog).toContainText(/10 messages/);
		await dialog.getByRole("button", { name: "See plans" }).click();
		await expect(page.getByRole("dialog", { name: "Choose your plan" })).toBeVisible();
		await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
		await expect(page.getByText("Not sent.")).toBeVisible();
	} finally {
		await clock.reset();
	}
});

test("the four hundred and first message of a month on Pro is told by the page's own dialog", async ({
	page,
	baseURL,
}) => {
	await logInByCall(page.request, baseURL ?? "", SEEDED_PEOPLE.usedUpPro);
	await page.goto("/chat");
	await ask(page, "One more?");
	await expect(page.getByRole("dialog", { name: "Fair Use Limit Reached" })).toBeVisible();
	await page.getByRole("dialog").getByRole("button").first().click();
	await expect(page.getByText("Not sent.")).toBeVisible();
});

test("a search that meets the token limit says so and keeps what was said", async ({ page, signUp }) => {
	await signUp();
	await page.route(RESUME, (route) =>
		route.fulfill({ status: 403, json: { detail: "upgrade_needed", message: "Other words.", plan: "free" } }),
	);
	await page.goto("/chat");
	await ask(page, "Find me a gentle moisturizer");
	await expect(
		page.getByText("You've reached your plan's token limit. Please upgrade to continue.", { exact: true }),
	).toBeVisible();
	await page.unroute(RESUME);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("list", { name: "Suggested products" })).toBeVisible();
});

test("a connection that is cut and an error in the middle are told, and the question is sent again once", async ({
	page,
	signUp,
}) => {
	await signUp();
	// A connection that the browser itself loses is an error on its console, whatever the page makes of it.
	await page.addInitScript(() => {
		const real = window.fetch;
		window.fetch = (input, init) => {
			const isStream = typeof input === "string" && input.endsWith("/stream");
			if (!isStream || typeof init?.body !== "string") return real(input, init);
			window.fetch = real;
			window.name = JSON.parse(init.body).client_message_id;
			return Promise.reject(new TypeError("Failed to fetch"));
		};
	});
	await page.goto("/chat");
	await ask(page, "What does niacinamide do?");
	await expect(page.getByText("Error: No connection. Check it and try again.")).toBeVisible();
	await page.route(STREAM, (route) =>
		route.fulfill(
			events(
				{ type: "session_started", session_id: "s", message_id: 900_001 },
				{ type: "content_delta", delta: "Half of an" },
				{ type: "error", detail: "The answer was cut off." },
			),
		),
	);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByText("Error: The answer was cut off.")).toBeVisible();
	await expect(page.getByRole("log").getByText("Half of an")).toBeVisible();
	await page.unroute(STREAM);
	const again = page.waitForRequest(STREAM);
	await page.getByRole("button", { name: "Try again" }).click();
	expect((await again).postDataJSON().client_message_id).toBe(await page.evaluate(() => window.name));
	await expect(page.getByRole("log").getByRole("article")).toHaveCount(2);
	await expect(page.getByRole("log").getByText(/^Error:/)).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
});

test("a conversation that cannot be read says so and is read again", async ({ page, signUp }) => {
	await signUp();
	await page.route("**/api/chat-history*", (route) =>
		route.fulfill({ status: 500, json: { detail: "Broken." } }),
	);
	await page.goto("/chat");
	await expect(
		page.getByText("Error: Could not load chat history. Please try again later.", { exact: true }),
	).toBeVisible();
	await page.unroute("**/api/chat-history*");
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("heading", { name: "What would you like to know?" })).toBeVisible();
});
