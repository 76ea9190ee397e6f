// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setSession, setUser } from "#api/session.ts";
import type { PhoneReminder, Shell } from "#platform/platform.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { PhoneReminders, showsHere, tellPhone, turnOffHere, turnOnHere } from "./phone-reminders.tsx";

const phone = vi.hoisted(() => ({
	askToRemind: vi.fn(async () => true),
	remindOf: vi.fn(async (_reminders: readonly object[]) => {}),
	onResume: vi.fn((_listener: () => void) => () => {}),
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

test("turning off for one account leaves what another one turned on meanwhile", async () => {
	await turnOnHere(user.id);
	phone.remindOf.mockImplementationOnce(async () => {
		await turnOnHere(user.id + 1);
	});
	await turnOffHere();
	expect(showsHere(user.id + 1)).toBe(true);
});

test("reminders that arrive when another account shows its own are not told", async () => {
	await turnOnHere(user.id);
	phone.remindOf.mockClear();
	const late = tellPhone(user.id);
	await turnOffHere();
	await late;
	expect(phone.remindOf.mock.calls).toEqual([[[]]]);
});

test("a phone that cannot be told at logout is named, and is told when it is tried again", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	await turnOnHere(user.id);
	show();
	phone.remindOf.mockRejectedValueOnce(new Error("The phone is busy."));
	setSession({ status: "signed_out", offline: false });
	expect(await screen.findByText(/may still show your reminders/)).toBeDefined();
	await userEvent.click(screen.getByRole("button", { name: "Try again" }));
	await waitFor(() => expect(screen.queryByText(/may still show your reminders/)).toBeNull());
	expect(phone.remindOf).toHaveBeenLastCalledWith([]);
	expect(localStorage.length).toBe(0);
});

test("reminders that a logout left behind go when the app comes back, and when somebody else logs in", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	await turnOnHere(user.id);
	phone.remindOf.mockRejectedValueOnce(new Error("The phone is busy."));
	setSession({ status: "signed_out", offline: false });
	show();
	expect(await screen.findByText(/may still show your reminders/)).toBeDefined();
	phone.remindOf.mockRejectedValueOnce(new Error("The phone is busy."));
	for (const [resumed] of phone.onResume.mock.calls) resumed();
	await waitFor(() => expect(phone.remindOf).toHaveBeenCalledTimes(3));
	expect(localStorage.length).toBe(1);
	setUser(buildUser({ id: user.id + 1 }));
	await waitFor(() => expect(localStorage.length).toBe(0));
	expect(phone.remindOf).toHaveBeenLastCalledWith([]);
});
