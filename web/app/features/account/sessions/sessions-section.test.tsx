// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { setSession } from "#api/session.ts";
import type { StubServer } from "#testing/stub-server.ts";
import { buildSession, button, showAccount } from "../testing/show-account.tsx";
import { lastSeen } from "./sessions-section.tsx";

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
	setSession({ status: "unknown" });
});

type Answers = NonNullable<Parameters<typeof showAccount>[0]>["answers"];

const THREE = [
	buildSession("here", "Firefox on Linux", true),
	buildSession("phone", "Safari on iPhone"),
	buildSession("laptop", "Chrome on Windows"),
];

function show(answers: Answers) {
	const shown = showAccount({ answers });
	server = shown.server;
	return shown;
}

async function rows(): Promise<string[]> {
	const list = await screen.findByRole("list", { name: "Signed-in browsers" });
	return within(list)
		.getAllByRole("listitem")
		.map((row) => row.textContent.split(/This|Last/)[0] ?? "");
}

test("one browser is signed out after a question, and the list says so at once", async () => {
	let sessions = THREE;
	show({
		"GET /api/sessions": () => ({ json: { sessions } }),
		"POST /api/sessions/phone/revoke": () => {
			sessions = sessions.filter(({ id }) => id !== "phone");
			return { json: { ok: true, revoked: 1 } };
		},
	});
	expect(await rows()).toEqual(["Firefox on Linux", "Safari on iPhone", "Chrome on Windows"]);
	expect(screen.queryByRole("button", { name: "Sign out Firefox on Linux" })).toBeNull();
	await userEvent.click(await button("Sign out Safari on iPhone"));
	await userEvent.click(await button("Cancel"));
	expect(await rows()).toHaveLength(3);
	await userEvent.click(await button("Sign out Safari on iPhone"));
	await userEvent.click(await button("Sign out"));
	expect(await screen.findByText("Safari on iPhone is signed out.")).toBeTruthy();
	expect(await rows()).toEqual(["Firefox on Linux", "Chrome on Windows"]);
});

test("a browser that could not be signed out comes back, with the reason", async () => {
	show({
		"GET /api/sessions": { json: { sessions: THREE } },
		"POST /api/sessions/laptop/revoke": { status: 500, json: {} },
	});
	await userEvent.click(await button("Sign out Chrome on Windows"));
	await userEvent.click(await button("Sign out"));
	expect((await screen.findByRole("alert")).textContent).toMatch(/still signed in/);
	expect(await rows()).toHaveLength(3);
});

test("a session that is already gone counts as signed out", async () => {
	show({
		"GET /api/sessions": { json: { sessions: THREE } },
		"POST /api/sessions/laptop/revoke": { status: 404, json: { detail: "Not found." } },
	});
	await userEvent.click(await button("Sign out Chrome on Windows"));
	await userEvent.click(await button("Sign out"));
	expect(await screen.findByText("Chrome on Windows is signed out.")).toBeTruthy();
});

test("all others go together, and then only this browser is left", async () => {
	let sessions = THREE;
	show({
		"GET /api/sessions": () => ({ json: { sessions } }),
		"POST /api/sessions/revoke-others": () => {
			sessions = sessions.slice(0, 1);
			return { json: { ok: true, revoked: 2 } };
		},
	});
	await userEvent.click(await button("Sign out all others"));
	const question = await screen.findByRole("alertdialog");
	await userEvent.click(within(question).getByRole("button", { name: "Sign out all others" }));
	expect(await screen.findByText("All other browsers are signed out.")).toBeTruthy();
	expect(await rows()).toEqual(["Firefox on Linux"]);
	await waitFor(() => expect(screen.queryByRole("button", { name: "Sign out all others" })).toBeNull());
});

test("a list that cannot be read says so and is read again", async () => {
	let failing = true;
	show({
		"GET /api/sessions": () => (failing ? { status: 500, json: {} } : { json: { sessions: THREE } }),
	});
	const alert = await screen.findByRole("alert");
	expect(alert.textContent).toContain("Your sessions could not be loaded.");
	failing = false;
	await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
	expect(await rows()).toHaveLength(3);
});

const NOW = Date.parse("2026-11-21T12:00:00.000Z");

test.each([
	["2026-11-21T12:00:00.000Z", "just now"],
	["2026-11-21T12:00:40.000Z", "just now"],
	["2026-11-21T11:59:00.000Z", "1 minute ago"],
	["2026-11-21T11:01:00.000Z", "59 minutes ago"],
	["2026-11-21T10:00:00.000Z", "2 hours ago"],
	["2026-11-20T11:00:00.000Z", "yesterday"],
	["2026-11-15T11:00:00.000Z", "6 days ago"],
	["2026-11-01T12:00:00.000Z", "Nov 1, 2026"],
])("%s was %s", (time, words) => expect(lastSeen(time, NOW)).toBe(words));
