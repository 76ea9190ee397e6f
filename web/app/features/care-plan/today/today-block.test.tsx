// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StubServer } from "#testing/stub-server.ts";
import { sampleProduct, sampleProfile } from "../testing/sample-profile.ts";
import { part, sentTo, showCarePlan } from "../testing/show-care-plan.tsx";

const MARK = "/api/profile/mark-done";
const DAY = "2026-11-23";

let server: StubServer | undefined;
beforeEach(() => {
	localStorage.clear();
	vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${DAY}T08:00`) });
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	server?.restore();
});

const answer = (...steps: string[]) => ({ json: { done_steps: steps.length > 0 ? { [DAY]: steps } : {} } });
const box = async (name: RegExp) =>
	(await part("This morning")).getByRole<HTMLInputElement>("checkbox", { name });

test("one tap checks a step off, the next takes it back", async () => {
	const answers: Parameters<typeof showCarePlan>[1] = { [`PATCH ${MARK}`]: answer("morning_cleanser") };
	server = showCarePlan(sampleProfile(), answers);
	await userEvent.click(await box(/Cleanser/));
	await waitFor(async () => expect((await box(/Cleanser/)).checked).toBe(true));
	answers[`PATCH ${MARK}`] = answer();
	await userEvent.click(await box(/Cleanser/));
	await waitFor(async () => expect((await box(/Cleanser/)).checked).toBe(false));
	expect(sentTo(server, "PATCH", MARK)).toEqual([
		{ day: DAY, steps: ["morning_cleanser"], done: true },
		{ day: DAY, steps: ["morning_cleanser"], done: false },
	]);
});

test("a tap shows in the same moment, before the server or the network is asked", async () => {
	const own = showCarePlan(sampleProfile(), { [`PATCH ${MARK}`]: answer("morning_cleanser") });
	server = own;
	const cleanser = await box(/Cleanser/);
	fireEvent.click(cleanser);
	expect(cleanser.checked).toBe(true);
	await waitFor(() => expect(sentTo(own, "PATCH", MARK)).toHaveLength(1));
	fireEvent.click(cleanser);
	expect(cleanser.checked).toBe(false);
});

test("all that is still open is checked off at once", async () => {
	server = showCarePlan(sampleProfile({ done_steps: { [DAY]: ["morning_toner"] } }), {
		[`PATCH ${MARK}`]: answer("morning_cleanser", "morning_toner", "morning_sunscreen"),
	});
	const all = (await part("This morning")).getByRole("button", { name: "All done" });
	await userEvent.click(all);
	await waitFor(() => expect(all.getAttribute("aria-disabled")).toBe("true"));
	expect((await box(/Sunscreen/)).checked).toBe(true);
	expect(sentTo(server, "PATCH", MARK)).toEqual([
		{ day: DAY, steps: ["morning_cleanser", "morning_sunscreen"], done: true },
	]);
});

test("a tap that cannot be sent falls back and says so in its row", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	server = showCarePlan(sampleProfile(), { [`PATCH ${MARK}`]: { status: 503, json: {} } });
	await userEvent.click(await box(/Cleanser/));
	const today = await part("This morning");
	expect(
		await today.findByText("This could not be sent, so it is not saved. Please tap again."),
	).toBeDefined();
	expect((await box(/Cleanser/)).checked).toBe(false);
});

test("in the evening it is tonight, with what is not on tonight and why", async () => {
	vi.setSystemTime(new Date(`${DAY}T21:00`));
	server = showCarePlan(sampleProfile({ confirmed_care_plan: { night_cleanser: sampleProduct("wash") } }));
	const tonight = await part("Tonight");
	expect(tonight.getByRole("checkbox", { name: /Cleanser.*Product wash/ })).toBeDefined();
	expect(tonight.getByText("Serum: begins in week 3 after you start")).toBeDefined();
	expect(tonight.getByText("Monday, November 23")).toBeDefined();
});

test("nobody's plan has no today", async () => {
	server = showCarePlan(sampleProfile({ care_plan: null }));
	expect(await screen.findByText(/^No suggested products yet\./)).toBeDefined();
	expect(screen.queryByRole("region", { name: "This morning" })).toBeNull();
});
