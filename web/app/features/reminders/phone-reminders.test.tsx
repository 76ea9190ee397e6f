// @vitest-environment happy-dom
import { cleanup, render, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setSession, setUser } from "#api/session-store.ts";
import type { PhoneReminder, Shell } from "#platform/shell.ts";
import { buildUser } from "#testing/build-user.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { PhoneReminders, turnOffHere, turnOnHere } from "./phone-reminders.tsx";

const phone = vi.hoisted(() => ({
	askToRemind: vi.fn(async () => true),
	remindOf: vi.fn(async (_reminders: readonly object[]) => {}),
	onResume: vi.fn(() => () => {}),
	onReminder: vi.fn((_listener: (path: string) => void) => () => {}),
}));
vi.mock("#platform/current.ts", () => ({
	platform: { shell: async () => phone satisfies Partial<Shell> },
}));

const user = buildUser();
let server: StubServer;
beforeEach(() => {
	setUser(user);
	const body = {
		day: "2026-11-28",
		minute: 21 * 60 + 30,
		title: "Evening",
		body: "Cleanser.",
		path: "/today",
	};
	server = stubServer({ "GET /api/reminders/upcoming": { json: { reminders: [body] } } });
});
afterEach(() => {
	cleanup();
	server.restore();
	localStorage.clear();
	vi.clearAllMocks();
	setSession({ status: "unknown" });
});

const NIGHT: PhoneReminder = {
	at: new Date("2026-11-28T21:30:00"),
	title: "Evening",
	body: "Cleanser.",
	path: "/today",
};

function show() {
	const routes = ["/", "/today"].map((path) => ({ path, element: <PhoneReminders /> }));
	const router = createMemoryRouter(routes);
	render(<RouterProvider router={router} />);
	return router;
}

test("a phone nobody turned on is told nothing, and a no of the system stays a no", async () => {
	show();
	phone.askToRemind.mockResolvedValueOnce(false);
	expect(await turnOnHere(user.id)).toBe(false);
	expect(server.calls).toEqual([]);
	expect(phone.remindOf).not.toHaveBeenCalled();
});

test("turned on, the phone knows what comes by its own clock, and again whenever the app comes to the front", async () => {
	expect(await turnOnHere(user.id)).toBe(true);
	expect(phone.remindOf).toHaveBeenLastCalledWith([NIGHT]);
	const router = show();
	await waitFor(() => expect(phone.remindOf).toHaveBeenCalledTimes(2));
	await waitFor(() => expect(phone.onReminder).toHaveBeenCalledOnce());
	phone.onReminder.mock.lastCall?.[0]("/today");
	await waitFor(() => expect(router.state.location.pathname).toBe("/today"));
	await turnOffHere();
	expect(phone.remindOf).toHaveBeenLastCalledWith([]);
});

test("logging out takes the reminders from the phone; a lost network does not", async () => {
	await turnOnHere(user.id);
	show();
	setSession({ status: "signed_out", offline: true });
	await waitFor(() => expect(phone.onReminder).toHaveBeenCalled());
	expect(phone.remindOf).not.toHaveBeenCalledWith([]);
	setSession({ status: "signed_out", offline: false });
	await waitFor(() => expect(phone.remindOf).toHaveBeenLastCalledWith([]));
});
