import { expect, test } from "vitest";
import type { Finding } from "../../skin/concern.ts";
import { buildProduct } from "../testing/build-product.ts";
import { type CheckRequest, checkProduct } from "./check-product.ts";

const RETINOL = ["Aqua", "Glycerin", "Retinol", "Squalane", "Phenoxyethanol"];
const RETINAL = ["Aqua", "Glycerin", "Retinal", "Squalane", "Phenoxyethanol"];
const ACID = ["Aqua", "Glycolic Acid", "Glycerin", "Phenoxyethanol"];
const NIACINAMIDE = ["Aqua", "Niacinamide", "Glycerin", "Phenoxyethanol"];

function check(
	inci: readonly string[],
	rest: Partial<CheckRequest> = {},
	product: Partial<CheckRequest["product"]> = {},
) {
	return checkProduct({
		product: { id: "new", name: "New", category: "serum", inci, price: null, ...product },
		in_use: [],
		plan: null,
		skin_type: "Normal",
		sensitivity: "Low",
		findings: [],
		person: { goals: [], issues: [], preferences: {} },
		facts: [],
		alternatives: [],
		...rest,
	});
}
const shows = (concern: Finding["concern"], severity: number) => ({ concern, severity }) as Finding;
const onShelf = (step: string, inci: readonly string[]) => ({
	step,
	product_id: step,
	name: "Night peel",
	category: "serum" as const,
	inci,
});

test("without a list nothing is said", () => {
	expect(check([])).toMatchObject({ verdict: "unread", helps: [], cheaper: [] });
});

test("what works on a concern that shows is named first, with how well it is proven", () => {
	const answer = check(NIACINAMIDE, {
		findings: [shows("redness", 1), shows("shine", 3), shows("lines", 0)],
	});
	expect(answer.verdict).toBe("fits");
	expect(answer.headline).toContain("can help against shine");
	expect(answer.helps.map(({ concern }) => concern)).toEqual(["shine", "redness"]);
});

test("pregnancy and an allergy come before everything", () => {
	const pregnant = check(RETINOL, {
		person: { goals: [], issues: [], preferences: { pregnancy: "pregnant" } },
		facts: [{ id: "pregnant", sure: true }],
		findings: [shows("lines", 3)],
	});
	expect(pregnant.verdict).toBe("leave");
	expect(pregnant.headline).toMatch(/^Not for you now: retinol in pregnancy/);
	const allergic = check(NIACINAMIDE, { facts: [{ id: "allergy", about: "glycerin", sure: true }] });
	expect(allergic).toMatchObject({ verdict: "leave" });
	expect(allergic.warnings[0]?.rule_id).toBe("rule.allergy");
});

test("nobody told of a pregnancy still reads what is not advised in one", () => {
	expect(check(RETINOL).not_in_pregnancy).toEqual(["retinol"]);
});

test("an acid on some nights leaves the others to a retinoid, and the mornings to neither", () => {
	const plan = {
		morning: {},
		night: { serum: { days: ["monday", "thursday"], per_week: 2 } },
		weekly: {},
		notes: [],
	} as unknown as CheckRequest["plan"];
	const { verdict, beside } = check(RETINOL, { in_use: [onShelf("night_serum", ACID)], plan });
	expect(verdict).toBe("care");
	expect(beside.nights).toEqual(["tuesday", "wednesday", "friday", "saturday", "sunday"]);
	expect(beside.mornings).toEqual([]);
	expect(beside.words).toContain("Use it on the nights without Night peel");
	expect(beside.clashes).toMatchObject([{ rule_id: "conflict.retinoid_acid", never: false }]);
});

test("where the other is used every night the product has no place", () => {
	const { verdict, beside } = check(RETINOL, { in_use: [onShelf("night_serum", ACID)] });
	expect(verdict).toBe("leave");
	expect(beside).toMatchObject({ blocked: true, nights: [] });
});

test("two of the same job are told apart from a question of nights", () => {
	const { beside, headline } = check(RETINOL, { in_use: [onShelf("night_serum", RETINAL)] });
	expect(beside.blocked).toBe(true);
	expect(headline).toContain("keep one");
});

test("the product itself on the shelf is no clash with itself", () => {
	const own = { ...onShelf("night_serum", RETINOL), product_id: "new" };
	expect(check(RETINOL, { in_use: [own] }).beside.clashes).toEqual([]);
});

test("the same work for less leads with the same, costs less and respects what was told", () => {
	const alternatives = [
		buildProduct({ id: "dear", inci: NIACINAMIDE, price: 40 }),
		buildProduct({ id: "cheap", inci: NIACINAMIDE, price: 8 }),
		buildProduct({ id: "cheaper", inci: [...NIACINAMIDE, "Parfum"], price: 6 }),
		buildProduct({ id: "other", inci: RETINOL, price: 5 }),
		buildProduct({ id: "old", inci: NIACINAMIDE, price: 3, stale: true }),
	];
	const ids = (fragrance_free: boolean) =>
		check(
			NIACINAMIDE,
			{ alternatives, person: { goals: [], issues: [], preferences: { fragrance_free } } },
			{ price: 30 },
		).cheaper.map(({ product }) => product.id);
	expect(ids(false)).toEqual(["cheaper", "cheap"]);
	expect(ids(true)).toEqual(["cheap"]);
});
