import { afterAll, beforeAll, expect, test } from "vitest";
import { welcomePerson } from "../../../test/factories/person.ts";
import { anyOf, inUse, profileCalls, profileOf, scannedPerson } from "../../../test/factories/profile.ts";
import { getAs, takingAnalyst } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true, analyst: takingAnalyst() });
}, 120_000);
afterAll(() => system.close());

const { post, confirm, remove } = profileCalls(() => system.app);

test.each([
	["https://shop.example/oil?x=1", "https://shop.example/oil?x=1"],
	["http://shop.example/oil", "http://shop.example/oil"],
	["javascript:alert(1)", null],
	["JaVaScRiPt:alert(1)//https://", null],
	["data:text/html,<script>", null],
	["//shop.example/oil", null],
	["https://someone:secret@shop.example/", null],
	["no link", null],
])("an unknown product is kept as the person's own with the link %s", async (product_url, kept) => {
	const person = await scannedPerson(system);
	const sent = { id: "p_unknown", name: "Grandmother's oil", product_url, category: "serum" };
	const { confirmed_care_plan } = inUse(await confirm(person, "night_serum", sent));
	expect(confirmed_care_plan.night_serum).toMatchObject({
		id: expect.stringMatching(/^own_/),
		name: "Grandmother's oil",
		product_url: kept,
		image_url: null,
		price: null,
		rating: null,
		category: "serum",
		is_custom: true,
	});
	expect((await profileOf(system, person)).own_products.map(({ name }) => name)).toEqual([
		"Grandmother's oil",
	]);
});

test("an unknown product by the suggested product's name is not custom", async () => {
	const person = await scannedPerson(system);
	const suggested = (await profileOf(system, person)).care_plan?.night.moisturizer?.product;
	const sent = { name: ` ${suggested?.name.toUpperCase()} ` };
	const { confirmed_care_plan } = inUse(await confirm(person, "night_moisturizer", sent));
	expect(confirmed_care_plan.night_moisturizer).toMatchObject({ is_custom: false });
});

test("another person's product is unknown, is never read and cannot be removed", async () => {
	const [ana, eve] = [await scannedPerson(system), await scannedPerson(system)];
	const added = await post("/api/products/own", ana, {
		name: "Ana's secret cream",
		brand: "Hidden",
		inci: "Aqua, Retinol",
		product_url: "https://ana.example/",
	});
	const { id } = added.json().product;
	expect((await confirm(eve, "night_serum", { id })).statusCode).toBe(400);
	const { confirmed_care_plan } = inUse(await confirm(eve, "night_serum", { id, name: "Mine" }));
	expect(confirmed_care_plan.night_serum).toMatchObject({ name: "Mine", product_url: null });
	expect(confirmed_care_plan.night_serum?.id).not.toBe(id);
	for (const url of ["/api/profile", "/api/products/search?q=secret", "/api/products/search?q="]) {
		expect((await getAs(system, eve, url)).body).not.toMatch(/secret cream|Hidden|ana\.example/);
	}
	expect((await post(`/api/products/own/${id}/remove`, eve)).statusCode).toBe(404);
	inUse(await confirm(ana, "night_serum", { id }));
	expect((await remove(eve, "night_serum", id)).statusCode).toBe(404);
	expect((await profileOf(system, ana)).confirmed_care_plan.night_serum).toMatchObject({
		id,
		name: "Ana's secret cream",
	});
});

test("an own product is read from its list, kept and found again", async () => {
	const person = await welcomePerson(system);
	const inci =
		"Ingredients: Aqua; Glycerin • Niacinamide 10%, Parfum (Limonene)\n<script>alert(1)</script>, 100%";
	const answer = await post("/api/products/own", person, {
		name: "Glow Serum 10% Niacinamide",
		brand: "Mine",
		inci,
	});
	expect(answer.statusCode).toBe(200);
	const { product, read } = answer.json();
	expect(read.ingredients.slice(0, 4)).toEqual(["Aqua", "Glycerin", "Niacinamide", "Parfum (Limonene)"]);
	expect(read.actives).toContainEqual({ id: "niacinamide", name: "niacinamide" });
	expect(read).toMatchObject({ no_listed_fragrance: false, sensitive_safe: false });
	expect(product).toMatchObject({ brand: "Mine", is_custom: true, is_confirmed: false, price: null });
	const found = await getAs(system, person, "/api/products/search?q=glow%20SER");
	expect(found.json().products[0]).toEqual(product);
	expect((await profileOf(system, person)).own_products).toEqual([product]);
});

test("the same product added twice is one, and the second time completes it", async () => {
	const person = await welcomePerson(system);
	await confirm(person, "additional", { name: "Night oil" });
	const entry = { name: "night  OIL", brand: "Mine", inci: "Squalane", category: "serum" };
	await Promise.all([post("/api/products/own", person, entry), post("/api/products/own", person, entry)]);
	const { own_products, confirmed_care_plan } = await profileOf(system, person);
	expect(own_products).toHaveLength(1);
	expect(own_products[0]).toMatchObject({ brand: "Mine", category: "serum", is_confirmed: true });
	expect(own_products[0]?.actives).toContain("squalane");
	expect(Object.keys(confirmed_care_plan.additional ?? {})).toEqual([own_products[0]?.id]);
});

test("an own product that is removed leaves the plan too", async () => {
	const person = await scannedPerson(system);
	const { id } = (await post("/api/products/own", person, { name: "Old cream" })).json().product;
	await confirm(person, "night_moisturizer", { id });
	await confirm(person, "additional", { id });
	expect((await post(`/api/products/own/${id}/remove`, person)).json()).toEqual({ ok: true });
	expect(await profileOf(system, person)).toMatchObject({ own_products: [], confirmed_care_plan: {} });
	expect((await post(`/api/products/own/${id}/remove`, person)).statusCode).toBe(404);
});

test.each([
	["a list of 20,001 letters", { name: "x", inci: "a".repeat(20_001) }, 400],
	["a paste of 5 MB", { name: "x", inci: "Aqua, ".repeat(900_000) }, 413],
	["no name", { name: " ", inci: "Aqua" }, 400],
	["a NUL in the list", { name: "x", inci: "Aqua\0, Glycerin" }, 400],
	["half a letter in the list", { name: "x", inci: "Aqua\ud800" }, 400],
	["an unknown kind", { name: "x", category: "potion" }, 400],
])("%s is refused", async (_what, body, status) => {
	const person = await welcomePerson(system);
	const answer = await post("/api/products/own", person, body);
	expect(answer.statusCode).toBe(status);
	expect(answer.json()).toEqual({ detail: expect.stringMatching(/\.$/) });
	expect((await profileOf(system, person)).own_products).toEqual([]);
});

test.each(["(", "a (", "ﷺ", "1 % ", "a/", ". ", "\n", "<", "ingredients: ", "\u200b"])(
	"the longest list of %j is read in time",
	async (piece) => {
		const person = await welcomePerson(system);
		const inci = piece.repeat(20_000 / piece.length).slice(0, 20_000);
		const started = performance.now();
		const answer = await post("/api/products/own", person, { name: "x", inci });
		expect(answer.statusCode).toBe(200);
		expect(performance.now() - started).toBeLessThan(5_000);
	},
);

test("search finds the catalogue by words and kind, within its bounds", async () => {
	const person = await welcomePerson(system);
	const product = anyOf("sunscreen");
	const words = encodeURIComponent(`${product.brand} ${product.name}`);
	const found = (await getAs(system, person, `/api/products/search?q=${words}&category=sunscreen`)).json();
	expect(found.products.map(({ id }: { id: string }) => id)).toContain(product.id);
	const few = (await getAs(system, person, "/api/products/search?category=mask&limit=3")).json().products;
	expect(few).toHaveLength(3);
	for (const query of ["limit=0", "limit=51", "category=potion", `q=${"x".repeat(201)}`, "q=%00"]) {
		expect((await getAs(system, person, `/api/products/search?${query}`)).statusCode, query).toBe(400);
	}
	for (const q of ["' or 1=1 --", "%", "_", "\\", "a & !", "<->", "():*"]) {
		const answer = await getAs(system, person, `/api/products/search?q=${encodeURIComponent(q)}`);
		expect(answer.statusCode, q).toBe(200);
	}
});
