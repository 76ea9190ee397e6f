// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type KeptTap, keepTaps, readTaps } from "#api/kept-taps.ts";
import type { StubServer } from "#testing/stub-server.ts";
import { sampleProduct, sampleProfile, sampleStep } from "../testing/sample-profile.ts";
import { part, sentTo, showCarePlan } from "../testing/show-care-plan.tsx";

const MARK = "/api/profile/mark-done";
const SKIP = "/api/profile/skip-routine";
const DAY = "2026-11-23";

let server: StubServer | undefined;
beforeEach(() => {
	localStorage.clear();
	vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${DAY}T21:00`) });
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.restoreAllMocks();
	server?.restore();
});

const mark = (step: string, done = true): KeptTap => ({ kind: "done", day: DAY, step, done });

test("taps that were kept are sent with the page, one call for each day, and then forgotten", async () => {
	for (const tap of [mark("night_cleanser"), mark("morning_toner", false), mark("night_cleanser")]) {
		keepTaps(7, [tap]);
	}
	server = showCarePlan(sampleProfile(), {
		[`PATCH ${MARK}`]: { json: { done_steps: { [DAY]: ["night_cleanser"] } } },
	});
	await waitFor(() => expect(readTaps(7)).toEqual([]));
	expect(sentTo(server, "PATCH", MARK)).toEqual([
		{ day: DAY, steps: ["morning_toner"], done: false },
		{ day: DAY, steps: ["night_cleanser"], done: true },
	]);
	expect((await part("Tonight")).getByRole<HTMLInputElement>("checkbox", { name: /Cleanser/ }).checked).toBe(
		true,
	);
});

test("a server that is not well is asked again later, and nothing is lost", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	keepTaps(7, [mark("night_cleanser")]);
	const answers: Parameters<typeof showCarePlan>[1] = { [`PATCH ${MARK}`]: { status: 500, json: {} } };
	server = showCarePlan(sampleProfile(), answers);
	await part("Tonight");
	expect(readTaps(7)).toEqual([mark("night_cleanser")]);
	answers[`PATCH ${MARK}`] = { json: { done_steps: { [DAY]: ["night_cleanser"] } } };
	act(() => void window.dispatchEvent(new Event("online")));
	await waitFor(() => expect(readTaps(7)).toEqual([]));
});

test("what is older than a week or broken is not sent", () => {
	keepTaps(7, [{ ...mark("night_cleanser"), day: "2026-11-01" }]);
	expect(readTaps(7)).toEqual([]);
	localStorage.setItem("kept-marks:7", "{");
	expect(readTaps(7)).toEqual([]);
});

test("skipping because it stings says what rests and until when, and is taken back", async () => {
	const since = { in_use_since: "2026-11-02T12:00:00.000Z" };
	const treated = {
		confirmed_care_plan: { night_serum: sampleProduct("drops", since) },
		care_plan: {
			morning: {},
			night: { cleanser: sampleStep("wash"), serum: sampleStep("drops", { pause_if: "It stings" }) },
			weekly: {},
		},
	};
	const reason = { day: DAY, part: "night" as const, reason: "stings" as const };
	const answers: Parameters<typeof showCarePlan>[1] = {
		[`PATCH ${SKIP}`]: { json: { skipped_routines: [reason], stung_days: [DAY] } },
	};
	server = showCarePlan(sampleProfile(treated), answers);
	const tonight = await part("Tonight");
	await userEvent.click(tonight.getByRole("button", { name: "Skip tonight" }));
	await userEvent.click(tonight.getByRole("button", { name: "It stings" }));
	expect(await tonight.findByText("Your treatments rest until Nov 26")).toBeDefined();
	expect(tonight.getByText(/drops: rests until Nov 26, because your skin stung or reacted/)).toBeDefined();
	answers[`PATCH ${SKIP}`] = { json: { skipped_routines: [], stung_days: [] } };
	await userEvent.click(tonight.getByRole("button", { name: "It did not sting" }));
	await waitFor(() => expect(screen.queryByText(/Your treatments rest/)).toBeNull());
	expect(sentTo(server, "PATCH", SKIP)).toEqual([
		{ ...reason, skipped: true },
		{ day: DAY, part: "night", skipped: false, reason: null },
	]);
});
