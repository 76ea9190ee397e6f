import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { onFeedbackRequested } from "#api/frame-events.ts";
import { sampleProduct } from "#testing/sample-answers.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { chatCopy } from "./copy.ts";
import { buildMessage, buildMessages } from "./testing/build-turn.ts";
import { guideStatus, showChat, started, streamOf } from "./testing/show-chat.tsx";

let server: StubServer | undefined;
afterEach(() => {
	vi.useRealTimers();
	cleanup();
	server?.restore();
	localStorage.clear();
	sessionStorage.clear();
});

const STREAM = "POST /api/chat2/stream";
const RESUME = "POST /api/chat2/resume";
const search = { product_intent: "gentle moisturizer", category: "moisturizer" } as const;

const box = () => screen.getByLabelText<HTMLTextAreaElement>("Your question");
const thread = () => within(screen.getByRole("log"));
const callsOf = (path: string) => server?.calls.filter((call) => call.path.startsWith(path)) ?? [];
function bodyOf(path: string, index = 0) {
	const body = callsOf(path)[index]?.body;
	return JSON.parse(typeof body === "string" ? body : "null");
}
async function ready() {
	await screen.findByRole("heading", { level: 2 });
}
async function offered() {
	const list = await screen.findByRole("list", { name: "Questions to start with" });
	return within(list).getAllByRole("button");
}
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });
function ask(question: string) {
	write(question);
	fireEvent.keyDown(box(), { key: "Enter" });
}

test("an empty thread says who answers and offers questions to start with", async () => {
	server = showChat({ [STREAM]: streamOf(started, { type: "content_delta", delta: "Redness." }) });
	await ready();
	expect(await screen.findByText(/You are talking to an AI: our built-in guide/)).toBeTruthy();
	const [first] = await offered();
	if (first === undefined) throw new Error("No question is offered.");
	fireEvent.click(first);
	expect(await thread().findByText("Redness.")).toBeTruthy();
	expect(bodyOf("/api/chat2/stream").message).toBe(first.textContent);
	expect(document.activeElement).toBe(box());
});

test("feedback from here says that it comes from the chat", async () => {
	const sources: string[] = [];
	const stop = onFeedbackRequested((source) => sources.push(source));
	server = showChat({});
	await ready();
	await userEvent.click(screen.getByRole("button", { name: "Feedback on the chat" }));
	expect(sources).toEqual(["chat"]);
	stop();
});

test("the questions to start with are the server's choice for this person", async () => {
	const suggestions = ["What does my report say about redness?", "Which steps could I leave out?"];
	server = showChat({ "GET /api/chat-status": { json: { ...guideStatus, suggestions } } });
	expect((await offered()).map(({ textContent }) => textContent)).toEqual(suggestions);
});

test.each([
	["says none", { json: guideStatus }],
	["fails", { status: 500, json: { detail: "Broken." } }],
])("general questions stand in where the server %s", async (_, answer) => {
	server = showChat({ "GET /api/chat-status": answer });
	expect((await offered()).map(({ textContent }) => textContent)).toEqual([...chatCopy.suggestions]);
});

test("where nothing is for this person to ask, no question is offered", async () => {
	server = showChat({ "GET /api/chat-status": { json: { ...guideStatus, suggestions: [] } } });
	expect(await screen.findByText(/You are talking to an AI/)).toBeTruthy();
	expect(screen.queryByRole("list", { name: "Questions to start with" })).toBeNull();
});

test("a product question is streamed, searched, resumed with what was given, and shown with its cards", async () => {
	server = showChat(
		{
			[STREAM]: streamOf(
				started,
				{ type: "content_delta", delta: "Let me " },
				{ type: "content_delta", delta: "look." },
				{ type: "searching_products", ...search },
				{ type: "ready_for_resume", ...search },
			),
			[RESUME]: {
				json: { reply: "One fits.", products: [sampleProduct("p1", { reason: "Mild." })], message_id: 902 },
			},
			"PATCH /api/profile/confirm-product": {
				json: { confirmed_care_plan: { morning_cleanser: sampleProduct("p1") }, warnings: [] },
			},
		},
		buildMessages(10, 15),
	);
	await thread().findByText("Message 15");
	ask("A gentle moisturizer?");
	expect(await thread().findByText("One fits.")).toBeTruthy();
	expect(thread().getByText("Let me look.")).toBeTruthy();
	const sent = bodyOf("/api/chat2/stream");
	expect(sent).toMatchObject({ message: "A gentle moisturizer?", checkin_id: 41 });
	expect(sent.conversation_history.map(({ message }: { message: string }) => message)).toEqual([
		"Message 12",
		"Message 13",
		"Message 14",
		"Message 15",
	]);
	expect(bodyOf("/api/chat2/resume")).toEqual({ ...sent, ...search });
	const card = within(screen.getByRole("list", { name: "Suggested products" }));
	expect(card.getByText("Mild.")).toBeTruthy();
	fireEvent.click(card.getByRole("button", { name: /Add to Plan/ }));
	expect(await card.findByRole("button", { name: "In Use" })).toBeTruthy();
});

test.each(["", "   "])("%j is not sent", async (text) => {
	server = showChat({});
	await ready();
	if (text !== "") write(text);
	fireEvent.keyDown(box(), { key: "Enter" });
	expect(callsOf("/api/chat2")).toEqual([]);
});

test("Enter that accepts what an input method offers sends nothing, and Shift and Enter start a line", async () => {
	server = showChat({});
	await ready();
	write("にきび");
	box().focus();
	fireEvent.keyDown(box(), { key: "Enter", isComposing: true });
	fireEvent.keyDown(box(), { key: "Enter", keyCode: 229 });
	await userEvent.keyboard("{Shift>}{Enter}{/Shift}b");
	expect(box().value).toBe("にきび\nb");
	expect(callsOf("/api/chat2")).toEqual([]);
});

test("a long question is counted near the limit and not sent beyond it", async () => {
	server = showChat({});
	await ready();
	write("a".repeat(3_700));
	expect(screen.getByText("3,700 of 4,000 characters")).toBeTruthy();
	write("a".repeat(4_001));
	expect(screen.getByText("1 character too many")).toBeTruthy();
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send" }).disabled).toBe(true);
});

test("stopping keeps the screen calm, says so, and lets the next question be asked", async () => {
	server = showChat({ [STREAM]: () => new Promise(() => undefined) });
	await ready();
	ask("Slow one");
	fireEvent.keyDown(box(), { key: "Enter" });
	fireEvent.click(screen.getByRole("button", { name: "Stop" }));
	expect(thread().getByText("Stopped.")).toBeTruthy();
	expect(document.activeElement).toBe(box());
	expect(callsOf("/api/chat2/stream")).toHaveLength(1);
	expect(screen.getByRole("button", { name: "Send" })).toBeTruthy();
});

test.each([
	[
		"the server's sentence",
		{ status: 503, json: { detail: "The assistant is resting." } },
		"Error: The assistant is resting.",
	],
	[
		"a lost connection",
		() => {
			throw new TypeError("Failed to fetch");
		},
		"Error: No connection. Check it and try again.",
	],
	["an error in the middle", streamOf(started, { type: "error", detail: "Cut off." }), "Error: Cut off."],
])("%s is shown as an error, and trying again sends the same id", async (_, answer, text) => {
	const answers = { [STREAM]: answer };
	server = showChat(answers);
	await ready();
	ask("Hello?");
	expect((await screen.findByText(text)).getAttribute("role")).toBe("alert");
	fireEvent.click(screen.getByRole("button", { name: "Try again" }));
	await waitFor(() => expect(callsOf("/api/chat2/stream")).toHaveLength(2));
	expect(bodyOf("/api/chat2/stream", 1).client_message_id).toBe(
		bodyOf("/api/chat2/stream").client_message_id,
	);
});

test("a limit of the plan opens the chat's dialog, whose button asks for the plans", async () => {
	server = showChat({
		[STREAM]: {
			status: 403,
			json: { detail: "upgrade_needed", message: "All 10 messages are used.", plan: "free" },
		},
	});
	await ready();
	ask("One more?");
	const dialog = await screen.findByRole("dialog");
	expect(within(dialog).getByText("All 10 messages are used.")).toBeTruthy();
	const asked = vi.fn();
	window.addEventListener("upgradeNeeded", asked, { once: true });
	fireEvent.click(within(dialog).getByRole("button", { name: "See plans" }));
	expect(asked.mock.calls[0]?.[0].detail).toEqual({ plan: "free" });
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(thread().getByText("Not sent.")).toBeTruthy();
});

test("fair use raises its event and opens no dialog of the chat", async () => {
	server = showChat({
		[STREAM]: { status: 403, json: { detail: "fair_use_exceeded", plan: "pro_monthly" } },
	});
	const raised = vi.fn();
	window.addEventListener("usageLimitExceeded", raised, { once: true });
	await ready();
	ask("One more?");
	await waitFor(() => expect(raised).toHaveBeenCalledOnce());
	expect(screen.queryByRole("dialog")).toBeNull();
});

test("a search that meets the token limit says so in its own words", async () => {
	server = showChat({
		[STREAM]: streamOf(started, { type: "ready_for_resume", ...search }),
		[RESUME]: { status: 403, json: { detail: "upgrade_needed", message: "Other." } },
	});
	await ready();
	ask("A cream?");
	expect(
		await screen.findByText("You've reached your plan's token limit. Please upgrade to continue."),
	).toBeTruthy();
});

test("a conversation that cannot be read says so and is read again", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	const answers: Parameters<typeof showChat>[0] = { "GET /api/chat-history": { status: 500, json: {} } };
	server = showChat(answers);
	expect(await screen.findByText("Error: Could not load chat history. Please try again later.")).toBeTruthy();
	const before = callsOf("/api/chat-history").length;
	fireEvent.click(screen.getByRole("button", { name: "Try again" }));
	await waitFor(() => expect(callsOf("/api/chat-history").length).toBeGreaterThan(before));
});

test("a server that is busy is asked for the conversation again by itself", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	vi.useFakeTimers({ shouldAdvanceTime: true });
	const busy = { status: 503, json: {}, headers: { "retry-after": "3" } };
	const answers: Parameters<typeof showChat>[0] = { "GET /api/chat-history": busy };
	server = showChat(answers);
	expect(await screen.findByText("Error: Could not load chat history. Please try again later.")).toBeTruthy();
	server.restore();
	server = stubServer({
		"GET /api/chat-history": { json: { messages: [buildMessage(3)], has_more: false } },
	});
	await vi.advanceTimersByTimeAsync(5_000);
	expect(await thread().findByText("Message 3")).toBeTruthy();
	expect(callsOf("/api/chat-history")).toHaveLength(1);
});

test("Markdown is shown, and neither HTML, pictures nor strange links get through", async () => {
	const message =
		"**Bold** <b onclick=x>raw</b> ![pic](https://x.test/a.png) [bad](javascript:alert(1)) [good](https://aad.org) [plan](/care-plan)\n\n- one\n- two";
	server = showChat({}, [buildMessage(3, { message })]);
	expect((await thread().findByText("Bold")).tagName).toBe("STRONG");
	const log = screen.getByRole("log");
	expect(log.querySelector("img, b, [onclick]")).toBeNull();
	expect(thread().queryByRole("link", { name: "bad" })).toBeNull();
	expect(thread().getByRole("link", { name: /good/ }).getAttribute("rel")).toContain("noopener");
	expect(thread().getByRole("link", { name: "plan" }).getAttribute("href")).toBe("/care-plan");
	expect(thread().getAllByRole("listitem")).toHaveLength(2);
});

test("an answer is reported with a reason, and says so afterwards", async () => {
	server = showChat({ "POST /api/chat-messages/3/report": { json: { ok: true, message: "Thank you." } } }, [
		buildMessage(3),
	]);
	await thread().findByText("Message 3");
	fireEvent.click(screen.getByRole("button", { name: "Report" }));
	fireEvent.change(screen.getByLabelText(/What is wrong/), { target: { value: " Wrong. " } });
	fireEvent.click(screen.getByRole("button", { name: "Send report" }));
	expect(await screen.findByText("Thank you.")).toBeTruthy();
	expect(bodyOf("/api/chat-messages/3/report")).toEqual({ reason: "Wrong." });
	fireEvent.click(screen.getByRole("button", { name: "Done" }));
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Reported" }).disabled).toBe(true);
});

test("a draft outlives the screen, and what was sent does not come back", async () => {
	server = showChat({ [STREAM]: streamOf(started, { type: "content_delta", delta: "Yes." }) });
	await ready();
	write("Half a thou");
	cleanup();
	server.restore();
	server = showChat({ [STREAM]: streamOf(started, { type: "content_delta", delta: "Yes." }) });
	await ready();
	expect(box().value).toBe("Half a thou");
	ask("Half a thought");
	await thread().findByText("Yes.");
	expect(box().value).toBe("");
	// It goes once the answer on the screen is known to be one to it.
	await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
});

test("a question sent after the session ended is there again for the same person, and for nobody else", async () => {
	server = showChat({ [STREAM]: { status: 401, json: { detail: "Please log in." } } });
	await ready();
	ask("Is this serum fine?");
	await waitFor(() => expect(callsOf("/api/chat2/stream")).toHaveLength(1));
	cleanup();
	server.restore();
	server = showChat({}, [], { id: 8 });
	await ready();
	expect(box().value).toBe("");
	cleanup();
	server.restore();
	server = showChat({});
	await ready();
	expect(box().value).toBe("Is this serum fine?");
});

test("opening and the first sending are counted once", async () => {
	server = showChat({ [STREAM]: streamOf(started, { type: "content_delta", delta: "Yes." }) });
	await ready();
	ask("One");
	await thread().findByText("Yes.");
	ask("Two");
	await waitFor(() => expect(callsOf("/api/chat2/stream")).toHaveLength(2));
	expect(callsOf("/api/events").map(({ body }) => body)).toEqual([
		JSON.stringify({ event_type: "chat_open" }),
		JSON.stringify({ event_type: "chat_message_sent" }),
	]);
});
