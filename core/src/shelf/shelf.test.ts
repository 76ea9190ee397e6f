import { expect, test } from "vitest";
import { feltLately } from "../skin/self-report.ts";
import {
	adviseReaction,
	dayOfUse,
	feltAs,
	leftOutBy,
	lookAt,
	lookDue,
	openLooks,
	patchOutlook,
	reactionPauses,
} from "./reactions.ts";
import { expiryNews, type ShelfItem, shelfCosts, shelfOutlook } from "./shelf.ts";
import { weekLoad } from "./week-load.ts";

const pack = (parts: Partial<ShelfItem>): ShelfItem => ({
	id: "pack",
	product_id: "serum",
	name: "Serum",
	category: "serum",
	opened_on: null,
	lasts_months: null,
	best_before: null,
	price: null,
	currency: "USD",
	left_on: null,
	left_as: null,
	in_use: false,
	...parts,
});

test.each([
	["a pack nobody opened", {}, "closed", null],
	["the months of the pack", { opened_on: "2026-01-31", lasts_months: 1 }, "ended", "2026-02-28"],
	[
		"the earlier of two ends",
		{ opened_on: "2026-01-01", lasts_months: 12, best_before: "2026-06-20" },
		"ends_soon",
		"2026-06-20",
	],
	["our usual months where the pack is silent", { opened_on: "2026-05-01" }, "fine", "2026-11-01"],
	["the last day itself", { best_before: "2026-06-10" }, "ends_soon", "2026-06-10"],
	[
		"a pack that left",
		{ best_before: "2026-01-01", left_on: "2025-12-01", left_as: "finished" },
		"left",
		"2026-01-01",
	],
] as const)("%s: %s", (_what, parts, state, ends_on) => {
	expect(shelfOutlook(pack(parts), "2026-06-10")).toMatchObject({ state, ends_on });
});

test("a guessed end says so, and an old sunscreen is to be replaced at once", () => {
	expect(shelfOutlook(pack({ opened_on: "2026-05-01" }), "2026-06-10")).toMatchObject({
		guessed: true,
		words: "Probably good until November 1, 2026.",
	});
	const old = pack({ category: "sunscreen", best_before: "2026-06-01" });
	expect(shelfOutlook(old, "2026-06-10").words).toContain("Replace it now");
});

test("a month costs what a pack costs by how long the last one really lasted", () => {
	const items = [
		pack({ id: "a", opened_on: "2026-01-01", lasts_months: 12, price: 24 }),
		pack({ id: "b", product_id: "cream", opened_on: "2026-01-01", lasts_months: 12, price: 30 }),
		pack({
			id: "c",
			product_id: "cream",
			opened_on: "2025-10-01",
			left_on: "2025-12-31",
			left_as: "finished",
		}),
		pack({ id: "d", product_id: "oil", opened_on: "2026-01-01", lasts_months: 6 }),
		pack({ id: "e", product_id: "balm", price: 99 }),
	];
	expect(shelfCosts(items)).toEqual([{ currency: "USD", per_month: 12.04, counted: 2, unpriced: 1 }]);
});

test("a week shows what acts in which half, and what should not meet", () => {
	const product = (step: string, inci: string[]) => ({
		step,
		product_id: step,
		name: step,
		category: "serum" as const,
		inci,
	});
	const week = weekLoad(
		[
			product("night_serum", ["Aqua", "Retinol", "Glycerin"]),
			product("night_toner", ["Aqua", "Glycolic Acid", "Glycerin"]),
		],
		null,
	);
	expect(week).toHaveLength(7);
	expect(week[0]).toMatchObject({ day: "monday", morning: { load: "rest" }, night: { load: "much" } });
	expect(week[0]?.night.clash).toContain("irritat");
	expect(weekLoad([], null).every(({ night }) => night.load === "rest")).toBe(true);
});

test("swelling is answered as an emergency whatever else is told", () => {
	expect(adviseReaction(["dryness", "swelling"]).level).toBe("emergency");
	expect(adviseReaction(["hives"]).words).toContain("emergency number");
	expect(adviseReaction(["burns"]).level).toBe("stop");
	expect(adviseReaction(["none"]).level).toBe("fine");
	const before = [{ day: "2026-01-01", signs: ["stings"] as const }];
	expect(adviseReaction(["stings"], before).level).toBe("slow");
	expect(adviseReaction(["stings"], [...before, ...before]).level).toBe("stop");
});

test("the first day with a product is day one, and before it there is none", () => {
	expect(dayOfUse("2026-01-01", "2026-01-01")).toBe(1);
	expect(dayOfUse("2026-01-02", "2026-01-01")).toBeNull();
	expect(dayOfUse(null, "2026-01-01")).toBeNull();
});

test.each([
	["2026-01-01T12:00:00Z", {}, "running"],
	["2026-01-02T01:00:00Z", {}, "look_now"],
	["2026-01-02T12:00:00Z", { first_look: "calm" }, "running"],
	["2026-01-03T01:00:00Z", { first_look: "calm" }, "look_now"],
	["2026-01-03T01:00:00Z", { first_look: "calm", second_look: "calm" }, "passed"],
	["2026-01-03T01:00:00Z", { first_look: "mild", stopped_at: "2026-01-02T01:00:00Z" }, "failed"],
	["2026-01-03T01:00:00Z", { stopped_at: "2026-01-02T01:00:00Z" }, "stopped"],
] as const)("at %s a patch test with %o is %s", (now, looks, state) => {
	const test = { started_at: "2026-01-01T00:30:00Z", first_look: null, second_look: null, stopped_at: null };
	expect(patchOutlook({ ...test, ...looks }, now).state).toBe(state);
});

const PATCH = { started_at: "2026-01-01T09:00:00Z", first_look: null, second_look: null, stopped_at: null };

test.each([
	["2026-01-02T08:00:00Z", {}, null],
	["2026-01-02T09:00:00Z", {}, "first"],
	["2026-01-02T20:00:00Z", { first_look: "calm" }, null],
	["2026-01-03T08:59:00Z", {}, "first"],
	["2026-01-03T09:00:00Z", {}, "second"],
	["2026-01-04T08:00:00Z", { first_look: "calm" }, "second"],
	["2026-01-04T09:00:00Z", {}, null],
	["2026-01-03T09:00:00Z", { first_look: "mild", stopped_at: "2026-01-02T10:00:00Z" }, null],
	["2026-01-03T10:00:00Z", { second_look: "calm" }, null],
] as const)("at %s a test with %o asks for the look %s", (now, looks, turn) => {
	expect(lookDue({ ...PATCH, ...looks }, now)?.turn ?? null).toBe(turn);
});

test("both looks stand in the calendar of a test until they are taken", () => {
	expect(openLooks(PATCH).map(({ at }) => at)).toEqual([
		"2026-01-02T09:00:00.000Z",
		"2026-01-03T09:00:00.000Z",
	]);
	expect(openLooks({ ...PATCH, stopped_at: "2026-01-01T10:00:00Z" })).toEqual([]);
});

test("a glance in the first hours is no look yet", () => {
	const at = (hour: string) => lookAt(PATCH, hour);
	expect([at("2026-01-01T12:00:00Z"), at("2026-01-02T06:00:00Z"), at("2026-01-03T06:00:00Z")]).toEqual([
		null,
		"first",
		"second",
	]);
});

test("a product is left out after one strong reaction or a third of any kind, and never for calm", () => {
	const told = (product_id: string, ...days: [string, "burns" | "dryness" | "none"][]) =>
		days.map(([day, sign]) => ({ product_id, day, signs: [sign] }));
	const out = leftOutBy([
		...told("burning", ["2026-01-05", "burns"]),
		...told("dry once", ["2026-01-01", "dryness"]),
		...told("dry thrice", ["2026-01-09", "dryness"], ["2026-01-01", "dryness"], ["2026-01-05", "dryness"]),
		...told("calm", ["2026-01-01", "none"], ["2026-01-02", "none"], ["2026-01-03", "none"]),
	]);
	expect([...out].toSorted()).toEqual(["burning", "dry thrice"]);
});

test("what stings, burns or swells after a product speaks for sensitive skin and makes treatments pause; red or dry alone does not", () => {
	expect(feltAs(["burns", "stings", "redness", "hives"])).toEqual(["burning", "stinging", "reactive skin"]);
	for (const sign of ["stings", "burns", "itches", "swelling", "hives"] as const)
		expect(reactionPauses([sign], []), sign).toBe(true);
	for (const sign of ["none", "redness", "dryness", "new_spots"] as const)
		expect(reactionPauses([sign], []), sign).toBe(false);
	const danger = { rule_id: "red-flag.swelling", level: "emergency", advice: "Call." } as const;
	expect(reactionPauses(["redness"], [danger])).toBe(true);
	const told = [
		{ day: "2026-06-01", feels: feltAs(["itches"]) },
		{ day: "2026-06-12", feels: feltAs(["burns"]) },
	];
	expect(feltLately(told, "2026-06-14")).toEqual(["burning", "itching"]);
	expect(feltLately(told, "2026-06-15")).toEqual(["burning"]);
});

test("a pack makes news four weeks before it ends and the day after, and on no other day", () => {
	const item = pack({ best_before: "2026-06-29" });
	const days = ["2026-05-31", "2026-06-01", "2026-06-02", "2026-06-29", "2026-06-30", "2026-07-01"];
	expect(days.map((day) => expiryNews(item, day))).toEqual([null, "ends_soon", null, null, "ended", null]);
	expect(expiryNews({ ...item, left_on: "2026-05-01", left_as: "finished" }, "2026-06-01")).toBeNull();
});
