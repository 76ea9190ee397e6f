import type { Profile } from "@dewlight/contracts/profile.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readTaps } from "#api/kept-taps.ts";
import { createQueryClient } from "#api/query-client.ts";
import { setSession, setUser } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { type StubServer, sentTo, stubServer } from "#testing/stub-server.ts";
import { sampleProduct, sampleProfile, sampleStep } from "../testing/sample-profile.ts";
import { TodayPart } from "./today-block.tsx";

type Answers = Parameters<typeof stubServer>[0];
const DAY = "2026-11-23";
const SKIP = "/api/profile/skip-routine";
const noNetwork = () => {
	throw new TypeError("Failed to fetch");
};

let server: StubServer | undefined;
beforeEach(() => {
	localStorage.clear();
	vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${DAY}T21:00`) });
	vi.spyOn(console, "warn").mockReturnValue();
	setUser(buildUser());
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	server?.restore();
	setSession({ status: "unknown" });
});

function show(profile: Profile | null, answers: Answers = {}) {
	if (profile) answers["GET /api/profile"] = { json: profile };
	server = stubServer(answers);
	const router = createMemoryRouter([{ path: "/", element: <TodayPart /> }]);
	render(
		<QueryClientProvider client={createQueryClient()}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	);
	return server;
}

const treated = sampleProfile({
	confirmed_care_plan: {
		night_serum: sampleProduct("drops", { in_use_since: "2026-11-02T12:00:00.000Z" }),
	},
	care_plan: {
		morning: {},
		night: { cleanser: sampleStep("wash"), serum: sampleStep("drops", { pause_if: "It stings" }) },
		weekly: {},
	},
});

test("the routine is being read, and then tonight's steps stand there", async () => {
	show(sampleProfile());
	expect(screen.getByText(/^Loading your care plan/)).toBeDefined();
	expect(await screen.findByRole("region", { name: "Tonight" })).toBeDefined();
});

test("who has no plan yet is led to the first photo", async () => {
	show(sampleProfile({ care_plan: null, confirmed_care_plan: {} }));
	expect(await screen.findByText(/As soon as there is a plan/)).toBeDefined();
	expect(screen.getByRole("link").getAttribute("href")).toBe("/upload");
});

test("a plan that may not or cannot be read says so and is read again on request", async () => {
	const answers: Answers = { "GET /api/profile": { status: 403, json: { detail: "no" } } };
	show(null, answers);
	await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
	expect(sentTo(server as StubServer, "GET", "/api/profile").length).toBeGreaterThan(1);
});

test("a night skipped without a network rests at once, is kept, and is sent once when there is one", async () => {
	const answers: Answers = { [`PATCH ${SKIP}`]: noNetwork };
	const stub = show(treated, answers);
	await userEvent.click(await screen.findByRole("button", { name: "Skip tonight" }));
	await userEvent.click(screen.getByRole("button", { name: "It stings" }));
	expect(await screen.findByText("Tonight is skipped.")).toBeDefined();
	expect(screen.getByText(/^Kept on this device/)).toBeDefined();
	expect(screen.getByText("Your treatments rest until Nov 26")).toBeDefined();
	const sent = { day: DAY, part: "night", skipped: true, reason: "stings" };
	expect(readTaps(7)).toMatchObject([{ kind: "skip", ...sent }]);
	const tried = sentTo(stub, "PATCH", SKIP).length;
	answers[`PATCH ${SKIP}`] = {
		json: { skipped_routines: [{ day: DAY, part: "night", reason: "stings" }], stung_days: [DAY] },
	};
	act(() => void window.dispatchEvent(new Event("online")));
	await waitFor(() => expect(readTaps(7)).toEqual([]));
	expect(sentTo(stub, "PATCH", SKIP).slice(tried)).toEqual([sent]);
	expect(screen.queryByText(/^Kept on this device/)).toBeNull();
});

test("a skip that the server refuses is not called skipped", async () => {
	show(treated, { [`PATCH ${SKIP}`]: { status: 500, json: {} } });
	await userEvent.click(await screen.findByRole("button", { name: "Skip tonight" }));
	await userEvent.click(screen.getByRole("button", { name: "No time" }));
	expect(await screen.findByText(/so nothing is skipped/)).toBeDefined();
	expect(readTaps(7)).toEqual([]);
});
