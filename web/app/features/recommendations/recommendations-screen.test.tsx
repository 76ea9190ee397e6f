import type { Recommendations } from "@dewlight/contracts/products.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { StubServer } from "#testing/stub-server.ts";
import { buildLists, buildProduct, showRecommendations } from "./testing/show-recommendations.tsx";

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
});

const READ = "GET /api/recommendations";
const ADD = "PATCH /api/profile/confirm-product";
const HEADINGS = [
	"Your Care Plan Products",
	"Alternatives to Your Care Plan",
	"Fragrance-Free Alternatives",
	"Sensitive Skin Alternatives",
	"Budget-Friendly Picks",
	"Trending Among Users Like You",
	"Top-Rated Products",
];
const EVERY_GROUP = buildLists({
	care_plan: [buildProduct("a")],
	general_alternatives: [buildProduct("b")],
	fragrance_free: [buildProduct("c")],
	sensitive_skin: [buildProduct("d")],
	budget: [buildProduct("e")],
	trending: [buildProduct("f")],
	top_rated: [buildProduct("g")],
});

function show(lists: Recommendations, more: Parameters<typeof showRecommendations>[0] = {}) {
	server = showRecommendations({ [READ]: { json: lists }, ...more });
	return server;
}

const cardOf = async (name: string) => {
	const card = (await screen.findByRole("heading", { level: 3, name: new RegExp(name) })).closest("li");
	if (card === null) throw new Error(`${name} stands on no card.`);
	return within(card);
};
const plan = (...ids: string[]) => ({
	json: { confirmed_care_plan: { morning_cleanser: buildProduct(ids[0] ?? "") }, warnings: [] },
});

test("seven carousels stand in their order under their exact headings", async () => {
	show(EVERY_GROUP);
	expect(screen.getByText("Loading product recommendations…")).toBeDefined();
	await screen.findByText("Your Care Plan Products");
	expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual(
		HEADINGS,
	);
});

test("a group without products is not there, and a group that fell back says why", async () => {
	show(
		buildLists({
			trending: [buildProduct("t")],
			notes: { trending: "Too few people share your skin type yet, so these are popular with everyone." },
		}),
	);
	await screen.findByText("Trending Among Users Like You");
	expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
	expect(screen.getByText(/Too few people share your skin type yet/)).toBeDefined();
});

test("what several groups fall back to is said once above them, before any report with the way to the first photo", async () => {
	const note = "Chosen by your answers alone. A scan makes it yours.";
	show({
		...buildLists({
			fragrance_free: [buildProduct("a")],
			budget: [buildProduct("b")],
			trending: [buildProduct("t")],
			notes: { fragrance_free: note, budget: note, trending: "Popular with everyone." },
		}),
		basis: "answers",
	});
	await screen.findByText("Fragrance-Free Alternatives");
	expect(screen.getAllByText(note)).toHaveLength(1);
	expect(screen.getByText("Popular with everyone.")).toBeDefined();
	expect(screen.getByRole("link", { name: "Take your first selfie" })).toBeDefined();
	expect(screen.queryByText(/last report/)).toBeNull();
});

test.each([
	["alone where nothing is in use", []],
	["before what is in use", [buildProduct("a")]],
])("products held back are told with the advice first, %s", async (_when, care_plan) => {
	const held = { advice: ["Have the spot looked at this week."], why: "So no product is suggested." };
	show({ ...buildLists({ care_plan }), basis: "report", held });
	const block = within(await screen.findByRole("region", { name: "First things first" }));
	expect(block.getAllByText(/./).map((part) => part.textContent)).toContain(held.advice[0]);
	expect(block.getByText(held.why)).toBeDefined();
	expect(block.getByRole("link", { name: "See your report" }).getAttribute("href")).toBe("/results");
	expect(screen.queryByText("No recommendations yet.")).toBeNull();
	expect(screen.queryAllByRole("heading", { level: 3 })).toHaveLength(care_plan.length);
});

test("a card has price, rating, shop and month, and links out safely", async () => {
	show(EVERY_GROUP);
	const card = await cardOf("Product a");
	expect(card.getByText("$12.50 at Corner Shop")).toBeDefined();
	expect(card.getByText("4.6")).toBeDefined();
	const link = card.getByRole("link", { name: /Product a/ });
	expect(link.getAttribute("href")).toBe("https://shop.test/a");
	expect(link.getAttribute("rel")).toBe("noopener noreferrer sponsored");
	expect(link.getAttribute("target")).toBe("_blank");
	expect(screen.getAllByText(/Shop links may earn us a commission/)).toHaveLength(1);
});

test("what was not observed is left out, and an unsafe address is no link", async () => {
	show(
		buildLists({
			budget: [buildProduct("a", { price: null, rating: null, product_url: "javascript:alert(1)" })],
		}),
	);
	const card = await cardOf("Product a");
	expect(card.queryByText(/\$|0\.0/)).toBeNull();
	expect(card.queryByRole("link")).toBeNull();
	expect(screen.queryByText(/commission/)).toBeNull();
});

test("Custom is said in the care plan's own group only", async () => {
	show(
		buildLists({
			care_plan: [buildProduct("a", { is_custom: true })],
			budget: [buildProduct("b", { is_custom: true })],
		}),
	);
	expect((await cardOf("Product a")).getByText("Custom")).toBeDefined();
	expect((await cardOf("Product b")).queryByText("Custom")).toBeNull();
});

test("the reason and its points are there on demand", async () => {
	show(
		buildLists({
			budget: [
				buildProduct("a", {
					reason: "Holds niacinamide for redness.",
					score: 3.5,
					score_parts: [
						{ part: "fit", words: "Fits your skin", points: 4 },
						{ part: "price", words: "Dearer than its like", points: -0.5 },
					],
				}),
			],
		}),
	);
	const card = await cardOf("Product a");
	await userEvent.click(card.getByText("Why this one"));
	expect(card.getByText("Holds niacinamide for redness.")).toBeDefined();
	expect(card.getAllByRole("row").map((row) => row.textContent)).toEqual([
		"What countsPoints",
		"Fits your skin+4",
		"Dearer than its like-0.5",
		"Together+3.5",
	]);
});

test("a double click adds once, and every card of the product turns to In Use", async () => {
	const lists = buildLists({
		care_plan: [buildProduct("old", { is_confirmed: true })],
		budget: [buildProduct("a", { suggested_category: null })],
		top_rated: [buildProduct("a", { suggested_category: null })],
	});
	show(lists, { [ADD]: plan("a") });
	const [first] = await screen.findAllByRole("button", { name: "Add to Plan (Product a)" });
	if (first === undefined) throw new Error("No card offers the product.");
	await userEvent.dblClick(first);
	const used = await screen.findAllByRole("button", { name: "In Use" });
	expect(used).toHaveLength(2);
	expect(used.every((button) => button.hasAttribute("disabled"))).toBe(true);
	const sent = (server?.calls ?? []).flatMap(({ method, body }) =>
		method === "PATCH" && typeof body === "string" ? [JSON.parse(body)] : [],
	);
	expect(sent).toHaveLength(1);
	expect(sent[0]).toMatchObject({ step: "cleanser", product: { id: "a" } });
	expect((await cardOf("Product old")).getByRole("button", { name: /Add to Plan/ })).toBeDefined();
});

test("a failed addition says so under the card and can be pressed again", async () => {
	let broken = true;
	show(buildLists({ budget: [buildProduct("a"), buildProduct("b")] }), {
		[ADD]: () => (broken ? { status: 500, json: {} } : plan("a")),
	});
	const card = await cardOf("Product a");
	await userEvent.click(card.getByRole("button", { name: /Add to Plan/ }));
	expect((await card.findByRole("alert")).textContent).toBe("Failed to add to care plan.");
	expect((await cardOf("Product b")).queryByRole("alert")).toBeNull();
	broken = false;
	await userEvent.click(card.getByRole("button", { name: /Add to Plan/ }));
	await card.findByRole("button", { name: "In Use" });
	expect(card.queryByRole("alert")).toBeNull();
});

test("a rule the new product meets is named, with the way to the plan", async () => {
	const warning = {
		rule_id: "retinoid-acid",
		level: "change",
		title: "A retinoid and an acid on one night",
		why: "",
		fix: "",
		grade: "B",
		sources: [],
		steps: ["night_serum"],
		product_ids: ["a"],
	};
	show(buildLists({ budget: [buildProduct("a")] }), {
		[ADD]: { json: { ...plan("a").json, warnings: [{ ...warning, product_ids: ["z"] }, warning] } },
	});
	const card = await cardOf("Product a");
	await userEvent.click(card.getByRole("button", { name: /Add to Plan/ }));
	expect(await card.findByText(/A retinoid and an acid on one night/)).toBeDefined();
	expect(card.getByRole("link", { name: "Open your care plan" }).getAttribute("href")).toBe("/care-plan");
});

const added = (changes: object = {}) => ({
	json: {
		...plan("a").json,
		warnings: [],
		added_to: ["night_serum"],
		replaced: [],
		new_warnings: [],
		...changes,
	},
});
const UNDO = "PATCH /api/profile/undo-confirm";
const bodies = (path: string) =>
	(server?.calls ?? []).flatMap(({ path: called, body }) =>
		called === path && typeof body === "string" ? [JSON.parse(body)] : [],
	);

test("a product goes to the places it was offered for, says what it replaces, and is taken back", async () => {
	const old = buildProduct("old", { in_use_since: "2026-10-01T08:00:00.000Z" });
	const replaced = [{ step: "night_serum", product: old }];
	show(buildLists({ budget: [buildProduct("a", { suggested_steps: ["night_serum"] })] }), {
		[ADD]: added({ replaced }),
		[UNDO]: { json: { confirmed_care_plan: { night_serum: old }, warnings: [] } },
	});
	const card = await cardOf("Product a");
	await userEvent.click(card.getByRole("button", { name: /Add to Plan/ }));
	expect(await card.findByText("Product a is in your care plan: night serum.")).toBeDefined();
	expect(card.getByText("It takes the place of Product old.")).toBeDefined();
	expect(bodies("/api/profile/confirm-product")).toEqual([
		{ step: "cleanser", steps: ["night_serum"], product: expect.objectContaining({ id: "a" }), ask: true },
	]);
	expect(await screen.findByRole("button", { name: "Undo: Product a in your care plan" })).toBeDefined();
	await userEvent.click(card.getByRole("button", { name: "Undo (Product a)" }));
	const again = await card.findByRole("button", { name: "Add to Plan (Product a)" });
	expect(bodies("/api/profile/undo-confirm")).toEqual([
		{
			id: "a",
			steps: ["night_serum"],
			replaced: [
				{ step: "night_serum", id: "old", name: "Product old", in_use_since: "2026-10-01T08:00:00.000Z" },
			],
		},
	]);
	expect(document.activeElement).toBe(again);
	expect(await screen.findAllByText("Product a is out again; your plan is as it was.")).not.toHaveLength(0);
});

test("the note and its undo outlive the page they came from", async () => {
	show(buildLists({ budget: [buildProduct("a")] }), {
		[ADD]: added(),
		[UNDO]: { json: { confirmed_care_plan: {}, warnings: [] } },
	});
	await userEvent.click((await cardOf("Product a")).getByRole("button", { name: /Add to Plan/ }));
	await userEvent.click((await cardOf("Product a")).getByRole("link", { name: "Open your care plan" }));
	await screen.findByText("Another page");
	await userEvent.click(screen.getByRole("button", { name: "Undo: Product a in your care plan" }));
	expect(await screen.findByText("Product a is out again; your plan is as it was.")).toBeDefined();
	expect(bodies("/api/profile/undo-confirm")).toHaveLength(1);
});

test("an undo that fails says so and stays on offer", async () => {
	show(buildLists({ budget: [buildProduct("a")] }), { [ADD]: added(), [UNDO]: { status: 500, json: {} } });
	const card = await cardOf("Product a");
	await userEvent.click(card.getByRole("button", { name: /Add to Plan/ }));
	await userEvent.click(await card.findByRole("button", { name: "Undo (Product a)" }));
	expect((await card.findByRole("alert")).textContent).toBe("It could not be taken back. Please try again.");
	expect(card.getByRole("button", { name: "Undo (Product a)" })).toBeDefined();
	expect(card.getByRole("button", { name: "In Use" })).toBeDefined();
});

test("what a rule speaks against is asked before it is added, and the person decides", async () => {
	const warning = {
		rule_id: "person.pregnancy",
		level: "stop",
		title: "Retinol in pregnancy",
		why: "It is not advised then.",
		fix: "Leave it out until later.",
		grade: "B",
		sources: [],
		steps: ["night_serum"],
		product_ids: ["a"],
	};
	const question = { steps: ["night_serum"], replaces: [], warnings: [warning] };
	let asked = true;
	show(buildLists({ budget: [buildProduct("a")] }), {
		[ADD]: () =>
			asked ? { json: { confirmed_care_plan: {}, question } } : added({ new_warnings: [warning] }),
	});
	const press = async () =>
		userEvent.click((await cardOf("Product a")).getByRole("button", { name: /Add to Plan/ }));
	await press();
	const dialog = within(await screen.findByRole("alertdialog", { name: "Before you add Product a" }));
	expect(dialog.getByText("Retinol in pregnancy")).toBeDefined();
	expect(dialog.getByText("Leave it out until later.", { exact: false })).toBeDefined();
	await userEvent.click(dialog.getByRole("button", { name: "Leave it out" }));
	expect(screen.queryByRole("alertdialog")).toBeNull();
	expect(bodies("/api/profile/confirm-product").map(({ ask }) => ask)).toEqual([true]);
	await press();
	asked = false;
	await userEvent.click(await screen.findByRole("button", { name: "Add it anyway" }));
	await (await cardOf("Product a")).findByRole("button", { name: "In Use" });
	expect(bodies("/api/profile/confirm-product").map(({ ask }) => ask)).toEqual([true, true, false]);
	expect((await cardOf("Product a")).getByText("Worth a look: Retinol in pregnancy.")).toBeDefined();
});

test("nothing at all leads to the first scan", async () => {
	show(buildLists());
	expect((await screen.findByRole("link", { name: "Take your first selfie" })).getAttribute("href")).toBe(
		"/upload",
	);
});

test("a failure says so and is tried again", async () => {
	let broken = true;
	show(buildLists(), { [READ]: () => (broken ? { status: 500, json: {} } : { json: EVERY_GROUP }) });
	expect(await screen.findByText("Failed to load recommendations.")).toBeDefined();
	broken = false;
	await userEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect(await screen.findByText("Your Care Plan Products")).toBeDefined();
});
