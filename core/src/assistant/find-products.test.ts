import { describe, expect, it } from "vitest";
import { costsAtMost } from "../products/catalogue/price.ts";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { productFacts } from "../products/facts/product-facts.ts";
import type { Turn } from "./conversation.ts";
import { findProducts } from "./find-products.ts";
import { ask, contextOf, found, rows } from "./testing/ask-for-products.ts";

describe("findProducts", () => {
	it("names up to three products, with price, shop and month in each reason", () => {
		const { products } = ask("a gentle moisturizer under $20", { face: "calm" }, { category: "moisturizer" });
		expect(products).toHaveLength(3);
		for (const { reason } of products) expect(reason).toMatch(/\$[\d.]+ at [\w ]+ US \(\w{3} \d{4}\)\.$/);
	});

	it("says each reason once: beside its product, not in the text", () => {
		const { text, products } = ask("a gentle moisturizer", { face: "calm" }, { category: "moisturizer" });
		for (const { reason } of products) expect(text).not.toContain(reason);
	});

	it("leaves out every ingredient somebody wants to do without, and says so", () => {
		const asked = "night cream, no coconut, no lanolin";
		const some = ask(asked, { face: "calm" }, { category: "moisturizer" });
		expect(found(some).length).toBeGreaterThan(0);
		for (const { inci } of found(some)) expect(inci.join(" ")).not.toMatch(/coconut|cocos nucifera|lanolin/i);
		expect(some.text).toMatch(/names coconut or lanolin, as you asked/);
	});

	it.each(["a sunscreen without white cast", "une creme solaire qui ne laisse pas de traces blanches"])(
		"names no untinted mineral sunscreen where a white film is not wanted, and says why: %s",
		(asked) => {
			const some = ask(asked, { face: "calm", answers: { monk_tone: 8 } }, { category: "sunscreen" });
			expect(found(some).length).toBeGreaterThan(0);
			for (const { actives, tinted } of found(some).map(productFacts))
				expect(tinted || !actives.some((id) => id === "zinc_oxide" || id === "titanium_dioxide")).toBe(true);
			expect(some.text).toMatch(/A white film comes from/);
		},
	);

	it("begins with the best of each brand where two are weighed", () => {
		const some = ask("CeraVe or La Roche-Posay moisturizer", { face: "calm" }, { category: "moisturizer" });
		const [first, second] = found(some).map(({ brand }) => brand);
		expect([first, second].toSorted()).toEqual(["CeraVe", "La Roche-Posay"]);
	});

	it("puts together a whole routine for one sum, and says when the sum is too small", () => {
		const { products, text } = ask("everything for 45 dollars, cleanser to spf", { face: "calm" });
		expect(
			rows(products.map(({ id }) => id))
				.map(({ category }) => category)
				.toSorted(),
		).toEqual(["cleanser", "moisturizer", "sunscreen"]);
		const total = rows(products.map(({ id }) => id)).reduce((sum, { price }) => sum + (price ?? 0), 0);
		expect(total).toBeLessThanOrEqual(45);
		expect(text).toContain(`$${Number.isInteger(total) ? total : total.toFixed(2)} in all`);
		expect(ask("everything for 5 dollars, cleanser to spf", { face: "calm" }).text).toMatch(
			/above \$5\. Begin with the sunscreen/,
		);
	});

	it("names no foaming cleanser to somebody who wants none, and reads what it should not cost as a limit", () => {
		const cleansers = found(
			ask("a gentle cleanser, not foaming", { face: "calm" }, { category: "cleanser" }),
		);
		expect(cleansers.length).toBeGreaterThan(0);
		expect(cleansers.filter(({ name }) => /foam/i.test(name))).toEqual([]);
		const cheap = found(
			ask("a moisturizer that isnt 80 dollars", { face: "calm" }, { category: "moisturizer" }),
		);
		expect(cheap.every((product) => costsAtMost(product, 20))).toBe(true);
	});

	it("names one where only one is asked for", () => {
		const asked = "one product for redness, just one";
		expect(ask(asked, { face: "red left cheek" }).products).toHaveLength(1);
	});

	it("leaves out nothing that nobody named, though words of two wishes stand side by side", () => {
		const asked = "need a moisturizer no perfume, it pills under spf";
		const { text } = findProducts({
			message: asked,
			history: [],
			context: contextOf({ face: "calm" }),
			search: { product_intent: "Fragrance-free moisturizer", category: "moisturizer" },
			candidates: STARTER_CATALOGUE,
		});
		expect(text).not.toMatch(/uv filter/);
		expect(text).toMatch(/known not to pill/);
	});

	it("looks at both brands where two are named, and says what no list tells", () => {
		const asked = "cerave or la roche posay moisturizer from target, no white cast";
		const answer = ask(asked, { face: "calm" }, { category: "moisturizer" });
		expect(found(answer).length).toBeGreaterThan(0);
		expect(found(answer).every(({ brand }) => /^(?:CeraVe|La Roche-Posay)$/.test(brand))).toBe(true);
		expect(answer.text).toMatch(/by CeraVe or La Roche-Posay/);
		expect(answer.text).toMatch(/white film[\s\S]*no list tells|shops only where a price was seen/);
	});

	it("names nothing dearer to somebody who asks for something cheaper", () => {
		const cheapest = STARTER_CATALOGUE.filter(({ category }) => category === "moisturizer")
			.filter((product) => costsAtMost(product, 12))
			.map(({ id }) => id);
		const { text, products } = ask(
			"anything cheaper than those?",
			{ face: "calm", shown: cheapest },
			{ category: "moisturizer" },
		);
		expect(products).toEqual([]);
		expect(text).toMatch(/^I have nothing cheaper that fits you/);
		expect(text).not.toMatch(/\$/);
	});

	it("names five when a list is asked for", () => {
		expect(ask("list some cleansers", { face: "calm" }, { category: "cleanser" }).products).toHaveLength(5);
	});

	it("stays within the budget, and says the cheapest that fits when nothing does", () => {
		const within = found(ask("sunscreen under $20", { face: "red left cheek" }, { category: "sunscreen" }));
		expect(within.length).toBeGreaterThan(0);
		expect(within.every((product) => costsAtMost(product, 20))).toBe(true);
		const { text, products } = ask(
			"sunscreen under $5",
			{ face: "red left cheek" },
			{ category: "sunscreen" },
		);
		expect(products).toEqual([]);
		expect(text).toMatch(
			/Nothing under \$5 fits; the cheapest that fits is \*\*.+\*\*, \$[\d.]+ at [\w ]+ US \(\w{3} \d{4}\)/,
		);
	});

	it("goes below the price of what was shown for a cheaper one", () => {
		const shown = ["cerave-foaming-facial-cleanser"];
		const history: Turn[] = [{ role: "user", message: "which cleanser should I get" }];
		const cheaper = found(ask("and a cheaper one?", { face: "calm", shown }, { history }));
		expect(cheaper.length).toBeGreaterThan(0);
		expect(cheaper.every(({ category, price }) => category === "cleanser" && (price ?? 99) < 14.99)).toBe(
			true,
		);
	});

	it("looks for something like a named product, and not that one", () => {
		const named = ["cerave-foaming-facial-cleanser"];
		const alike = found(
			ask("something like the CeraVe Foaming Facial Cleanser but cheaper", { face: "calm", named }),
		);
		expect(alike.length).toBeGreaterThan(0);
		expect(alike.every(({ id, category }) => category === "cleanser" && !named.includes(id))).toBe(true);
	});

	it("keeps to a brand, and away from one", () => {
		const own = found(ask("a CeraVe moisturizer", { face: "calm" }, { category: "moisturizer" }));
		expect(new Set(own.map(({ brand }) => brand))).toEqual(new Set(["CeraVe"]));
		const others = found(ask("a moisturizer, but not CeraVe", { face: "calm" }, { category: "moisturizer" }));
		expect(others.some(({ brand }) => brand === "CeraVe")).toBe(false);
	});

	it("leaves out what was asked to be left out", () => {
		const without = found(ask("a serum without niacinamide", { face: "calm" }, { category: "serum" }));
		expect(without.length).toBeGreaterThan(0);
		expect(without.every((product) => !productFacts(product).actives.includes("niacinamide"))).toBe(true);
	});

	it("says which serums stay out in pregnancy, whether the answers or the message tell of it", () => {
		const told = ask(
			"a retinol serum",
			{ face: "lines and pores", answers: { pregnancy: "pregnant" } },
			{ category: "serum" },
		);
		expect(told.text).toContain("Retinol serums are left out because you told us you are pregnant.");
		const said = ask("a retinol serum, I'm pregnant", { face: "lines and pores" }, { category: "serum" });
		expect(said.text).toContain("Retinol serums are left out because you told me you are pregnant.");
		expect(said.citations).toContainEqual(expect.objectContaining({ kind: "rule", id: "person.pregnancy" }));
		for (const product of [...found(told), ...found(said)]) {
			expect(productFacts(product).actives).not.toContain("retinol");
		}
	});

	it("hears no pregnancy in a denial", () => {
		expect(ask("a retinol serum, I'm not pregnant", { face: "lines and pores" }).text).not.toContain(
			"left out because",
		);
	});

	it("looks for azelaic acid where adapalene is out", () => {
		const { text, products } = ask("adapalene", { answers: { pregnancy: "trying" } });
		expect(text).toContain("In place of adapalene 0.1%");
		expect(products.length).toBeGreaterThan(0);
	});

	it("says what a clash is with", () => {
		const { text, products } = ask(
			"a cleanser with salicylic acid",
			{ face: "calm", uses: "the-ordinary-glycolic-acid-7-toning-solution" },
			{ category: "cleanser" },
		);
		expect(products).toEqual([]);
		expect(text).toContain("Two exfoliants do the same job");
	});

	it("names nothing where a doctor has to look first", () => {
		for (const setting of [{ face: "calm", note: "The mole on my cheek is growing and bleeds" }, {}]) {
			const { text, products } = ask("my lips are swelling since the new cream, a serum please", setting);
			expect(products).toEqual([]);
			expect(text).toContain("I name no product until then");
		}
	});

	it("says so where there is no report", () => {
		expect(ask("a simple moisturizer", {}, { category: "moisturizer" }).text).toContain(
			"There is no report yet",
		);
	});

	it("says which one to take, and what speaks for it", () => {
		const { text, products } = ask(
			"a gentle moisturizer under $20",
			{ face: "calm" },
			{ category: "moisturizer" },
		);
		const [first] = rows(products.slice(0, 1).map(({ id }) => id));
		expect(text).toContain(`I would take ${first?.brand}`);
	});

	it("names what was seen lately before what was seen years ago", () => {
		const old = found(ask("a mineral sunscreen under $20", { face: "calm" }, { category: "sunscreen" })).map(
			({ stale }) => stale === true,
		);
		expect(old).toEqual(old.toSorted((a, b) => Number(a) - Number(b)));
	});

	it("says by how much the nearest is over the budget", () => {
		const { text } = ask("is there any serum under $3", { face: "calm" }, { category: "serum" });
		expect(text).toMatch(/\$[\d.]+ at [^,]+, \$[\d.]+ over your budget\./);
	});

	it("tells what two brands differ in", () => {
		const { text, products } = ask(
			"Vanicream or CeraVe moisturizer",
			{ face: "calm" },
			{ category: "moisturizer" },
		);
		expect(products).toHaveLength(2);
		expect(text).toMatch(/The difference by their lists: |do much the same/);
	});

	it("finds the same for less than one of theirs costs", () => {
		const uses = "drunk-elephant-c-firma-fresh-day-serum";
		const like = ask("the same sort of thing as my c firma for a third of the price", { face: "calm", uses });
		for (const { price } of found(like)) expect(price).toBeLessThan(27);
		expect(like.text).toContain("a gentler form");
	});

	it("takes no preservative for the alcohol that somebody wants to do without", () => {
		const { products } = ask(
			"vitamin c serum without alcohol under $25",
			{ face: "calm" },
			{ category: "serum" },
		);
		expect(products.length).toBeGreaterThan(0);
	});

	it("keeps words on kinds nobody asked for out of a look for a sunscreen", () => {
		const { text } = ask("a sunscreen while I am breastfeeding", { face: "calm" }, { category: "sunscreen" });
		expect(text).not.toContain("are left out because");
	});

	it("never names what the person uses already, nor a row that was not offered", () => {
		const uses = "cerave-resurfacing-retinol-serum";
		const serums = ask("a retinol serum", { face: "lines and pores", uses }, { category: "serum" });
		expect(serums.products.map(({ id }) => id)).not.toContain(uses);
		expect(ask("a retinol serum", { face: "lines and pores" }, { candidates: [] }).products).toEqual([]);
	});
});
