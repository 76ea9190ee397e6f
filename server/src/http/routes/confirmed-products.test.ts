import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { anyOf, inUse, profileCalls, profileOf, scannedPerson } from "../../../test/factories/profile.ts";
import { takingAnalyst } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { auditLog, confirmedProducts, ownProducts } from "../../db/schema/index.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true, analyst: takingAnalyst() });
}, 120_000);
afterAll(() => system.close());

const { post, confirm, remove } = profileCalls(() => system.app);
const rowsOf = (person: Person) =>
	system.services.store.db.select().from(confirmedProducts).where(eq(confirmedProducts.userId, person.id));
const actionsOf = async (person: Person, action: string) =>
	system.services.store.db.$count(auditLog, and(eq(auditLog.userId, person.id), eq(auditLog.action, action)));

test("the suggested product in use is not custom, another one is", async () => {
	const person = await scannedPerson(system);
	const { care_plan } = await profileOf(system, person);
	const suggested = care_plan?.morning.cleanser?.product;
	if (!suggested) throw new Error("The plan names a cleanser.");
	const { confirmed_care_plan } = inUse(await confirm(person, "morning_cleanser", { id: suggested.id }));
	expect(confirmed_care_plan.morning_cleanser).toMatchObject({
		id: suggested.id,
		product_url: suggested.product_url,
		is_custom: false,
		is_confirmed: true,
		suggested_category: "cleanser",
	});
	const other = STARTER_CATALOGUE.find(({ id, category }) => category === "cleanser" && id !== suggested.id);
	const changed = inUse(await confirm(person, "morning_cleanser", { id: other?.id }));
	expect(changed.confirmed_care_plan.morning_cleanser).toMatchObject({ id: other?.id, is_custom: true });
	expect(await rowsOf(person)).toHaveLength(1);
	const profile = await profileOf(system, person);
	expect(profile.confirmed_care_plan).toEqual(changed.confirmed_care_plan);
	expect(profile.warnings).toEqual(changed.warnings);
	const [row] = await rowsOf(person);
	expect(row?.skinType).toBe(profile.skin_type);
});

test("a bare step goes to every section whose plan has it, and comes out of all of them", async () => {
	const person = await scannedPerson(system);
	const { id } = anyOf("cleanser");
	const { confirmed_care_plan } = inUse(await confirm(person, "cleanser", { id }));
	expect(Object.keys(confirmed_care_plan)).toEqual(["morning_cleanser", "night_cleanser"]);
	const gone = inUse(await remove(person, "cleanser", id));
	expect(gone.confirmed_care_plan).toEqual({});
});

test.each([
	"additional",
	"eye_serum",
	"__proto__",
	"constructor",
	"toString",
	"night.nothing",
	"💧",
	"morning_mask",
])("the unknown step %j keeps the product among the additional ones", async (step) => {
	const person = await scannedPerson(system);
	const product = anyOf("serum");
	const { confirmed_care_plan } = inUse(await confirm(person, step, { id: product.id }));
	expect(confirmed_care_plan).toEqual({
		additional: {
			[product.id]: expect.objectContaining({ id: product.id, is_custom: true, description: product.name }),
		},
	});
	expect(inUse(await remove(person, step, product.id)).confirmed_care_plan).toEqual({});
	expect((await remove(person, step, product.id)).statusCode).toBe(404);
});

test("before the first report a bare step has no section to go to", async () => {
	const person = await welcomePerson(system);
	const { id } = anyOf("sunscreen");
	const { confirmed_care_plan } = inUse(await confirm(person, "sunscreen", { id }));
	expect(Object.keys(confirmed_care_plan.additional ?? {})).toEqual([id]);
	expect((await rowsOf(person))[0]?.skinType).toBeNull();
});

test("of a sent product only the id is believed", async () => {
	const person = await scannedPerson(system);
	const product = anyOf("moisturizer");
	const lies = {
		id: product.id,
		name: "<b>Free money</b>",
		product_url: "https://evil.example/",
		category: "serum",
	};
	const { confirmed_care_plan } = inUse(await confirm(person, "night_moisturizer", lies));
	expect(confirmed_care_plan.night_moisturizer).toMatchObject({
		name: product.name,
		brand: product.brand,
		product_url: product.product_url,
		category: "moisturizer",
	});
	expect(JSON.stringify(await profileOf(system, person))).not.toContain("evil.example");
});

test("a product with neither a known id nor a name is refused", async () => {
	const person = await scannedPerson(system);
	for (const product of [{}, { id: "p_unknown" }, { name: "  " }, { id: "", name: "" }]) {
		const answer = await confirm(person, "night_serum", product);
		expect(answer.statusCode).toBe(400);
		expect(answer.json()).toEqual({ detail: "Name the product." });
	}
	expect((await confirm(person, " ", { id: anyOf("serum").id })).statusCode).toBe(400);
	expect(await rowsOf(person)).toEqual([]);
});

test("two clicks at once put a product in use once, and an unknown one on the shelf once", async () => {
	const person = await scannedPerson(system);
	const answers = await Promise.all(
		Array.from({ length: 4 }, () => confirm(person, "additional", { name: "Night oil" })),
	);
	for (const answer of answers) expect(answer.statusCode).toBe(200);
	expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
	expect(await rowsOf(person)).toHaveLength(1);
	expect(await actionsOf(person, "routine.product_confirmed")).toBe(1);
	const { db } = system.services.store;
	expect(await db.$count(ownProducts, eq(ownProducts.userId, person.id))).toBe(1);
});

test("two products confirmed at once for one step leave one of them, whole", async () => {
	const person = await scannedPerson(system);
	const [one, two] = [anyOf("cleanser", 0), anyOf("cleanser", 1)];
	const answers = await Promise.all([one, two].map(({ id }) => confirm(person, "cleanser", { id })));
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
	const { morning_cleanser, night_cleanser } = (await profileOf(system, person)).confirmed_care_plan;
	expect([one.id, two.id]).toContain(morning_cleanser?.id);
	expect(night_cleanser?.id).toBe(morning_cleanser?.id);
});

test("a product is removed once", async () => {
	const person = await scannedPerson(system);
	const { id } = anyOf("sunscreen");
	await confirm(person, "morning_sunscreen", { id });
	expect((await remove(person, "morning_cleanser", id)).statusCode).toBe(404);
	expect((await remove(person, "morning_sunscreen", "p_other")).statusCode).toBe(404);
	const answers = await Promise.all([1, 2].map(() => remove(person, "morning_sunscreen", id)));
	expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
	expect(await rowsOf(person)).toEqual([]);
});

test("warnings come with every change of what is in use, and with the answers of the moment", async () => {
	const person = await scannedPerson(system);
	await post("/api/profile", person, { preferences: { pregnancy: "pregnant" } });
	await post("/api/products/own", person, { name: "Night serum", inci: "Aqua, Retinol", category: "serum" });
	const { own_products } = await profileOf(system, person);
	const { warnings = [] } = inUse(await confirm(person, "night_serum", { id: own_products[0]?.id }));
	expect(warnings.slice(0, 2).map(({ rule_id, level, steps }) => [rule_id, level, steps])).toEqual([
		["person.pregnancy", "stop", ["night_serum"]],
		["rule.sunscreen_with_actives", "stop", ["night_serum"]],
	]);
	expect(warnings[0]?.sources.length).toBeGreaterThan(0);
	await post("/api/profile", person, { preferences: {} });
	expect((await profileOf(system, person)).warnings.map(({ rule_id }) => rule_id)).not.toContain(
		"person.pregnancy",
	);
	await confirm(person, "extra", { id: own_products[0]?.id });
	expect((await profileOf(system, person)).warnings[0]?.steps).toContain("additional");
});

test("a picture sent with an own product is refused with a sentence, and the product is kept", async () => {
	const person = await scannedPerson(system);
	const named = { name: "Attic oil", image_url: "https://pictures.example/oil.png" };
	const kept = inUse(await confirm(person, "night_serum", named));
	expect(kept.image_refused).toMatch(/^The picture was not kept: /);
	expect(kept.confirmed_care_plan.night_serum).toMatchObject({ name: "Attic oil", image_url: null });
	const again = inUse(await confirm(person, "night_serum", { ...named, image_url: null, imageurl: "x" }));
	expect(again.image_refused).toBe(kept.image_refused);
	const listed = { id: anyOf("serum").id, image_url: "https://pictures.example/serum.png" };
	for (const product of [{ name: "Attic oil" }, listed]) {
		expect(inUse(await confirm(person, "night_serum", product)).image_refused).toBeUndefined();
	}
});
