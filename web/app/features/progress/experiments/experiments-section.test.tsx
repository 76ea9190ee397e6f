import type { ConfirmedCarePlan, Profile } from "@dewlight/contracts/profile.ts";
import { METRIC_NAMES } from "@dewlight/core/skin/observation.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { setSession } from "#api/session.ts";
import { sampleProduct } from "#testing/sample-answers.ts";
import type { StubServer } from "#testing/stub-server.ts";
import { buildExperiment, showProgress } from "../testing/show-progress.tsx";
import { knownProducts, recognize, weekChoices } from "./experiment-form.tsx";

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
	setSession({ status: "unknown" });
});

const ID = buildExperiment().id;
const READY = buildExperiment({ baseline_scans: 3 });
const RUNNING = buildExperiment({
	state: "running",
	baseline_scans: 3,
	changed_at: "2026-11-10T12:00:00.000Z",
	verdict_at: "2026-12-22T12:00:00.000Z",
	sentence: "It is too early to judge.",
});

function show(shown: Parameters<typeof showProgress>[0]) {
	server = showProgress(shown);
	return server;
}
const PROFILE: Profile = {
	skin_type: null,
	skin_sensitivity: null,
	goals: [],
	issues: [],
	preferences: {},
	told_in_note: [],
	care_plan: null,
	confirmed_care_plan: {},
	suggested_products: {},
	dropped_steps: [],
	droppable_steps: [],
	done_steps: {},
	skipped_routines: [],
	stung_days: [],
	warnings: [],
	changes: [],
	plan_made_at: null,
	previous_plan_made_at: null,
	own_products: [],
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const answerQuestion = async (name: string) =>
	userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name }));
const sent = (path: string) =>
	(server?.calls ?? [])
		.filter((call) => call.method === "POST" && call.path === path)
		.map(({ body }) => (typeof body === "string" ? JSON.parse(body) : null));

test.each(METRIC_NAMES)("the weeks on offer for %s begin at the least its biology allows", (metric) => {
	const choices = weekChoices(metric);
	expect(choices[0]).toBeGreaterThanOrEqual(2);
	expect(choices.at(-1)).toBeLessThanOrEqual(26);
	expect(choices.length).toBeGreaterThanOrEqual(2);
});

test("a planned experiment begins with its baseline", async () => {
	let now = [] as ReturnType<typeof buildExperiment>[];
	show({
		user: { issues: ["Wrinkles"] },
		answers: {
			"GET /api/experiments": () => ({ json: { experiments: now } }),
			"POST /api/experiments": () => {
				now = [buildExperiment()];
				return { json: now[0] };
			},
		},
	});
	await press("Start with the baseline");
	expect(screen.getByRole("alert").textContent).toBe("Name the product.");
	expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Product" }));
	await userEvent.type(screen.getByRole("textbox", { name: "Product" }), " Azelaic gel ");
	await userEvent.selectOptions(screen.getByRole("combobox", { name: "What should it change?" }), "Lines");
	expect(screen.getByText("This reading needs at least 12 weeks to show a change.")).toBeDefined();
	await press("Start with the baseline");
	expect(await screen.findByText("1 of 3 scans")).toBeDefined();
	expect(sent("/api/experiments")).toEqual([{ product_name: "Azelaic gel", metric: "wrinkles", weeks: 12 }]);
	expect(screen.getByRole("link", { name: "Take a baseline scan" })).toBeDefined();
});

test("a product the person has is recognized and sent with its id", async () => {
	const gel = sampleProduct("gel", { name: "Azelaic Gel", brand: "" });
	show({
		answers: {
			"GET /api/profile": { json: { ...PROFILE, own_products: [gel] } },
			"POST /api/experiments": { json: buildExperiment({ product_id: "gel" }) },
		},
	});
	const field = await screen.findByRole("combobox", { name: "Product" });
	expect(field.getAttribute("list")).not.toBeNull();
	await userEvent.type(field, "azelaic gel");
	await press("Start with the baseline");
	await waitFor(() =>
		expect(sent("/api/experiments")).toMatchObject([{ product_name: "Azelaic Gel", product_id: "gel" }]),
	);
});

test("under 18 lines are not on offer, and the reason is said", async () => {
	show({
		user: { issues: ["Wrinkles"] },
		answers: { "GET /api/profile": { json: { ...PROFILE, preferences: { age_band: "13-15" } } } },
	});
	expect(await screen.findByText(/^Lines are not tested under 18/)).toBeDefined();
	const metric = screen.getByRole("combobox", { name: "What should it change?" });
	expect(within(metric).queryByRole("option", { name: "Lines" })).toBeNull();
	expect(within(metric).getAllByRole("option")).toHaveLength(METRIC_NAMES.length - 1);
});

test("under 13 no test of a product is offered", async () => {
	const shown = show({
		answers: { "GET /api/profile": { json: { ...PROFILE, preferences: { age_band: "under-13" } } } },
	});
	await waitFor(() => expect(shown.calls.map(({ path }) => path)).toContain("/api/profile"));
	expect(await screen.findByText("Nothing to compare yet.")).toBeDefined();
	expect(screen.queryByRole("heading", { name: "Test one product" })).toBeNull();
});

test("the server's own reason is shown when an experiment cannot start", async () => {
	show({
		answers: {
			"POST /api/experiments": { status: 409, json: { detail: "One experiment is already running." } },
		},
	});
	await userEvent.type(await screen.findByRole("textbox", { name: "Product" }), "Serum");
	await press("Start with the baseline");
	expect((await screen.findByRole("alert")).textContent).toBe("One experiment is already running.");
});

test("with a whole baseline the change begins, after a question", async () => {
	let now = READY;
	show({
		answers: {
			"GET /api/experiments": () => ({ json: { experiments: [now] } }),
			[`POST /api/experiments/${ID}/begin`]: () => {
				now = RUNNING;
				return { json: now };
			},
		},
	});
	await press("I start using it today");
	await answerQuestion("Cancel");
	expect(sent(`/api/experiments/${ID}/begin`)).toHaveLength(0);
	await press("I start using it today");
	await answerQuestion("Start today");
	expect(await screen.findByText("Verdict on December 22, 2026")).toBeDefined();
	expect(screen.queryByRole("button", { name: "I start using it today" })).toBeNull();
});

test("an experiment is stopped after a question, and the next one can be planned", async () => {
	let now = RUNNING;
	show({
		answers: {
			"GET /api/experiments": () => ({ json: { experiments: [now] } }),
			[`POST /api/experiments/${ID}/stop`]: () => {
				now = { ...RUNNING, state: "stopped", sentence: "You stopped this experiment before its verdict." };
				return { json: now };
			},
		},
	});
	await press("Stop the experiment with Azelaic gel");
	await answerQuestion("Stop the experiment");
	expect(await screen.findByText("You stopped this experiment before its verdict.")).toBeDefined();
	expect(screen.getByText("Stopped")).toBeDefined();
	expect(screen.getByRole("button", { name: "Start with the baseline" })).toBeDefined();
});

test("stopping that failed says that it goes on", async () => {
	show({
		experiments: [RUNNING],
		answers: { [`POST /api/experiments/${ID}/stop`]: { status: 500, json: {} } },
	});
	await press("Stop the experiment with Azelaic gel");
	await answerQuestion("Stop the experiment");
	expect((await screen.findByRole("alert")).textContent).toMatch(/^It is still running/);
});

test("a verdict comes with its change, the noise it was held against, and what to do next", async () => {
	show({
		experiments: [
			buildExperiment({
				state: "done",
				verdict: "better",
				change: -2.1,
				band: 1.3,
				sentence: "Redness eased.",
				numbers: "Redness points: 4.2 before, 2.1 now. A difference under 1.3 can come from the photo alone.",
				next: "A later scan shows whether it stays.",
			}),
		],
	});
	expect(await screen.findByText("Better")).toBeDefined();
	expect(screen.getByText("A later scan shows whether it stays.")).toBeDefined();
	expect(screen.getByText("The numbers").closest("details")?.textContent).toContain(
		"Redness points: 4.2 before, 2.1 now. A difference under 1.3 can come from the photo alone.",
	);
});

test("experiments that cannot be read say so and are read again", async () => {
	let broken = true;
	show({
		answers: {
			"GET /api/experiments": () =>
				broken ? { status: 500, json: {} } : { json: { experiments: [RUNNING] } },
		},
	});
	expect(await screen.findByText("Your experiments could not be loaded.")).toBeDefined();
	broken = false;
	await press("Try again");
	expect(await screen.findByText("Azelaic gel")).toBeDefined();
});

const product = (id: string, name: string, brand = "Plain") => sampleProduct(id, { name, brand });

const steps: ConfirmedCarePlan = {
	morning_cleanser: product("wash", "Wash"),
	night_cleanser: product("wash", "Wash"),
};
const oil = { ...product("oil", "Attic Oil", ""), description: "Attic Oil" };
const profile = {
	confirmed_care_plan: Object.assign({}, steps, { additional: { oil } }),
	own_products: [product("oil", "Attic Oil", ""), product("gel", "Plain gel")],
};

test("everything in use or owned is offered once, with its brand where the name lacks it", () => {
	expect(knownProducts(profile)).toEqual([
		{ id: "oil", label: "Attic Oil" },
		{ id: "gel", label: "Plain gel" },
		{ id: "wash", label: "Plain Wash" },
	]);
	expect(knownProducts(undefined)).toEqual([]);
});

test("a product is recognized by its whole name in any case, and by nothing less", () => {
	const known = knownProducts(profile);
	expect(recognize(known, " plain WASH ")?.id).toBe("wash");
	expect(recognize(known, "Plain")).toBeNull();
	expect(recognize(known, "")).toBeNull();
});
