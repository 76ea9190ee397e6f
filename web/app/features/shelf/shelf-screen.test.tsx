import type { PatchTest, Reaction, Shelf, ShelfItem } from "@dewlight/contracts/shelf.ts";
import { WEEKDAYS } from "@dewlight/core/routine/care-plan.ts";
import { addDays } from "@dewlight/core/routine/steps-of-day.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#api/query-client.ts";
import { setSession, setUser } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { type StubServer, sentTo, stubServer } from "#testing/stub-server.ts";
import { today } from "./calls.ts";
import ShelfScreen from "./shelf-screen.tsx";

type Answers = Parameters<typeof stubServer>[0];
const REST = { load: "rest" as const, products: [], clash: null };
const EMPTY: Shelf = {
	items: [],
	costs: [],
	week: WEEKDAYS.map((day) => ({ day, morning: REST, night: REST })),
	missing: [],
	reactions: [],
	patch_tests: [],
};
const SERUM: ShelfItem = {
	id: "s1",
	product_id: "p1",
	name: "Night Serum",
	category: "serum",
	image_url: null,
	opened_on: "2026-11-01",
	lasts_months: 6,
	best_before: null,
	price: 12,
	currency: "USD",
	left_on: null,
	left_as: null,
	in_use: true,
	in_use_since: null,
	tested: null,
	state: "fine",
	ends_on: "2027-05-01",
	guessed: false,
	words: "Good until May 1, 2027.",
};
const STUNG: Reaction = {
	id: "r1",
	product_id: "p1",
	product_name: "Night Serum",
	day: "2026-11-05",
	day_of_use: 5,
	signs: ["stings"],
	note: "At once.",
};
const RUNNING: PatchTest = {
	id: "t1",
	product_id: "p1",
	product_name: "Night Serum",
	started_at: "2026-11-26T08:00:00.000Z",
	first_look: null,
	second_look: null,
	state: "look_now",
	look_at: null,
	words: "Look at the spot now.",
};

const NO_PAUSE = { stung_days: [], plan_changed: false };

let server: StubServer | undefined;
beforeEach(() => {
	vi.spyOn(console, "warn").mockReturnValue();
	setUser(buildUser());
});
afterEach(() => {
	cleanup();
	server?.restore();
	setSession({ status: "unknown" });
});

function show(shelf: Shelf | Answers[string], answers: Answers = {}) {
	const answer = typeof shelf === "object" && "items" in shelf ? { json: shelf } : shelf;
	server = stubServer(Object.assign(answers, { "GET /api/shelf": answer }));
	const router = createMemoryRouter([{ path: "/", element: <ShelfScreen /> }]);
	render(
		<QueryClientProvider client={createQueryClient()}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	);
	return server;
}

test("while the shelf is being read the page says that it is busy, and an empty one leads to the check", async () => {
	show(EMPTY);
	expect(document.querySelector("[aria-busy=true]")).not.toBeNull();
	expect(await screen.findByText("Nothing is here yet")).toBeDefined();
	expect(screen.getByRole("link", { name: "Check a product" }).getAttribute("href")).toBe("/check");
});

test("a shelf that may not be read says so and is read again on request", async () => {
	const answers: Answers = {};
	show({ status: 403, json: { detail: "no" } }, answers);
	expect(await screen.findByText("Your shelf could not be read")).toBeDefined();
	answers["GET /api/shelf"] = { json: { ...EMPTY, items: [SERUM] } };
	await userEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect(await screen.findByText("Good until May 1, 2027.")).toBeDefined();
});

test("without a network the shelf asks for one instead of calling itself broken", async () => {
	show(() => {
		throw new TypeError("Failed to fetch");
	});
	expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
	expect(screen.queryByText("Your shelf could not be read")).toBeNull();
});

test("what is in the plan and not here is put here with one press, and a refusal is told", async () => {
	const answers: Answers = { "POST /api/shelf": { status: 409, json: { detail: "full" } } };
	show({ ...EMPTY, items: [SERUM], missing: [{ product_id: "p2", name: "Day Cream" }] }, answers);
	await userEvent.click(await screen.findByRole("button", { name: "Put Day Cream on the shelf" }));
	expect(await screen.findByText("That was not saved. Please try again.")).toBeDefined();
});

test("a reaction is noted with two presses, and its advice stands where it was asked", async () => {
	const words = "Leave it out for three days.";
	const stub = show(
		{ ...EMPTY, items: [SERUM] },
		{
			"POST /api/reactions": {
				json: { advice: { level: "slow", words }, urgent: [], stung_days: [today()], plan_changed: true },
			},
		},
	);
	await userEvent.click(
		await screen.findByRole("button", { name: "Note what your skin did after Night Serum" }),
	);
	await userEvent.click(screen.getByRole("button", { name: "Stings" }));
	await userEvent.click(screen.getByRole("button", { name: "Note it" }));
	expect(await screen.findByText(words)).toBeDefined();
	expect(screen.getByText(/^What treats your skin rests until .* Your care plan follows/)).toBeDefined();
	expect(screen.getByRole("link", { name: "See today" }).getAttribute("href")).toBe("/today");
	expect(sentTo(stub, "POST", "/api/reactions")).toMatchObject([{ product_id: "p1", signs: ["stings"] }]);
});

test("danger is answered before the advice, as an alert", async () => {
	const urgent = ["Call emergency services now."];
	show(
		{ ...EMPTY, items: [SERUM] },
		{
			"POST /api/reactions": {
				json: { advice: { level: "emergency", words: "Stop." }, urgent, ...NO_PAUSE },
			},
		},
	);
	await userEvent.click(
		await screen.findByRole("button", { name: "Note what your skin did after Night Serum" }),
	);
	await userEvent.click(screen.getByRole("button", { name: "Swelling" }));
	await userEvent.click(screen.getByRole("button", { name: "Note it" }));
	expect((await screen.findByRole("alert")).textContent).toMatch(/^Call emergency services now\./);
});

test("the log tells day by day, and before the first entry that one tap is enough", async () => {
	show({ ...EMPTY, items: [SERUM], reactions: [STUNG] });
	const log = within(await screen.findByRole("region", { name: "How your skin took it" }));
	expect(log.getByText(/Nov 5, day 5 since you opened it/)).toBeDefined();
	cleanup();
	server?.restore();
	show({ ...EMPTY, items: [SERUM] });
	expect(await screen.findByText(/^Nothing noted yet/)).toBeDefined();
});

test("a patch test starts at the pack, in the log or in its own list, and never after hives", async () => {
	const stub = show(
		{ ...EMPTY, items: [SERUM], reactions: [STUNG] },
		{ "POST /api/patch-tests": { json: { ok: true } } },
	);
	const buttons = await screen.findAllByRole("button", { name: "Start a patch test with Night Serum" });
	expect(buttons).toHaveLength(3);
	for (const button of buttons) await userEvent.click(button);
	expect(sentTo(stub, "POST", "/api/patch-tests")).toEqual(Array(3).fill({ product_id: "p1" }));
	cleanup();
	server?.restore();
	show({
		...EMPTY,
		items: [{ ...SERUM, tested: "reacted" }],
		reactions: [{ ...STUNG, signs: ["hives"] }],
	});
	expect(await screen.findByText("Patch test: your skin reacted")).toBeDefined();
	expect(screen.queryByRole("button", { name: /^Start a patch test/ })).toBeNull();
});

test("no patch test is offered of what skin has borne for longer than two weeks", async () => {
	const since = (days: number) => addDays(today(), -days);
	show({ ...EMPTY, items: [{ ...SERUM, in_use_since: since(74) }] });
	await screen.findByText("In date");
	expect(screen.queryByRole("region", { name: "Patch tests" })).toBeNull();
	expect(screen.queryByRole("button", { name: /^Start a patch test/ })).toBeNull();
	cleanup();
	server?.restore();
	show({ ...EMPTY, items: [{ ...SERUM, in_use_since: since(10) }] });
	expect(await screen.findAllByRole("button", { name: /^Start a patch test/ })).toHaveLength(2);
});

test("where nothing is in use no week of rest is told", async () => {
	show({ ...EMPTY, items: [{ ...SERUM, in_use: false }] });
	await screen.findByRole("heading", { name: "Night Serum" });
	expect(screen.queryByRole("region", { name: "Your week" })).toBeNull();
});

test("a patch test is looked at, and none is offered while it runs or for what is rinsed off", async () => {
	const wash: ShelfItem = { ...SERUM, id: "s2", product_id: "p2", name: "Wash", category: "cleanser" };
	const stub = show(
		{ ...EMPTY, items: [SERUM, wash], patch_tests: [RUNNING] },
		{
			"POST /api/patch-tests/t1": { json: { ok: true } },
			"PATCH /api/patch-tests/t1": { json: { ok: true } },
			"POST /api/patch-tests": { json: { ok: true } },
		},
	);
	const patch = within(await screen.findByRole("region", { name: "Patch tests" }));
	expect(screen.queryByRole("button", { name: /^Start a patch test/ })).toBeNull();
	expect(patch.getByRole("link", { name: "Reminders" })).toBeDefined();
	await userEvent.click(patch.getByRole("button", { name: /^Calm/ }));
	expect(stub.calls.some(({ path, body }) => path.includes("/t1") && body === '{"look":"calm"}')).toBe(true);
});

test("a price told after the pack was opened leaves the day it was opened as it is", async () => {
	const closed: ShelfItem = {
		...SERUM,
		opened_on: null,
		state: "closed",
		ends_on: null,
		words: "Not opened yet.",
	};
	let shelf: Shelf = { ...EMPTY, items: [closed] };
	const stub = show(() => ({ json: shelf }), { "PATCH /api/shelf/s1": { json: { ok: true } } });
	const open = await screen.findByRole("button", { name: /^Opened today/ });
	shelf = { ...EMPTY, items: [{ ...SERUM, opened_on: today() }] };
	await userEvent.click(open);
	expect(await screen.findByText("Good until May 1, 2027.")).toBeDefined();
	const price = screen.getByLabelText(/^Price/);
	fireEvent.change(price, { target: { value: "30" } });
	const form = price.closest("form");
	if (form) fireEvent.submit(form);
	await vi.waitFor(() => expect(sentTo(stub, "PATCH", "/api/shelf/s1")).toHaveLength(2));
	expect(sentTo(stub, "PATCH", "/api/shelf/s1").at(-1)).toEqual({ price: 30 });
});

test("what was saved of a pack is not sent again with the next change", async () => {
	let shelf: Shelf = { ...EMPTY, items: [SERUM] };
	const stub = show(() => ({ json: shelf }), { "PATCH /api/shelf/s1": { json: { ok: true } } });
	const price = await screen.findByLabelText(/^Price/);
	const form = price.closest("form");
	if (!form) throw new Error("no form");
	fireEvent.change(price, { target: { value: "30" } });
	shelf = { ...EMPTY, items: [{ ...SERUM, price: 30 }] };
	fireEvent.submit(form);
	expect(await screen.findByText("Saved.")).toBeDefined();
	fireEvent.submit(form);
	fireEvent.change(within(form).getByLabelText(/month/i), { target: { value: "9" } });
	fireEvent.submit(form);
	await vi.waitFor(() => expect(sentTo(stub, "PATCH", "/api/shelf/s1")).toHaveLength(2));
	expect(sentTo(stub, "PATCH", "/api/shelf/s1").at(-1)).toEqual({ lasts_months: 9 });
});
