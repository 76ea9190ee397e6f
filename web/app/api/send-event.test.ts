// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { onSessionEnded } from "./frame-events.ts";
import { sendEvent } from "./send-event.ts";

let server: StubServer | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => server?.restore());

const recorded = { "POST /api/events": { json: { ok: true, recorded: true } } };

test.each(["chat_open", "chat_message_sent"] as const)("%s is sent once for each person", async (event) => {
	server = stubServer(recorded);
	await sendEvent(event, 7);
	await sendEvent(event, 7);
	await sendEvent(event, 8);
	expect(server.calls.map((call) => call.body)).toEqual([
		JSON.stringify({ event_type: event }),
		JSON.stringify({ event_type: event }),
	]);
});

test("a look at the care plan is sent once for each browser, whoever looks", async () => {
	server = stubServer(recorded);
	await sendEvent("care_plan_view", 7);
	await sendEvent("care_plan_view", 8);
	expect(server.calls).toHaveLength(1);
	expect(localStorage.getItem("care_plan_view_sent")).toBe("1");
});

test("an effect that runs twice sends one event", async () => {
	server = stubServer(recorded);
	await Promise.all([sendEvent("chat_open", 7), sendEvent("chat_open", 7)]);
	expect(server.calls).toHaveLength(1);
});

test.each([
	["is refused", { status: 500, json: { detail: "Broken." } }],
	["needs a login", { status: 401, json: { detail: "Please log in." } }],
	[
		"is lost",
		() => {
			throw new TypeError("Failed to fetch");
		},
	],
])("an event that %s breaks nothing and is tried again next time", async (_, answer) => {
	const ended = vi.fn();
	const stop = onSessionEnded(ended);
	server = stubServer({ "POST /api/events": answer });
	await sendEvent("care_plan_view", 7);
	expect(localStorage.getItem("care_plan_view_sent")).toBeNull();
	await sendEvent("care_plan_view", 7);
	expect(server.calls).toHaveLength(2);
	expect(ended).not.toHaveBeenCalled();
	stop();
});
