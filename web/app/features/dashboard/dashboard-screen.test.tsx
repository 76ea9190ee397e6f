// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendScan } from "#api/photo-calls.ts";
import { setSession, setUser } from "#api/session.ts";
import type { DashboardState } from "#paths.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { type StubAnswer, type StubServer, stubServer } from "#testing/stub-server.ts";
import DashboardScreen from "./dashboard-screen.tsx";

const SELFIE = new File(["face"], "face.jpg", { type: "image/jpeg" });
const BUSY = { status: 503, json: { detail: "We are busy. Please try again in a minute." } };
const SPENT = {
	status: 403,
	json: { detail: "upgrade_needed", message: "You've reached your Free plan limit of 1 scan." },
};

let server: StubServer;
beforeEach(() => {
	vi.spyOn(console, "warn").mockReturnValue();
	setUser(buildUser({ latest_checkin_id: 0 }));
});
afterEach(() => {
	cleanup();
	server.restore();
	// What was refused is gone with whoever sent it.
	act(() => setSession({ status: "unknown" }));
});

/** The dashboard of somebody whose scans are answered so. */
function show(start: StubAnswer, state: DashboardState | null = null) {
	server = stubServer({
		"POST /api/scan-skin": start,
		"GET /api/checkins": { json: [] },
		"GET /api/check-scan-limit": { status: 500, json: {} },
	});
	const router = createMemoryRouter(
		[
			{ path: "/dashboard", element: <DashboardScreen /> },
			{ path: "*", element: <p>elsewhere</p> },
		],
		{ initialEntries: [{ pathname: "/dashboard", state }] },
	);
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<QueryClientProvider client={client}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	);
	return router;
}

test("a first scan that was refused says why, and one press sends the same photo and goes where it is read", async () => {
	const router = show(BUSY, { scanNotStarted: true });
	await act(() => expect(sendScan({ photo: SELFIE, frames: [] }, "")).rejects.toMatchObject({ status: 503 }));
	const notice = within(screen.getByRole("status"));
	expect(notice.getByText("Everything is saved, but your scan did not start")).toBeDefined();
	expect(notice.getByText("We are busy. Please try again in a minute.")).toBeDefined();
	expect(screen.queryByText(/You can start it here/)).toBeNull();
	await userEvent.click(notice.getByRole("button", { name: "Try again" }));
	expect(router.state.location.pathname + router.state.location.search).toBe("/results?afterId=0");
	const sent = server.calls.filter(({ path }) => path === "/api/scan-skin");
	expect(sent.map(({ body }) => ((body as FormData).get("files") as File).name)).toEqual([
		"face.jpg",
		"face.jpg",
	]);
});

test("a first scan beyond the plan's scans says so and offers nothing that can only be refused again", async () => {
	show(SPENT, { scanNotStarted: true });
	await act(() => expect(sendScan({ photo: SELFIE, frames: [] }, "")).rejects.toMatchObject({ status: 403 }));
	const notice = within(screen.getByRole("status"));
	expect(notice.getByText("You've reached your Free plan limit of 1 scan.")).toBeDefined();
	expect(notice.queryByRole("button")).toBeNull();
});

test("a first scan that nobody heard of says that it can be started here, without a reason that nobody knows", async () => {
	show(BUSY, { scanNotStarted: true });
	expect(screen.getByRole("status").textContent).toBe(
		"Everything is saved, but your first scan did not start. You can start it here.",
	);
	expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("without a scan that failed there is no notice", async () => {
	show(BUSY);
	expect(await screen.findByRole("link", { name: /New Scan/ })).toBeDefined();
	expect(screen.queryByRole("status")).toBeNull();
});
