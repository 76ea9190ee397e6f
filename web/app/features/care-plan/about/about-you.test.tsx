import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StubServer } from "#testing/stub-server.ts";
import { sampleProfile } from "../testing/sample-profile.ts";
import { part, sentTo, showCarePlan } from "../testing/show-care-plan.tsx";

let server: StubServer | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => {
	cleanup();
	server?.restore();
});

const PATH = "/api/profile";
const saves = (changes: Parameters<typeof sampleProfile>[0]) => ({
	"POST /api/profile": { json: sampleProfile(changes) },
});
const refuses = { "POST /api/profile": { status: 500, json: { detail: "Broken." } } };

async function tagsOf(list: string): Promise<(string | null)[]> {
	const items = (await part(list)).queryAllByRole("listitem");
	return items.map(({ textContent }) => textContent);
}

test("Enter adds what was typed as one call with the whole list", async () => {
	server = showCarePlan(sampleProfile(), saves({ goals: ["Even tone", "a", "b"] }));
	await userEvent.type((await part("Goals")).getByRole("combobox"), "a, b, , a{Enter}");
	await waitFor(() =>
		expect(sentTo(server as StubServer, "POST", PATH)).toEqual([{ goals: ["Even tone", "a", "b"] }]),
	);
	expect(await tagsOf("Goals")).toEqual(["Even tone", "a", "b"]);
	expect(await screen.findByText("Added: a, b.")).toBeDefined();
});

test("the button adds concerns, which travel as issues", async () => {
	server = showCarePlan(sampleProfile(), saves({ issues: ["Redness"] }));
	const concerns = await part("Concerns");
	expect(concerns.getByText("No concerns yet.")).toBeDefined();
	await userEvent.type(concerns.getByRole("combobox"), "Redness");
	await userEvent.click(concerns.getByRole("button", { name: "Add" }));
	await waitFor(() => expect(sentTo(server as StubServer, "POST", PATH)).toEqual([{ issues: ["Redness"] }]));
});

test("nothing new makes no call and empties the field", async () => {
	server = showCarePlan(sampleProfile());
	const input = (await part("Goals")).getByRole<HTMLInputElement>("combobox");
	await userEvent.type(input, " , even TONE{Enter}");
	expect(input.value).toBe("");
	expect(sentTo(server, "POST", PATH)).toEqual([]);
});

test("a removed tag is gone at once, and the focus stays with the list", async () => {
	server = showCarePlan(sampleProfile(), saves({ goals: [] }));
	const goals = await part("Goals");
	await userEvent.click(goals.getByRole("button", { name: "Remove Even tone" }));
	expect(document.activeElement).toBe(goals.getByRole("combobox"));
	await waitFor(() => expect(sentTo(server as StubServer, "POST", PATH)).toEqual([{ goals: [] }]));
	expect(await goals.findByText("No goals yet.")).toBeDefined();
});

test("a list that cannot be saved goes back, says so, and gives the typed words back", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	server = showCarePlan(sampleProfile(), refuses);
	const goals = await part("Goals");
	const input = goals.getByRole<HTMLInputElement>("combobox");
	await userEvent.type(input, "calm{Enter}");
	expect((await goals.findByRole("alert")).textContent).toBe("Failed to save changes.");
	expect(await tagsOf("Goals")).toEqual(["Even tone"]);
	expect(input.value).toBe("calm");
});

test("a tag that is too long is refused before any call", async () => {
	server = showCarePlan(sampleProfile());
	const goals = await part("Goals");
	await userEvent.type(goals.getByRole("combobox"), `${"x".repeat(41)}{Enter}`);
	expect((await goals.findByRole("alert")).textContent).toBe("One entry has at most 40 characters.");
	expect(sentTo(server, "POST", PATH)).toEqual([]);
});

test("answers about age, safety and taste are summed up and can be changed", async () => {
	const preferences = { fragrance_free: true } as const;
	server = showCarePlan(
		sampleProfile({ preferences }),
		saves({ preferences: { ...preferences, pregnancy: "trying" } }),
	);
	const summary = await part("What the plan respects");
	expect(summary.getByText("Only without fragrance")).toBeDefined();
	await userEvent.click(summary.getByRole("button", { name: "Edit what the plan respects" }));
	const dialog = within(await screen.findByRole("dialog"));
	await userEvent.click(dialog.getByLabelText("Trying to be"));
	await userEvent.click(dialog.getByRole("button", { name: "Save" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(sentTo(server, "POST", PATH)).toEqual([
		{ preferences: { fragrance_free: true, pregnancy: "trying" } },
	]);
	expect(await screen.findByText("Your answers are saved, and your plan respects them.")).toBeDefined();
	expect(summary.getByText("Trying to be pregnant")).toBeDefined();
});

test("what would make the plan safer is counted, and the way from the first result opens the questions", async () => {
	const preferences = { age_band: "25-34", prescription_retinoid: false } as const;
	server = showCarePlan(sampleProfile({ preferences }), {}, false, "/#answers");
	const dialog = within(await screen.findByRole("dialog", { name: "What the plan respects" }));
	await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	const summary = await part("What the plan respects");
	expect(summary.getByText("One answer makes this plan safer")).toBeDefined();
	await userEvent.click(summary.getByRole("button", { name: "Answer" }));
	expect(await screen.findByRole("dialog", { name: "What the plan respects" })).toBeDefined();
});

test("what a note told stands beside the answers, and nothing is called untold then", async () => {
	const told_in_note = ["you have rosacea", "you want to spend at most $30"];
	server = showCarePlan(sampleProfile({ told_in_note }));
	const summary = await part("What the plan respects");
	expect(summary.getByRole("heading", { name: "From your last note" })).toBeDefined();
	expect(summary.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
		"You have rosacea",
		"You want to spend at most $30",
	]);
	expect(summary.queryByText(/^Nothing told yet/)).toBeNull();
});

test("answers that cannot be saved stay in the open dialog", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	server = showCarePlan(sampleProfile(), refuses);
	await userEvent.click(await screen.findByRole("button", { name: "Edit what the plan respects" }));
	const dialog = within(await screen.findByRole("dialog"));
	await userEvent.click(dialog.getByLabelText("13 to 15"));
	await userEvent.click(dialog.getByRole("button", { name: "Save" }));
	expect((await dialog.findByRole("alert")).textContent).toBe("Failed to save changes.");
	expect(dialog.getByRole<HTMLInputElement>("radio", { name: "13 to 15" }).checked).toBe(true);
});
