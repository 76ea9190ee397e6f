import type { Page, Request } from "@playwright/test";
import { expect, test } from "../system/journey.ts";
import { logInByCall } from "../system/log-in-by-call.ts";
import { pullDown } from "../system/pull-down.ts";
import { SEEDED_PEOPLE } from "../system/seeded-people.ts";
import { questionOf, UNSEEN } from "../system/stored-conversation.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const STREAM = "/api/chat2/stream";
const RESUME = "/api/chat2/resume";

const thread = (page: Page) => page.getByRole("log");
const messages = (page: Page) => thread(page).getByRole("article");
const box = (page: Page) => page.getByLabel("Your question");

function watch(page: Page, path: string): Request[] {
	const seen: Request[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).pathname === path) seen.push(request);
	});
	return seen;
}

async function toTop(page: Page): Promise<void> {
	await thread(page).evaluate((place) => {
		place.scrollTop = 0;
	});
}

/** Where the message stands on the screen. */
const topOf = (page: Page, text: string) =>
	thread(page)
		.getByText(text, { exact: true })
		.evaluate((node) => node.getBoundingClientRect().top);

test("a thread is read back to its beginning, and products are asked for and shown", {
	tag: "@main",
}, async ({ page, baseURL }) => {
	await logInByCall(page.request, baseURL ?? "", SEEDED_PEOPLE.talker);
	const checkin = await (await page.request.get("/api/checkins/latest")).json();
	const events = watch(page, "/api/events");
	const streams = watch(page, STREAM);
	const resumes = watch(page, RESUME);

	await page.goto("/chat");
	await expect(messages(page)).toHaveCount(25);
	await expect(page.getByText(/You are talking to an AI/)).toBeVisible();
	await expect(messages(page).last()).toBeInViewport();

	// The 18th question is the oldest but one: its answer stands first.
	const line = questionOf(18);
	await toTop(page);
	await expect(messages(page)).toHaveCount(50);
	await expect.poll(() => topOf(page, line)).toBeGreaterThan(0);
	await toTop(page);
	await expect(messages(page)).toHaveCount(60);
	await expect(thread(page).getByText(questionOf(1), { exact: true })).toBeAttached();
	await expect(page.getByRole("button", { name: "Earlier messages" })).toHaveCount(0);
	for (const unseen of Object.values(UNSEEN)) await expect(page.locator("body")).not.toContainText(unseen);

	await box(page).fill("   ");
	await expect(page.getByRole("button", { name: "Send", exact: true })).toBeDisabled();
	await box(page).press("Enter");
	expect(streams).toEqual([]);

	const heard = page.waitForResponse((answer) => answer.url().endsWith(STREAM));
	await page.route(`**${RESUME}`, async (route) => {
		await expect(thread(page).getByRole("status").filter({ hasText: "Searching products" })).toBeVisible();
		await route.continue();
	});
	await box(page).fill("Find me a gentle moisturizer under 30 dollars");
	await box(page).press("Enter");
	const stream = await (await heard).text();
	const names = [...stream.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name);
	expect(names.filter((name, index) => name !== names[index - 1])).toEqual([
		"session_started",
		"content_delta",
		"searching_products",
		"ready_for_resume",
	]);
	const given = JSON.parse(/event: ready_for_resume\ndata: (.+)/.exec(stream)?.[1] ?? "{}");
	const cards = thread(page).getByRole("list", { name: "Suggested products" }).getByRole("listitem");
	await expect(cards.first()).toBeVisible();
	await page.unroute(`**${RESUME}`);
	const sent = streams[0]?.postDataJSON();
	expect(sent.conversation_history).toHaveLength(4);
	expect(sent.conversation_history[2].message).toBe(questionOf(30));
	expect(sent.conversation_history[3].message).not.toContain(UNSEEN.comment);
	expect(sent.checkin_id).toBe(checkin.id);
	expect(resumes).toHaveLength(1);
	expect(resumes[0]?.postDataJSON()).toMatchObject({
		message: "Find me a gentle moisturizer under 30 dollars",
		product_intent: given.product_intent,
		category: given.category,
		client_message_id: sent.client_message_id,
		checkin_id: checkin.id,
	});
	await expect(messages(page).last()).toBeInViewport();
	await expect(box(page)).toBeFocused();
	await expect(thread(page).getByRole("status").filter({ hasText: "Searching products" })).toHaveCount(0);

	const card = cards.first();
	await card.getByRole("button", { name: /Add to Plan/ }).click();
	await expect(card.getByRole("button", { name: "In Use" })).toBeDisabled();

	await page.reload();
	await expect(messages(page)).toHaveCount(25);
	await expect(cards.first()).toBeVisible();
	await expect(messages(page).last()).toBeInViewport();
	await expect(page.locator("body")).not.toContainText(UNSEEN.comment);

	await toTop(page);
	await expect(messages(page)).toHaveCount(50);
	await toTop(page);
	await expect(messages(page)).toHaveCount(62);
	await toTop(page);
	const refreshed = page.waitForRequest((request) => request.url().includes("/api/chat-history?offset=0"));
	await pullDown(page, thread(page), 80);
	await refreshed;
	await expect(messages(page)).toHaveCount(62);

	expect(events.map((request) => request.postDataJSON().event_type)).toEqual([
		"chat_open",
		"chat_message_sent",
	]);
});

test("a hidden message is absent, and a product comment of another server is never read", async ({
	page,
	signUp,
}) => {
	await signUp();
	const product = {
		id: "p_1",
		name: "Plain Balm",
		image_url: null,
		product_url: null,
		price: null,
		rating: null,
		suggested_category: "moisturizer",
		category: "moisturizer",
		is_custom: false,
		is_confirmed: false,
	};
	const message = { created_at: "2026-11-20T10:00:00.000Z", show_in_chat: true, product_suggestions: null };
	await page.route("**/api/chat-history*", (route) =>
		route.fulfill({
			json: {
				has_more: false,
				messages: [
					{ ...message, id: 1, role: "user", message: "Not for eyes", show_in_chat: false },
					{
						...message,
						id: 2,
						role: "assistant",
						message: `Try **this**.<img src=x onerror="window.hit=1"> <!-- product_data: ${JSON.stringify([product])} -->`,
					},
				],
			},
		}),
	);
	await page.goto("/chat");
	await expect(messages(page)).toHaveCount(1);
	await expect(thread(page).getByRole("heading", { name: "Plain Balm" })).toBeVisible();
	await expect(page.getByText("Not for eyes")).toHaveCount(0);
	await expect(page.locator("body")).not.toContainText("product_data");
	await expect(thread(page).locator("img")).toHaveCount(0);
});

test("a draft outlives a reload and is gone after a logout, and an answer can be reported", {
	tag: "@main",
}, async ({ page, signUp }) => {
	await signUp();
	await page.goto("/chat");
	await expect(page.getByRole("heading", { name: "What would you like to know?" })).toBeVisible();
	await page.getByRole("list", { name: "Questions to start with" }).getByRole("button").first().click();
	await expect(messages(page)).toHaveCount(2);
	await page.getByRole("button", { name: "Report", exact: true }).click();
	await page.getByLabel(/What is wrong with it/).fill("Not what I asked.");
	await page.getByRole("button", { name: "Send report" }).click();
	await expect(page.getByRole("dialog").getByRole("status")).toContainText("Thank you");
	await page.getByRole("button", { name: "Done" }).click();
	await expect(page.getByRole("button", { name: "Reported" })).toBeDisabled();
	await expect(thread(page).getByRole("link", { name: "Medical disclaimer" })).toHaveAttribute(
		"href",
		/terms#medical-disclaimer/,
	);

	await box(page).fill("line one");
	await box(page).press("Shift+Enter");
	await box(page).pressSequentially("line two");
	// At 200 % zoom, on its side, and above a keyboard.
	for (const [width, height] of [
		[640, 450],
		[844, 390],
		[390, 480],
		[390, 844],
	] as const) {
		await page.setViewportSize({ width, height });
		await expect(box(page)).toBeInViewport({ ratio: 1 });
		await box(page).click();
		await expect(box(page)).toBeFocused();
	}
	await page.reload();
	await expect(box(page)).toHaveValue("line one\nline two");
	await page.goto("/logout");
	await expect(page).toHaveURL(/\/(login)?$/);
	await expect
		.poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("chat"))))
		.toEqual([]);
});
