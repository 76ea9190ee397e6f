import type { Profile } from "@dewlight/contracts/profile.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StubServer } from "#testing/stub-server.ts";
import { sampleProduct, sampleProfile } from "./testing/sample-profile.ts";
import { part, sentTo, showCarePlan } from "./testing/show-care-plan.tsx";

let server: StubServer | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => {
	cleanup();
	server?.restore();
});

const CONFIRM = "/api/profile/confirm-product";
const REMOVE = "/api/profile/remove-product";
const wash = sampleProduct("wash");
const using = (confirmed_care_plan: Profile["confirmed_care_plan"]) => sampleProfile({ confirmed_care_plan });
type Inside = Awaited<ReturnType<typeof part>>;
const own = () => userEvent.click(screen.getByRole("radio", { name: "Your Plan" }));

function inRow(section: Inside, step: string): Inside {
	const row = section.getByRole("heading", { name: new RegExp(step) }).closest("li");
	if (row === null) throw new Error(`no row of ${step}`);
	return within(row);
}

test("the suggested plan opens first while nothing is in use, under its exact headings", async () => {
	server = showCarePlan(sampleProfile());
	await part("Daily – morning");
	expect(screen.getByRole("radio", { name: "AI Suggested Plan", checked: true })).toBeDefined();
	for (const name of ["Daily – night", "Weekly / As Needed"]) {
		expect(screen.getByRole("heading", { level: 2, name })).toBeDefined();
	}
	expect(screen.queryByText("Additional / As Needed")).toBeNull();
	expect(screen.getByText("Combination")).toBeDefined();
});

test("steps have instruction, product and link; a step without product says so", async () => {
	server = showCarePlan(sampleProfile());
	const morning = await part("Daily – morning");
	expect(morning.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
		"1Cleanser",
		"2Toner",
		"3Sunscreen",
	]);
	const link = morning.getByRole("link", { name: /Product wash/ });
	expect(link.getAttribute("rel")).toBe("noopener noreferrer sponsored");
	expect(link.getAttribute("target")).toBe("_blank");
	expect(morning.getByText("How to use wash.")).toBeDefined();
	expect(morning.getByText("$12.50 at Corner Shop")).toBeDefined();
	expect(screen.getByText(/^Prices as US shops showed them in Oct 2026/)).toBeDefined();
	expect(morning.getByText("No recommendation")).toBeDefined();
});

test("what has to be known before a plan begins stands before its first step, the rest after its last", async () => {
	const { care_plan, ...profile } = sampleProfile();
	const notes = [
		{ rule_id: "person.shade", text: "Try the shade on your jaw.", sources: [] },
		{
			rule_id: "person.young_teen_treatment",
			text: "Begin only when a parent said yes.",
			sources: [],
			safety: true,
		},
	];
	server = showCarePlan({ ...profile, care_plan: care_plan && { ...care_plan, notes } });
	await part("Daily – morning");
	const page = document.body.textContent;
	const order = [
		"Begin only when a parent said yes.",
		"From your suggested plan, as in its first week.",
		"How to use wash.",
		"Try the shade on your jaw.",
	];
	const places = order.map((text) => page.indexOf(text));
	expect(places).not.toContain(-1);
	expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("no plan and no skin type say what is missing", async () => {
	server = showCarePlan(sampleProfile({ skin_type: null, care_plan: null, plan_made_at: null }));
	expect(await screen.findByText(/^No suggested products yet\. One photo is enough/)).toBeDefined();
	expect(screen.queryByText(/make this plan safer/)).toBeNull();
	expect(screen.getByRole("link", { name: "Take your first selfie" }).getAttribute("href")).toBe("/upload");
	expect(screen.getByText("Not set")).toBeDefined();
	expect(screen.queryByRole("link", { name: "Add to calendar" })).toBeNull();
	await own();
	expect(screen.getByText("Add AI suggested products to your care plan to begin.")).toBeDefined();
});

test("own products open first when there are any; an empty section says so, a custom one is tagged", async () => {
	server = showCarePlan(using({ night_serum: sampleProduct("mine", { is_custom: true }) }));
	const night = await part("Daily – night");
	expect(night.getByText("Custom")).toBeDefined();
	for (const name of ["Daily – morning", "Weekly / As Needed", "Additional / As Needed"]) {
		expect((await part(name)).getByText("No products yet.")).toBeDefined();
	}
});

test("Mark In Use shows at once, is sent once, and keeps the answer", async () => {
	const confirmed = { morning_cleanser: { ...wash, is_confirmed: true } };
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	server = showCarePlan(sampleProfile(), {
		[`PATCH ${CONFIRM}`]: async () => {
			await held;
			return { json: { confirmed_care_plan: confirmed, warnings: [] } };
		},
	});
	const morning = await part("Daily – morning");
	await userEvent.dblClick(inRow(morning, "Cleanser").getByRole("button", { name: "Mark In Use" }));
	const inUse = await inRow(morning, "Cleanser").findByRole("button", { name: "In Use" });
	expect(inUse.getAttribute("aria-disabled")).toBe("true");
	release();
	expect(await screen.findByText("Product wash is in your plan.")).toBeDefined();
	expect(sentTo(server, "PATCH", CONFIRM)).toEqual([
		{ step: "morning_cleanser", product: expect.objectContaining({ id: "wash" }), ask: false },
	]);
	expect(inRow(morning, "Cleanser").getByRole("button", { name: "In Use" })).toBeDefined();
});

test("a mark says what it replaced and is undone from its row", async () => {
	const old = sampleProduct("old", { in_use_since: "2026-10-01T08:00:00.000Z" });
	server = showCarePlan(using({ morning_cleanser: old }), {
		[`PATCH ${CONFIRM}`]: {
			json: {
				confirmed_care_plan: { morning_cleanser: { ...wash, is_confirmed: true } },
				warnings: [],
				added_to: ["morning_cleanser"],
				replaced: [{ step: "morning_cleanser", product: old }],
				new_warnings: [],
			},
		},
		"PATCH /api/profile/undo-confirm": { json: { confirmed_care_plan: { morning_cleanser: old } } },
	});
	await userEvent.click(await screen.findByRole("radio", { name: "AI Suggested Plan" }));
	const morning = await part("Daily – morning");
	await userEvent.click(inRow(morning, "Cleanser").getByRole("button", { name: "Mark In Use" }));
	await userEvent.click(await inRow(morning, "Cleanser").findByRole("button", { name: "Undo" }));
	expect(await inRow(morning, "Cleanser").findByRole("button", { name: "Mark In Use" })).toBeDefined();
	expect(morning.getByText("You use Product old here.")).toBeDefined();
	expect(sentTo(server, "PATCH", "/api/profile/undo-confirm")).toEqual([
		{
			id: "wash",
			steps: ["morning_cleanser"],
			replaced: [
				{
					step: "morning_cleanser",
					id: "old",
					name: "Product old",
					in_use_since: "2026-10-01T08:00:00.000Z",
				},
			],
		},
	]);
});

test("a later step has a day once the plan is in use, also where it was marked with the others", async () => {
	const since = "2026-11-01T12:00:00.000Z";
	server = showCarePlan(using({ morning_cleanser: { ...wash, in_use_since: since } }));
	await userEvent.click(await screen.findByRole("radio", { name: "AI Suggested Plan" }));
	expect(inRow(await part("Daily – night"), "Serum").getByText("4 nights a week from Nov 15")).toBeDefined();
	cleanup();
	server.restore();
	server = showCarePlan(using({ night_serum: { ...sampleProduct("drops"), in_use_since: since } }));
	const inside = inRow(await part("Daily – night"), "Serum");
	expect(inside.getByText("4 nights a week from Nov 15")).toBeDefined();
	expect(inside.getByText(/^Begins on Nov 15, in week 3 of your plan/)).toBeDefined();
	expect(inside.getByText("from Nov 29")).toBeDefined();
});

test("a refused mark falls back, is logged, and says in its row to press again", async () => {
	const log = vi.spyOn(console, "warn").mockReturnValue();
	server = showCarePlan(sampleProfile(), {
		[`PATCH ${CONFIRM}`]: { status: 500, json: { detail: "Broken." } },
	});
	const morning = await part("Daily – morning");
	await userEvent.click(inRow(morning, "Cleanser").getByRole("button", { name: "Mark In Use" }));
	await waitFor(() => expect(log).toHaveBeenCalledOnce());
	expect(await inRow(morning, "Cleanser").findByRole("button", { name: "Mark In Use" })).toBeDefined();
	expect(inRow(morning, "Cleanser").getByText("That was not saved. Please press again.")).toBeDefined();
	expect(screen.queryByRole("alert")).toBeNull();
	expect(screen.queryByText("Broken.")).toBeNull();
});

test("Remove takes the product out; a failure brings it back, only logged", async () => {
	const log = vi.spyOn(console, "warn").mockReturnValue();
	const answers: Parameters<typeof showCarePlan>[1] = {
		[`PATCH ${REMOVE}`]: { status: 500, json: { detail: "Broken." } },
	};
	server = showCarePlan(using({ morning_cleanser: wash, night_cleanser: wash }), answers);
	const morning = await part("Daily – morning");
	await userEvent.click(inRow(morning, "Cleanser").getByRole("button", { name: "Remove" }));
	await waitFor(() => expect(log).toHaveBeenCalledOnce());
	expect(await morning.findByText("Product wash")).toBeDefined();
	answers[`PATCH ${REMOVE}`] = { json: { confirmed_care_plan: { night_cleanser: wash }, warnings: [] } };
	await userEvent.click(inRow(morning, "Cleanser").getByRole("button", { name: "Remove" }));
	expect(await morning.findByText("No products yet.")).toBeDefined();
	expect((await part("Daily – night")).getByText("Product wash")).toBeDefined();
	expect(sentTo(server, "PATCH", REMOVE)).toHaveLength(2);
	expect(sentTo(server, "PATCH", REMOVE)[1]).toEqual({ step: "morning_cleanser", id: "wash" });
});

test("a profile that cannot be read says so and can be tried again", async () => {
	const answers: Parameters<typeof showCarePlan>[1] = {
		"GET /api/profile": { status: 500, json: { detail: "Broken." } },
	};
	server = showCarePlan(sampleProfile(), answers);
	expect(await screen.findByText("Failed to load profile")).toBeDefined();
	answers["GET /api/profile"] = { json: sampleProfile() };
	await userEvent.click(screen.getByRole("button", { name: "Try again" }));
	await part("Daily – morning");
});

test("the first look is counted once", async () => {
	server = showCarePlan(sampleProfile(), { "POST /api/events": { json: { ok: true, recorded: true } } });
	await part("Daily – morning");
	expect(sentTo(server, "POST", "/api/events")).toEqual([]);
	cleanup();
	server.restore();
	localStorage.clear();
	server = showCarePlan(
		sampleProfile(),
		{ "POST /api/events": { json: { ok: true, recorded: true } } },
		true,
	);
	await part("Daily – morning");
	expect(sentTo(server, "POST", "/api/events")).toEqual([{ event_type: "care_plan_view" }]);
});

test("a step tells its reason, its first weeks, when to stop and what it rests on", async () => {
	server = showCarePlan(sampleProfile());
	const night = await part("Daily – night");
	const inside = inRow(night, "Serum");
	expect(inside.getByText("4 nights a week from week 3 after you start")).toBeDefined();
	expect(inside.getByText("Good evidence")).toBeDefined();
	expect(inside.getByText("Reason of drops.")).toBeDefined();
	expect(inside.getByText("Weeks 1 to 2")).toBeDefined();
	expect(inside.getByText("2 nights")).toBeDefined();
	expect(inside.getByText("From week 3")).toBeDefined();
	expect(inside.getByText("It burns.")).toBeDefined();
	expect(inside.getByRole("link", { name: /NICE guideline/ }).getAttribute("href")).toContain("nice.org.uk");
});
