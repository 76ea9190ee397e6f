import fc from "fast-check";
import { expect, test } from "vitest";
import { buildCarePlan } from "../routine/build-care-plan.ts";
import { everyPerson, turnFor } from "../routine/testing/every-person.ts";
import { BUDGET_LIMIT, comparablePrice } from "./catalogue/price.ts";
import { STARTER_CATALOGUE } from "./catalogue/starter-catalogue.ts";
import { refusalFor, refusalForPerson, stepProductRule, worksBeside } from "./fits-step.ts";
import { pickContext } from "./pick-context.ts";
import { pickProducts } from "./pick-products.ts";
import type { CatalogueProduct } from "./product.ts";
import { rankProducts } from "./rank-products.ts";
import { recommend } from "./recommend.ts";
import type {
	ProductInUse,
	Recommendation,
	Recommended,
	RecommendedGroups,
	RecommendRequest,
} from "./recommend-request.ts";
import { GROUP_SIZE, productsBeside, slotsOf } from "./recommend-slots.ts";

const PEOPLE = [...everyPerson()];
const BY_ID = new Map(STARTER_CATALOGUE.map((product) => [product.id, product]));
const GENERAL = [
	"general_alternatives",
	"fragrance_free",
	"sensitive_skin",
	"budget",
	"trending",
	"top_rated",
] as const;

/** The person of that number after a scan: plan and picks as a scan decides them. */
function requestFor(index: number, changes: Partial<RecommendRequest> = {}): RecommendRequest {
	const person = PEOPLE[index % PEOPLE.length];
	if (!person) throw new Error(`There is no person ${index}.`);
	const asked = turnFor(person, index);
	const plan = pickProducts({
		...asked,
		plan: buildCarePlan(asked),
		catalogue: STARTER_CATALOGUE,
	}).plan;
	const { skin_type, sensitivity, findings } = asked;
	return {
		report: { plan, skin_type, sensitivity, findings, holds_products: false },
		person: asked.person,
		facts: asked.facts,
		in_use: [],
		catalogue: STARTER_CATALOGUE,
		trends: [],
		...changes,
	};
}

function inUse(step: string, product: CatalogueProduct): ProductInUse {
	const { id, name, product_url, category } = product;
	return { step, id, name, product_url, category, product };
}

const named = (groups: RecommendedGroups): Recommendation[] => Object.values(groups).flat();
const ids = (products: readonly Recommendation[]) => products.map(({ id }) => id);

/** Promises that hold for every group; each broken one is named. */
function brokenPromises(request: RecommendRequest, { groups }: Recommended): string[] {
	const broken: string[] = [];
	const { report, person, facts } = request;
	const skin = report ?? { skin_type: null, sensitivity: "Low" as const, findings: [] };
	const context = pickContext({ ...skin, person, facts });
	for (const [group, products] of Object.entries(groups)) {
		if (new Set(ids(products)).size !== products.length) broken.push(`${group}: a product twice`);
		if (group !== "care_plan" && products.length > GROUP_SIZE) broken.push(`${group}: too long`);
		for (const { id, product, score, score_parts } of products) {
			const sum = score_parts.reduce((total, { points }) => total + points, 0);
			if (score !== null && Math.abs(sum - score) > 1e-9) broken.push(`${group}: ${id} parts do not add up`);
			if (product && refusalForPerson(product, context) !== null)
				broken.push(`${group}: ${id} for this person`);
		}
	}
	if (!report) return broken;
	const beside = productsBeside(report.plan, request.in_use, BY_ID);
	const slots = slotsOf(report.plan);
	for (const group of GENERAL) {
		for (const { id, product } of groups[group]) {
			const fits = slots.some(({ step, key, places }) => {
				if (!product || refusalFor(product, key, stepProductRule(step, key), context) !== null) return false;
				const here = new Set(places.map((place) => `${place.section} ${place.key}`));
				const others = beside.filter(({ placed }) => !here.has(`${placed.section} ${placed.key}`));
				return places.every((placed) => worksBeside(product, placed, others));
			});
			if (!fits) broken.push(`${group}: ${id} fits no step`);
		}
	}
	for (const { id, product } of groups.fragrance_free)
		if (!product?.no_listed_fragrance) broken.push(`fragrance_free: ${id}`);
	for (const { id, product } of groups.sensitive_skin)
		if (!product?.sensitive_safe) broken.push(`sensitive_skin: ${id}`);
	for (const { id, product } of groups.budget)
		if (!product || (comparablePrice(product) ?? Number.MAX_VALUE) > BUDGET_LIMIT.low)
			broken.push(`budget: ${id}`);
	return broken;
}

test("no group breaks a rule about the person or the plan, whoever asks and whatever is in use", {
	tags: "exhaustive",
}, () => {
	fc.assert(
		fc.property(
			fc.nat(PEOPLE.length - 1),
			fc.array(
				fc.record({
					step: fc.constantFrom("morning_serum", "night_serum", "weekly_exfoliant", "additional:x"),
					at: fc.nat(STARTER_CATALOGUE.length - 1),
				}),
				{ maxLength: 4 },
			),
			fc.boolean(),
			(index, used, reported) => {
				const in_use = used.flatMap(({ step, at }) => {
					const product = STARTER_CATALOGUE[at];
					return product ? [inUse(step, product)] : [];
				});
				const request = requestFor(index, { in_use, ...(!reported && { report: null }) });
				expect(brokenPromises(request, recommend(request))).toEqual([]);
			},
		),
		{ numRuns: 150 },
	);
});

test("people by the hundred get every group that their plan allows", { tags: "exhaustive" }, () => {
	let full = 0;
	for (let index = 0; index < PEOPLE.length; index += 97) {
		const request = requestFor(index);
		const answer = recommend(request);
		expect(brokenPromises(request, answer)).toEqual([]);
		if (Object.values(answer.groups).every((products) => products.length > 0)) full += 1;
		for (const one of named(answer.groups)) {
			expect(one.suggested_category).not.toBeNull();
			expect(one.reason).toMatch(/\.$/);
		}
	}
	expect(full).toBeGreaterThan(100);
});

test("an answer given after the scan holds in every group, the plan's own products included", () => {
	const index = PEOPLE.findIndex(
		({ preferences }) =>
			preferences.pregnancy === "no" &&
			preferences.age_band === "45-54" &&
			preferences.prescription_retinoid === false &&
			preferences.prescription_acne === false,
	);
	const retinol = STARTER_CATALOGUE.find(
		({ actives, category }) => category === "serum" && actives.includes("retinol"),
	);
	if (!retinol) throw new Error("The catalogue has no retinol serum.");
	const before = requestFor(index, { in_use: [inUse("night_serum", retinol)] });
	const after: RecommendRequest = {
		...before,
		person: {
			...before.person,
			preferences: { ...before.person.preferences, pregnancy: "pregnant", fragrance_free: true },
		},
		facts: [...before.facts, { id: "pregnant", sure: true }],
	};
	expect(ids(recommend(before).groups.care_plan)).toContain(retinol.id);
	const { groups, notes } = recommend(after);
	for (const { product } of named(groups)) {
		expect(product?.actives).not.toContain("retinol");
		expect(product?.no_listed_fragrance).toBe(true);
	}
	expect(notes.care_plan).toMatch(/left out here, because your answers changed/);
});

/** Fails to compile as soon as ranking can be told about money. */
type MoneyKey<Type> = Extract<
	keyof Type,
	`${string}${"commission" | "affiliate" | "margin" | "payout"}${string}`
>;
const noMoney: [MoneyKey<CatalogueProduct>, MoneyKey<RecommendRequest>] extends [never, never]
	? true
	: false = true;

test("commission is no input: whatever stands beside a row, nothing changes", { tags: "exhaustive" }, () => {
	expect(noMoney).toBe(true);
	fc.assert(
		fc.property(
			fc.nat(PEOPLE.length - 1),
			fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 20, maxLength: 20 }),
			fc.constantFrom("commission", "affiliate_rate", "margin", "sponsored"),
			(index, rates, field) => {
				const request = requestFor(index);
				const catalogue = STARTER_CATALOGUE.map((product, at) => ({
					...product,
					[field]: rates[at % rates.length],
				}));
				const paid = recommend({ ...request, catalogue });
				const plain = recommend(request);
				const shown = ({ groups }: Recommended) =>
					Object.entries(groups).map(([group, products]) => [
						group,
						products.map(({ id, score, score_parts, reason }) => ({ id, score, score_parts, reason })),
					]);
				expect(shown(paid)).toEqual(shown(plain));
			},
		),
		{ numRuns: 25 },
	);
});

test("where the fit is equal, what the person has comes first, then what costs less", () => {
	const request = requestFor(0);
	const slot = slotsOf(request.report?.plan ?? { morning: {}, night: {}, weekly: {} })[0];
	if (!slot) throw new Error("The plan has no step.");
	const context = pickContext({
		skin_type: "Normal",
		sensitivity: "Low",
		findings: [],
		person: request.person,
		facts: request.facts,
	});
	const [best] = rankProducts(slot.step, slot.key, context, STARTER_CATALOGUE);
	if (!best) throw new Error("Nothing fits.");
	const row = (id: string, price: number | null, currency = "USD") => ({
		...best.product,
		id,
		price,
		currency,
	});
	const rows = [row("d", null), row("c", 12), row("a", 15), row("b", 9), row("e", 1, "KRW")];
	const order = (owned: string[]) =>
		rankProducts(slot.step, slot.key, { ...context, budget: null, owned: new Set(owned) }, rows).map(
			({ product }) => product.id,
		);
	expect(order([])).toEqual(["b", "c", "a", "d", "e"]);
	expect(order(["a"])).toEqual(["a", "b", "c", "d", "e"]);
});

test("five people make a trend, four do not, and the fallback says so", () => {
	const request = requestFor(0);
	const [product] = recommend(request).groups.general_alternatives;
	const trends = (people: number) => [{ product_id: product?.id ?? "", people }];
	const four = recommend({ ...request, trends: trends(4) });
	expect(four).toEqual(recommend(request));
	expect(four.notes.trending).toBe(
		"Too few people with your skin type use the same products yet, so these are the catalog's best known.",
	);
	const seven = recommend({ ...request, trends: trends(7) });
	expect(ids(seven.groups.trending)).toEqual([product?.id]);
	expect(seven.groups.trending[0]?.reason).toMatch(/^In use by at least 5 people with \w+ skin\. /);
	expect(seven.notes.trending).toBeUndefined();
});

test("without a report the plan's groups are empty, and the others hold basics only", () => {
	const { groups, notes } = recommend(requestFor(0, { report: null }));
	expect(groups.care_plan).toEqual([]);
	expect(groups.general_alternatives).toEqual([]);
	expect(notes.care_plan).toMatch(/^Scan your skin first/);
	for (const group of ["fragrance_free", "sensitive_skin", "budget", "trending", "top_rated"] as const) {
		expect(groups[group].length).toBeGreaterThan(2);
		expect(notes[group]).toBeDefined();
		for (const { category } of groups[group])
			expect(["cleanser", "moisturizer", "sunscreen"]).toContain(category);
	}
});

test("while somebody has to look at the skin, only what is in use is named", () => {
	const request = requestFor(0);
	const [product] = STARTER_CATALOGUE.filter(
		({ sensitive_safe, category }) => sensitive_safe && category === "cleanser",
	);
	if (!request.report || !product) throw new Error("Nothing to hold back.");
	const { groups, held, notes } = recommend({
		...request,
		report: { ...request.report, holds_products: true, advice: ["Call a doctor today."] },
		in_use: [inUse("morning_cleanser", product)],
	});
	expect(named(groups).map(({ id }) => id)).toEqual([product.id]);
	expect(notes.top_rated).toMatch(/looked at first/);
	expect(held).toEqual({ advice: ["Call a doctor today."], why: notes.top_rated });
});

test.each([
	["before a report", null],
	["with a report", requestFor(0).report],
])("%s a child is named no product and asked to see a parent", (_when, report) => {
	const { groups, held } = recommend(requestFor(0, { report, facts: [{ id: "under_13", sure: true }] }));
	expect(named(groups).filter(({ is_confirmed }) => !is_confirmed)).toEqual([]);
	expect(held?.advice.join(" ")).toMatch(/a parent/);
	expect(held?.why).toMatch(/before you are 13/);
});

test("in the plan's group a product in use stands before the suggested one, and what was not suggested is custom", () => {
	const request = requestFor(0);
	const suggested = request.report?.plan.morning.cleanser?.product?.id ?? "";
	const other = STARTER_CATALOGUE.find(
		({ id, category, sensitive_safe }) => category === "cleanser" && sensitive_safe && id !== suggested,
	);
	const own = {
		step: "additional:own_1",
		id: "own_1",
		name: "My oil",
		product_url: null,
		category: null,
		product: null,
	};
	if (!other) throw new Error("There is one cleanser only.");
	const { care_plan } = recommend({ ...request, in_use: [inUse("morning_cleanser", other), own] }).groups;
	expect(care_plan[0]).toMatchObject({
		id: other.id,
		is_custom: true,
		is_confirmed: true,
		suggested_category: "cleanser",
	});
	expect(care_plan[1]).toMatchObject({ id: suggested, is_custom: false, is_confirmed: false });
	expect(care_plan.at(-1)).toMatchObject({
		id: "own_1",
		is_custom: true,
		is_confirmed: true,
		score: null,
		reason: null,
	});
	const suggestedProduct = BY_ID.get(suggested);
	if (!suggestedProduct) throw new Error("The suggested cleanser is gone.");
	const confirmed = recommend({ ...request, in_use: [inUse("morning_cleanser", suggestedProduct)] });
	expect(confirmed.groups.care_plan[0]).toMatchObject({
		id: suggested,
		is_custom: false,
		is_confirmed: true,
	});
});

test("what somebody of 13 to 15 may begin only with a parent's and a pharmacist's yes says so above the products", () => {
	const index = PEOPLE.findIndex((person, at) => {
		const asked = turnFor(person, at);
		return asked.facts.some(({ id }) => id === "age_13_15") && "serum" in buildCarePlan(asked).morning;
	});
	const { notes, groups } = recommend(requestFor(index));
	const words = "Benzoyl peroxide 2.5%: begin only when a parent and a pharmacist have said yes.";
	expect(notes.care_plan).toContain(words);
	for (const [group, products] of Object.entries(groups)) {
		const offers = products.some(({ suggested_steps }) => suggested_steps.includes("morning_serum"));
		expect(String(notes[group as keyof RecommendedGroups]).includes(words), group).toBe(offers);
	}
});
