// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setSession, setUser } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import AnalyzingScreen from "./analyzing-screen.tsx";

let server: StubServer | undefined;
beforeEach(() => {
	vi.useFakeTimers();
	setUser(buildUser());
});
afterEach(() => {
	cleanup();
	server?.restore();
	vi.useRealTimers();
	setSession({ status: "unknown" });
});

const processing = { id: 5, status: "processing", photo_quality: null };
const complete = { ...processing, status: "complete" };
const me = { json: { user: buildUser({ latest_checkin_id: 5 }) } };

function open(address = "/analyzing/5") {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	const place = (name: string) => <p>{name}</p>;
	const router = createMemoryRouter(
		[
			{ path: "/analyzing/:checkinId", element: <AnalyzingScreen /> },
			{ path: "/onboarding/:checkinId", element: place("first result") },
			{ path: "/results/:checkinId", element: place("report") },
		],
		{ initialEntries: [address] },
	);
	render(
		<QueryClientProvider client={client}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	);
	return router;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const status = () => document.querySelector("output")?.textContent;
const looks = () => server?.calls.filter(({ path }) => path === "/api/checkins/5").length;

test("looks every 4 s; the message moves on every 10 s and the last one stays", async () => {
	server = stubServer({ "GET /api/checkins/5": { json: processing } });
	open();
	await pass(0);
	expect(looks()).toBe(1);
	await pass(3_900);
	expect(looks()).toBe(1);
	await pass(200);
	expect(looks()).toBe(2);
	const seen = [status()];
	for (let message = 0; message < 7; message += 1) {
		await pass(10_000);
		seen.push(status());
	}
	expect(seen).toEqual([
		"Checking photo quality…",
		"Detecting skin type…",
		"Analyzing skin condition…",
		"Building your care plan…",
		"Comparing with your previous scan…",
		"Picking products for you…",
		"Picking products for you…",
		"Picking products for you…",
	]);
});

test.each([
	["the first check-in opens the first result", [{ id: 5 }], "/onboarding/5"],
	["a later one opens the report", [{ id: 5 }, { id: 3 }], "/results/5"],
])("%s", async (_, tiles, path) => {
	const answers = [processing, complete];
	server = stubServer({
		"GET /api/checkins/5": () => ({ json: answers.shift() ?? complete }),
		"GET /api/checkins": { json: tiles },
		"GET /api/me": me,
	});
	const router = open();
	await pass(4_100);
	await pass(100);
	expect(router.state.location.pathname).toBe(path);
});

test("a bad photo shows its reason and leads to the upload", async () => {
	const photo_quality = { status: "fail", reason: "The photo is too dark.", checks: [] };
	server = stubServer({
		"GET /api/checkins/5": { json: { ...processing, status: "failed", photo_quality } },
	});
	open();
	await pass(0);
	expect(screen.getByText("The photo is too dark.")).toBeTruthy();
	expect(screen.getByRole("link", { name: "Take another photo" }).getAttribute("href")).toBe("/upload");
	await pass(20_000);
	expect(looks()).toBe(1);
});

test("a scan that failed says so and leads to the upload", async () => {
	server = stubServer({ "GET /api/checkins/5": { json: { ...processing, status: "failed" } } });
	open();
	await pass(0);
	expect(screen.getByText("This scan could not be finished")).toBeTruthy();
	expect(screen.getByRole("link", { name: "Take another photo" })).toBeTruthy();
});

test("another person's scan is not found, and nobody keeps asking", async () => {
	server = stubServer({ "GET /api/checkins/5": { status: 404, json: { detail: "Not found." } } });
	open();
	await pass(0);
	expect(screen.getByText("There is no such scan")).toBeTruthy();
	await pass(20_000);
	expect(looks()).toBe(1);
});

test("a lost answer in the middle is waited out", async () => {
	const answers = [{ json: processing }, { status: 500, json: {} }, { json: processing }];
	server = stubServer({ "GET /api/checkins/5": () => answers.shift() ?? { json: processing } });
	open();
	await pass(0);
	await pass(9_000);
	expect(looks()).toBe(3);
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Reading your skin");
});

test("an address that is no id asks nobody", async () => {
	server = stubServer({});
	open("/analyzing/abc");
	await pass(0);
	expect(screen.getByText("There is no such scan")).toBeTruthy();
	expect(server.calls).toEqual([]);
});
