import { progressApi } from "@dewlight/contracts/progress.ts";
// @vitest-environment happy-dom

import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { call } from "#api/call.ts";
import { reportSessionEnded } from "#api/frame-events.ts";
import { createQueryClient } from "#api/query-client.ts";
import { getSession, setSession } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";

const forgetPages = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("#api/forget-pages.ts", () => ({ forgetPages }));
const { LiveNotes } = await import("./live-notes.tsx");

const NOTE = "You appear to be offline";
const AWAY = "The server cannot answer right now. This page tries again by itself.";
const REACHABLE = {
	"GET /api/health": { json: {} },
	"GET /api/me": { json: { user: buildUser() } },
};

let server: StubServer | undefined;
beforeEach(() => setSession({ status: "signed_out", offline: false }));
afterEach(() => {
	cleanup();
	server?.restore();
	vi.useRealTimers();
	vi.restoreAllMocks();
});

function setNetwork(online: boolean): void {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
	act(() => void window.dispatchEvent(new Event(online ? "online" : "offline")));
}

test("a lost connection is said, and no longer when it is back", () => {
	render(<LiveNotes />);
	expect(screen.queryByText(NOTE)).toBeNull();
	setNetwork(false);
	expect(screen.getByRole("status").textContent).toBe(NOTE);
	setNetwork(true);
	expect(screen.queryByText(NOTE)).toBeNull();
});

test("a session that could not be read is read again when the network is back", async () => {
	setNetwork(false);
	server = stubServer(REACHABLE);
	setSession({ status: "signed_out", offline: true });
	render(<LiveNotes />);
	expect(screen.getByText(NOTE)).toBeTruthy();
	setNetwork(true);
	await waitFor(() => expect(getSession().status).toBe("signed_in"));
	expect(screen.queryByText(NOTE)).toBeNull();
});

test("it is read again also where the browser never noticed the loss", async () => {
	vi.useFakeTimers();
	let status = 502;
	server = stubServer({ ...REACHABLE, "GET /api/health": () => ({ status, json: {} }) });
	setSession({ status: "signed_out", offline: true });
	render(<LiveNotes />);
	await act(() => vi.advanceTimersByTimeAsync(6_000));
	expect(getSession().status).toBe("signed_out");
	status = 200;
	await act(() => vi.advanceTimersByTimeAsync(5_000));
	expect(getSession().status).toBe("signed_in");
	expect(screen.queryByText(NOTE)).toBeNull();
});

test("where the browser knows of no loss, a person can try again", async () => {
	setNetwork(false);
	server = stubServer({ "GET /api/me": { json: { user: null } } });
	setSession({ status: "signed_out", offline: true });
	render(<LiveNotes />);
	await userEvent.click(screen.getByRole("button", { name: "Try again" }));
	await waitFor(() => expect(getSession()).toEqual({ status: "signed_out", offline: false }));
});

/** A page that reads something. */
function Read() {
	const queryFn = () => call(progressApi.progress, { reading: z.unknown() });
	useQuery({ queryKey: ["read"], retry: false, queryFn });
	return null;
}

test("a read that the server cannot answer is said, comes again by itself, and is no longer said after", async () => {
	vi.useFakeTimers();
	setNetwork(true);
	const away = {
		status: 503,
		headers: { "retry-after": "7" },
		json: { detail: "We cannot reach our records." },
	};
	let answer: Parameters<typeof stubServer>[0][string] = away;
	server = stubServer({ "GET /api/progress": () => (answer === away ? away : { json: {} }) });
	const client = createQueryClient();
	render(
		<QueryClientProvider client={client}>
			<LiveNotes />
			<Read />
		</QueryClientProvider>,
	);
	await act(() => vi.advanceTimersByTimeAsync(100));
	expect(screen.getByRole("status").textContent).toBe(AWAY);
	answer = {};
	await act(() => vi.advanceTimersByTimeAsync(6_800));
	expect(server.calls).toHaveLength(1);
	await act(() => vi.advanceTimersByTimeAsync(400));
	expect(server.calls).toHaveLength(2);
	expect(screen.queryByText(AWAY)).toBeNull();
	await act(() => vi.advanceTimersByTimeAsync(60_000));
	expect(server.calls).toHaveLength(2);
});

test("a session that ends takes the copies of visited pages with it", () => {
	render(<LiveNotes />);
	expect(forgetPages).not.toHaveBeenCalled();
	reportSessionEnded();
	expect(forgetPages).toHaveBeenCalledOnce();
});
