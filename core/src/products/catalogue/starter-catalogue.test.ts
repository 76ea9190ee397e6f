import { expect, test } from "vitest";
import { isActiveId } from "../../knowledge/actives.ts";
import { PRODUCT_CATEGORIES } from "../../routine/care-plan.ts";
import { fromFacts } from "./from-facts.ts";
import { STARTER_CATALOGUE } from "./starter-catalogue.ts";

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
const SUITS = ["normal", "dry", "combination", "oily", "sensitive", "light tone", "medium tone", "deep tone"];
/** Every one of them is a row of the table in README.md. */
const SOURCES = [
	"brand_us_2026_09",
	"drug_label_us_2025_03",
	"drug_label_us_2026_09",
	"listing_us_2026_07",
	"sephora_us_2018_11",
	"sephora_us_2023_03",
	"sephora_us_2026_01",
	"ulta_us_2020_09",
	"ulta_us_2024_02",
];

test("there are at least 250 products and every category has a choice", () => {
	expect(STARTER_CATALOGUE.length).toBeGreaterThanOrEqual(250);
	for (const category of PRODUCT_CATEGORIES) {
		const rows = STARTER_CATALOGUE.filter((product) => product.category === category);
		expect(rows.length, category).toBeGreaterThanOrEqual(15);
		expect(
			rows.some((product) => !product.stale && product.no_listed_fragrance),
			category,
		).toBe(true);
	}
});

test.each(STARTER_CATALOGUE.map((product) => [product.id, product] as const))(
	"%s states complete facts",
	(_, product) => {
		expect(product.id).toMatch(/^[a-z0-9-]+$/);
		expect(product.brand.trim()).toBe(product.brand);
		expect(product.name.length).toBeGreaterThan(3);
		if (product.price !== null) expect(product.price).toBeGreaterThan(0);
		expect(product.currency).toBe("USD");
		expect(product.observed).toMatch(MONTH);
		expect(product.inci_observed).toMatch(MONTH);
		expect(product.retailer, "the shop says its region").toMatch(/^\S.* (US|UK|EU)$/);
		expect(SOURCES).toContain(product.source);
		expect(product.image_url).toBeNull();
		if (product.product_url !== null) expect(product.product_url).toMatch(/^https:\/\//);
		else expect(product.price, "a row without a link says its price").not.toBeNull();
		if (product.rating === null) expect(product.rating_observed).toBeNull();
		else {
			expect(product.rating).toBeGreaterThan(0);
			expect(product.rating).toBeLessThanOrEqual(5);
			expect(product.rating_observed).toMatch(MONTH);
			expect(product.rating_retailer).toMatch(/^(Sephora|Ulta) (US|UK)$/);
		}
		expect(product.suits.filter((type) => !SUITS.includes(type))).toEqual([]);
		expect(product.actives.filter((id) => !isActiveId(id))).toEqual([]);
		expect(product.inci.length).toBeGreaterThanOrEqual(7);
		expect(new Set(product.inci).size).toBe(product.inci.length);
		for (const name of product.inci) expect(name).toMatch(/^[\p{L}\d(].*/u);
	},
);

test("ids are unique", () => {
	expect(new Set(STARTER_CATALOGUE.map((product) => product.id)).size).toBe(STARTER_CATALOGUE.length);
});

test("every sunscreen lists a filter", () => {
	for (const product of STARTER_CATALOGUE.filter(({ category }) => category === "sunscreen")) {
		const filters = ["zinc_oxide", "titanium_dioxide", "chemical_uv_filter"];
		expect(
			product.actives.some((id) => filters.includes(id)),
			product.id,
		).toBe(true);
	}
});

test("no product sold against acne stands here without its active", () => {
	for (const product of STARTER_CATALOGUE.filter(({ name }) =>
		/acne (treatment|solutions|spot)/i.test(name),
	)) {
		const actives = ["salicylic_acid", "benzoyl_peroxide", "sulfur", "adapalene"];
		expect(
			product.actives.some((id) => actives.includes(id)),
			product.id,
		).toBe(true);
	}
});

test("nothing for sensitive skin lists fragrance, and flags follow from the list alone", () => {
	for (const product of STARTER_CATALOGUE) {
		if (product.sensitive_safe) expect(product.no_listed_fragrance, product.id).toBe(true);
	}
	const row = {
		id: "a",
		brand: "A",
		name: "Cream",
		price: 10,
		currency: "USD",
		size: null,
		rating: null,
		rating_observed: null,
		rating_retailer: null,
		suits: [],
		inci: "Aqua; Glycerin; Ceramide NP; Phenoxyethanol",
		inci_observed: "2024-01",
		retailer: "Ulta US",
		product_url: null,
		observed: "2026-01",
		source: "test",
	};
	expect(fromFacts(row, "moisturizer", "2026-01")).toMatchObject({
		no_listed_fragrance: true,
		sensitive_safe: true,
		stale: false,
		actives: ["ceramides", "glycerin"],
	});
	expect(fromFacts({ ...row, inci_observed: "2023-12" }, "moisturizer", "2026-01").stale).toBe(true);
	expect(fromFacts({ ...row, inci: `${row.inci}; Limonene` }, "moisturizer", "2026-01")).toMatchObject({
		no_listed_fragrance: false,
		sensitive_safe: false,
	});
});
