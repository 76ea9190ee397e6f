import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StubServer } from "#testing/stub-server.ts";
import { sampleProduct, sampleProfile, sampleStep, sampleWarning } from "./testing/sample-profile.ts";
import { part, sentTo, showCarePlan } from "./testing/show-care-plan.tsx";

let server: StubServer | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	server?.restore();
});

const DROP = "/api/profile/drop-step";
const droppable = { droppable_steps: [{ step: "morning_toner", reason: "Nothing acts here." }] };

test("a step that may go says why, leaves at once, and comes back", async () => {
	const answers: Parameters<typeof showCarePlan>[1] = {
		[`PATCH ${DROP}`]: { json: { dropped_steps: ["morning_toner"] } },
	};
	server = showCarePlan(sampleProfile(droppable), answers);
	const morning = await part("Daily – morning");
	expect(morning.getByText("Nothing acts here.")).toBeDefined();
	await userEvent.click(morning.getByRole("button", { name: "Drop this step" }));
	expect(await morning.findByText("Left out by you")).toBeDefined();
	expect(await screen.findByText("Toner is left out.")).toBeDefined();
	answers[`PATCH ${DROP}`] = { json: { dropped_steps: [] } };
	await userEvent.click(morning.getByRole("button", { name: "Take back in" }));
	expect(await morning.findByRole("button", { name: "Drop this step" })).toBeDefined();
	expect(sentTo(server, "PATCH", DROP)).toEqual([
		{ step: "morning_toner", dropped: true },
		{ step: "morning_toner", dropped: false },
	]);
});

test("a drop that fails comes back and says so", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	server = showCarePlan(sampleProfile(droppable), { [`PATCH ${DROP}`]: { status: 500, json: {} } });
	await userEvent.click(await screen.findByRole("button", { name: "Drop this step" }));
	expect((await screen.findByRole("alert")).textContent).toBe("Failed to save changes.");
	expect(screen.queryByText("Left out by you")).toBeNull();
});

test("warnings stand with the plan in use, the most pressing first; a myth waits below it", async () => {
	server = showCarePlan(
		sampleProfile({
			confirmed_care_plan: { night_serum: sampleProduct("drops") },
			warnings: [
				sampleWarning({ level: "myth", title: "Vitamin C beside niacinamide", grade: "M" }),
				sampleWarning(),
				sampleWarning({ level: "stop", title: "Not while pregnant" }),
			],
		}),
	);
	const warnings = await part("How your products get along");
	expect(warnings.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
		"Not while pregnant",
		"Two strong ones on one night",
	]);
	const line = screen.getByText("One thing often said against this, and not so");
	const night = screen.getByRole("region", { name: "Daily – night" });
	expect(night.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
	const folded = line.closest("details");
	expect(folded?.open).toBe(false);
	const myth = within(folded as HTMLElement);
	expect(myth.getByText("Vitamin C beside niacinamide")).toBeDefined();
	expect(myth.getByText("What this means for you")).toBeDefined();
	expect(warnings.getAllByText("Use them on different nights.")).toHaveLength(2);
	expect(warnings.getAllByRole("link", { name: /A review/ })[0]?.getAttribute("href")).toBe(
		"https://doi.example/1",
	);
	expect(warnings.getAllByText("Product drops").length).toBe(2);
});

test("beside the suggested plan only what needs doing is named", async () => {
	server = showCarePlan(
		sampleProfile({
			confirmed_care_plan: { night_serum: sampleProduct("drops") },
			warnings: [sampleWarning(), sampleWarning({ level: "know" })],
		}),
	);
	await userEvent.click(await screen.findByRole("radio", { name: "AI Suggested Plan" }));
	expect(screen.getByText("One thing in Your Plan wants a look.")).toBeDefined();
	await userEvent.click(screen.getByRole("button", { name: "Show in Your Plan" }));
	await part("How your products get along");
});

test("a plan without conflicts says so", async () => {
	server = showCarePlan(sampleProfile({ confirmed_care_plan: { morning_cleanser: sampleProduct("wash") } }));
	expect(await screen.findByText("No rule speaks against what you use together.")).toBeDefined();
});

test("what changed since the last plan has a kind, a place and a reason", async () => {
	server = showCarePlan(
		sampleProfile({
			previous_plan_made_at: "2026-10-20T12:00:00.000Z",
			changes: [
				{
					kind: "added",
					section: "night",
					step: "serum",
					text: "Retinol is new.",
					because: "Spots calmed down.",
				},
				{
					kind: "removed",
					section: "weekly",
					step: "mask",
					text: "The mask is gone.",
					because: "Skin is calm.",
				},
			],
		}),
	);
	const changes = await part("What changed, and why");
	expect(changes.getByText("Since your plan of October 20, 2026")).toBeDefined();
	expect(changes.getByText("2 changes")).toBeDefined();
	expect(changes.getByText("Retinol is new.")).toBeDefined();
	expect(changes.getByText("Spots calmed down.", { exact: false })).toBeDefined();
	expect(changes.getByText("Gone")).toBeDefined();
});

test("a plan made again for other answers says which, from which photo, and what it changed", async () => {
	const told = "You told us you are pregnant.";
	const rebuilt = {
		changes_told: told,
		previous_plan_made_at: "2026-10-20T12:00:00.000Z",
		plan_made_at: "2026-11-02T12:00:00.000Z",
	};
	const change = { kind: "removed", section: "night", step: "serum" } as const;
	const text = "Adapalene 0.1% is no longer in the plan.";
	server = showCarePlan(
		sampleProfile({ ...rebuilt, changes: [{ ...change, text, because: `${told} It is left out then.` }] }),
	);
	const changes = await part("What changed, and why");
	expect(changes.getByText(told)).toBeDefined();
	expect(changes.getByText(text)).toBeDefined();
	expect(
		screen.getByText(
			"Made from your scan of October 20, 2026, and again on November 2, 2026 for what you told us since.",
		),
	).toBeDefined();
	cleanup();
	server.restore();
	server = showCarePlan(sampleProfile(rebuilt));
	expect(
		(await part("What changed, and why")).getByText("The steps and products stay as they were."),
	).toBeDefined();
});

test("answers taken back leave nothing told on the page", async () => {
	const told = "You told us you are pregnant.";
	const before = sampleProfile({
		preferences: { pregnancy: "pregnant" },
		changes_told: told,
		previous_plan_made_at: "2026-10-20T12:00:00.000Z",
	});
	server = showCarePlan(before, { "POST /api/profile": { json: sampleProfile() } });
	expect(await screen.findByText(told)).toBeDefined();
	await userEvent.click(screen.getByRole("button", { name: "Edit what the plan respects" }));
	const dialog = within(await screen.findByRole("dialog"));
	await userEvent.click(dialog.getByRole("button", { name: "Save" }));
	await waitFor(() => expect(screen.queryByText(told)).toBeNull());
});

test("a first plan compares with nothing; an unchanged one says so", async () => {
	server = showCarePlan(sampleProfile());
	await part("Daily – morning");
	expect(screen.queryByText(/changed/i)).toBeNull();
	cleanup();
	server.restore();
	server = showCarePlan(sampleProfile({ previous_plan_made_at: "2026-10-20T12:00:00.000Z" }));
	expect(await screen.findByText("Nothing changed since your plan of October 20, 2026.")).toBeDefined();
});

test("the plan can be taken into a calendar and onto paper", async () => {
	const print = vi.fn();
	vi.stubGlobal("print", print);
	server = showCarePlan(sampleProfile());
	const link = await screen.findByRole("link", { name: "Add to calendar" });
	expect(link.getAttribute("href")).toBe("/api/care-plan.ics");
	expect(link.hasAttribute("download")).toBe(true);
	await userEvent.click(screen.getByRole("button", { name: "Print" }));
	await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

const EMPTY = { morning: {}, night: {}, weekly: {} };
const HELD = { advice: ["Have the spot looked at this week."], why: "So no product is suggested." };

test.each([
	["a plan without a step", EMPTY],
	["no plan yet", null],
])("where products are held back, %s says what to do first, and why", async (_what, care_plan) => {
	server = showCarePlan(sampleProfile({ care_plan, held: HELD }));
	const first = await part("First things first");
	expect(first.getByText("Have the spot looked at this week.")).toBeDefined();
	expect(first.getByText(HELD.why)).toBeDefined();
	expect(screen.queryByText(/No suggested products yet/)).toBeNull();
	expect(screen.queryByText("Take your first selfie")).toBeNull();
});

test("a step without a pick says what to look for, and that there is none where nobody knows", async () => {
	const bare = sampleStep(null);
	const sought = { ...bare, look_for: "Look for a cleanser, without fragrance." };
	server = showCarePlan(
		sampleProfile({ care_plan: { ...EMPTY, morning: { cleanser: sought }, night: { cleanser: bare } } }),
	);
	const morning = await part("Daily – morning");
	expect(morning.getByText(sought.look_for)).toBeDefined();
	expect(morning.queryByText("No recommendation")).toBeNull();
	expect((await part("Daily – night")).getByText("No recommendation")).toBeDefined();
});
