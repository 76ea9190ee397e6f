import { confirmedPlanAnswerSchema, type Profile, profileSchema } from "@dewlight/contracts/profile.ts";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { planSteps } from "@dewlight/core/routine/plan-steps.ts";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, registerPerson, welcomePerson } from "../../../test/factories/person.ts";
import { finishScan, getAs, takingAnalyst } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { auditLog, confirmedProducts, droppedSteps, ownProducts, users } from "../../db/schema/index.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true, analyst: takingAnalyst() });
}, 120_000);
afterAll(() => system.close());

const send = (method: "POST" | "PATCH", url: string, person: Person, payload: object) =>
	system.app.inject({ method, url, payload, headers: { cookie: person.cookie } });
const post = (url: string, person: Person, payload: object = {}) => send("POST", url, person, payload);
const confirm = (person: Person, step: string, product: object) =>
	send("PATCH", "/api/profile/confirm-product", person, { step, product });
const remove = (person: Person, step: string, id: string) =>
	send("PATCH", "/api/profile/remove-product", person, { step, id });
const drop = (person: Person, step: string, dropped = true) =>
	send("PATCH", "/api/profile/drop-step", person, { step, dropped });

async function profileOf(person: Person): Promise<Profile> {
	const answer = await getAs(system, person, "/api/profile");
	expect(answer.statusCode).toBe(200);
	return profileSchema.parse(answer.json());
}

async function scannedPerson(): Promise<Person> {
	const person = await welcomePerson(system);
	await finishScan(system, person);
	return person;
}

async function inUse(answer: Awaited<ReturnType<typeof confirm>>) {
	expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
	return confirmedPlanAnswerSchema.parse(answer.json());
}

const rowsOf = (person: Person) =>
	system.services.store.db.select().from(confirmedProducts).where(eq(confirmedProducts.userId, person.id));
const actionsOf = async (person: Person, action: string) =>
	system.services.store.db.$count(auditLog, and(eq(auditLog.userId, person.id), eq(auditLog.action, action)));
const anyOf = (category: string, at = 0) => {
	const product = STARTER_CATALOGUE.filter((one) => one.category === category)[at];
	if (!product) throw new Error(`The catalogue has no ${category}.`);
	return product;
};

test("before the first report the profile has every key and no plan", async () => {
	const profile = await profileOf(await welcomePerson(system));
	expect(profile).toEqual({
		skin_type: null,
		skin_sensitivity: null,
		goals: [],
		issues: [],
		preferences: {},
		care_plan: null,
		confirmed_care_plan: {},
		suggested_products: {},
		dropped_steps: [],
		droppable_steps: [],
		warnings: [],
		changes: [],
		plan_made_at: null,
		previous_plan_made_at: null,
		own_products: [],
	});
});

test("after a report the profile has its plan, and shop facts for every product it names", async () => {
	const person = await scannedPerson();
	const profile = await profileOf(person);
	const report = (await getAs(system, person, "/api/checkins")).json()[0];
	expect(profile.skin_type).toBe(report.checkin_summary.final_skin_type);
	expect(profile.plan_made_at).toBe(report.created_at);
	const plan = profile.care_plan;
	if (!plan) throw new Error("There is a plan.");
	for (const { key, step } of planSteps(plan as Parameters<typeof planSteps>[0])) {
		if (!step.product) continue;
		const product = profile.suggested_products[step.product.id];
		expect(product).toMatchObject({ is_custom: false, is_confirmed: false, category: key });
		if (product?.price !== null) expect([product?.retailer, product?.observed]).not.toContain(null);
	}
	expect(profile.droppable_steps.length).toBeGreaterThan(0);
});

test("a second report tells what changed and why", async () => {
	const person = await scannedPerson();
	await post("/api/profile", person, { preferences: { sensitive_skin: true, prescription_acne: true } });
	await system.services.store.db.update(users).set({ grantedPlan: "pro" }).where(eq(users.id, person.id));
	await finishScan(system, person);
	const { changes, previous_plan_made_at } = await profileOf(person);
	expect(previous_plan_made_at).not.toBeNull();
	expect(changes.length).toBeGreaterThan(0);
	for (const { text, because } of changes)
		expect([text, because]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)]);
});

test("tags are replaced as whole lists, without repeats, and the first spelling stays", async () => {
	const person = await welcomePerson(system);
	const goals = ["Even tone", " glow ", "even TONE", "Glow"];
	const answer = await post("/api/profile", person, { goals });
	expect(profileSchema.parse(answer.json())).toMatchObject({ goals: ["Even tone", "glow"], issues: [] });
	await post("/api/profile", person, { issues: ["Redness"] });
	expect(await profileOf(person)).toMatchObject({ goals: ["Even tone", "glow"], issues: ["Redness"] });
	await post("/api/profile", person, { preferences: { fragrance_free: true } });
	expect(await profileOf(person)).toMatchObject({
		issues: ["Redness"],
		preferences: { fragrance_free: true },
	});
	await post("/api/profile", person, { goals: [] });
	expect((await profileOf(person)).goals).toEqual([]);
});

test.each([
	["nothing", {}],
	["21 tags", { goals: Array.from({ length: 21 }, (_, i) => `tag ${i}`) }],
	["a tag of 41 letters", { issues: ["x".repeat(41)] }],
	["an empty tag", { goals: [" "] }],
	["a text", { goals: "Even tone" }],
	["a NUL", { goals: ["a\0b"] }],
	["an unknown age", { preferences: { age_band: "12" } }],
])("a profile with %s is refused and nothing is saved", async (_what, body) => {
	const person = await welcomePerson(system);
	const answer = await post("/api/profile", person, {
		issues: ["Acne"],
		...body,
		...(_what === "nothing" && { issues: undefined }),
	});
	expect(answer.statusCode).toBe(400);
	expect(await profileOf(person)).toMatchObject({ goals: [], issues: [] });
});

test("the suggested product in use is not custom, another one is", async () => {
	const person = await scannedPerson();
	const { care_plan } = await profileOf(person);
	const suggested = care_plan?.morning.cleanser?.product;
	if (!suggested) throw new Error("The plan names a cleanser.");
	const { confirmed_care_plan } = await inUse(
		await confirm(person, "morning_cleanser", { id: suggested.id }),
	);
	expect(confirmed_care_plan.morning_cleanser).toMatchObject({
		id: suggested.id,
		product_url: suggested.product_url,
		is_custom: false,
		is_confirmed: true,
		suggested_category: "cleanser",
	});
	const other = STARTER_CATALOGUE.find(({ id, category }) => category === "cleanser" && id !== suggested.id);
	const changed = await inUse(await confirm(person, "morning_cleanser", { id: other?.id }));
	expect(changed.confirmed_care_plan.morning_cleanser).toMatchObject({ id: other?.id, is_custom: true });
	expect(await rowsOf(person)).toHaveLength(1);
	const profile = await profileOf(person);
	expect(profile.confirmed_care_plan).toEqual(changed.confirmed_care_plan);
	expect(profile.warnings).toEqual(changed.warnings);
	const [row] = await rowsOf(person);
	expect(row?.skinType).toBe(profile.skin_type);
});

test("a bare step goes to every section whose plan has it, and comes out of all of them", async () => {
	const person = await scannedPerson();
	const { id } = anyOf("cleanser");
	const { confirmed_care_plan } = await inUse(await confirm(person, "cleanser", { id }));
	expect(Object.keys(confirmed_care_plan)).toEqual(["morning_cleanser", "night_cleanser"]);
	const gone = await inUse(await remove(person, "cleanser", id));
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
	const person = await scannedPerson();
	const product = anyOf("serum");
	const { confirmed_care_plan } = await inUse(await confirm(person, step, { id: product.id }));
	expect(confirmed_care_plan).toEqual({
		additional: {
			[product.id]: expect.objectContaining({ id: product.id, is_custom: true, description: product.name }),
		},
	});
	expect((await inUse(await remove(person, step, product.id))).confirmed_care_plan).toEqual({});
	expect((await remove(person, step, product.id)).statusCode).toBe(404);
});

test("before the first report a bare step has no section to go to", async () => {
	const person = await welcomePerson(system);
	const { id } = anyOf("sunscreen");
	const { confirmed_care_plan } = await inUse(await confirm(person, "sunscreen", { id }));
	expect(Object.keys(confirmed_care_plan.additional ?? {})).toEqual([id]);
	expect((await rowsOf(person))[0]?.skinType).toBeNull();
});

test("of a sent product only the id is believed", async () => {
	const person = await scannedPerson();
	const product = anyOf("moisturizer");
	const lies = {
		id: product.id,
		name: "<b>Free money</b>",
		product_url: "https://evil.example/",
		category: "serum",
	};
	const { confirmed_care_plan } = await inUse(await confirm(person, "night_moisturizer", lies));
	expect(confirmed_care_plan.night_moisturizer).toMatchObject({
		name: product.name,
		brand: product.brand,
		product_url: product.product_url,
		category: "moisturizer",
	});
	expect(JSON.stringify(await profileOf(person))).not.toContain("evil.example");
});

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
	const person = await scannedPerson();
	const sent = { id: "p_unknown", name: "Grandmother's oil", product_url, category: "serum" };
	const { confirmed_care_plan } = await inUse(await confirm(person, "night_serum", sent));
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
	expect((await profileOf(person)).own_products.map(({ name }) => name)).toEqual(["Grandmother's oil"]);
});

test("an unknown product by the suggested product's name is not custom", async () => {
	const person = await scannedPerson();
	const suggested = (await profileOf(person)).care_plan?.night.moisturizer?.product;
	const sent = { name: ` ${suggested?.name.toUpperCase()} ` };
	const { confirmed_care_plan } = await inUse(await confirm(person, "night_moisturizer", sent));
	expect(confirmed_care_plan.night_moisturizer).toMatchObject({ is_custom: false });
});

test("a product with neither a known id nor a name is refused", async () => {
	const person = await scannedPerson();
	for (const product of [{}, { id: "p_unknown" }, { name: "  " }, { id: "", name: "" }]) {
		const answer = await confirm(person, "night_serum", product);
		expect(answer.statusCode).toBe(400);
		expect(answer.json()).toEqual({ detail: "Name the product." });
	}
	expect((await confirm(person, " ", { id: anyOf("serum").id })).statusCode).toBe(400);
	expect(await rowsOf(person)).toEqual([]);
});

test("another person's product is unknown, is never read and cannot be removed", async () => {
	const [ana, eve] = [await scannedPerson(), await scannedPerson()];
	const added = await post("/api/products/own", ana, {
		name: "Ana's secret cream",
		brand: "Hidden",
		inci: "Aqua, Retinol",
		product_url: "https://ana.example/",
	});
	const { id } = added.json().product;
	expect((await confirm(eve, "night_serum", { id })).statusCode).toBe(400);
	const { confirmed_care_plan } = await inUse(await confirm(eve, "night_serum", { id, name: "Mine" }));
	expect(confirmed_care_plan.night_serum).toMatchObject({ name: "Mine", product_url: null });
	expect(confirmed_care_plan.night_serum?.id).not.toBe(id);
	for (const url of ["/api/profile", "/api/products/search?q=secret", "/api/products/search?q="]) {
		expect((await getAs(system, eve, url)).body).not.toMatch(/secret cream|Hidden|ana\.example/);
	}
	expect((await post(`/api/products/own/${id}/remove`, eve)).statusCode).toBe(404);
	await inUse(await confirm(ana, "night_serum", { id }));
	expect((await remove(eve, "night_serum", id)).statusCode).toBe(404);
	expect((await profileOf(ana)).confirmed_care_plan.night_serum).toMatchObject({
		id,
		name: "Ana's secret cream",
	});
});

test("two clicks at once put a product in use once, and an unknown one on the shelf once", async () => {
	const person = await scannedPerson();
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
	const person = await scannedPerson();
	const [one, two] = [anyOf("cleanser", 0), anyOf("cleanser", 1)];
	const answers = await Promise.all([one, two].map(({ id }) => confirm(person, "cleanser", { id })));
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
	const { morning_cleanser, night_cleanser } = (await profileOf(person)).confirmed_care_plan;
	expect([one.id, two.id]).toContain(morning_cleanser?.id);
	expect(night_cleanser?.id).toBe(morning_cleanser?.id);
});

test("a product is removed once", async () => {
	const person = await scannedPerson();
	const { id } = anyOf("sunscreen");
	await confirm(person, "morning_sunscreen", { id });
	expect((await remove(person, "morning_cleanser", id)).statusCode).toBe(404);
	expect((await remove(person, "morning_sunscreen", "p_other")).statusCode).toBe(404);
	const answers = await Promise.all([1, 2].map(() => remove(person, "morning_sunscreen", id)));
	expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
	expect(await rowsOf(person)).toEqual([]);
});

test("warnings come with every change of what is in use, and with the answers of the moment", async () => {
	const person = await scannedPerson();
	await post("/api/profile", person, { preferences: { pregnancy: "pregnant" } });
	await post("/api/products/own", person, { name: "Night serum", inci: "Aqua, Retinol", category: "serum" });
	const { own_products } = await profileOf(person);
	const { warnings } = await inUse(await confirm(person, "night_serum", { id: own_products[0]?.id }));
	expect(warnings.slice(0, 2).map(({ rule_id, level, steps }) => [rule_id, level, steps])).toEqual([
		["person.pregnancy", "stop", ["night_serum"]],
		["rule.sunscreen_with_actives", "stop", ["night_serum"]],
	]);
	expect(warnings[0]?.sources.length).toBeGreaterThan(0);
	await post("/api/profile", person, { preferences: {} });
	expect((await profileOf(person)).warnings.map(({ rule_id }) => rule_id)).not.toContain("person.pregnancy");
	await confirm(person, "extra", { id: own_products[0]?.id });
	expect((await profileOf(person)).warnings[0]?.steps).toContain("additional");
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
	expect((await profileOf(person)).own_products).toEqual([product]);
});

test("the same product added twice is one, and the second time completes it", async () => {
	const person = await welcomePerson(system);
	await confirm(person, "additional", { name: "Night oil" });
	const entry = { name: "night  OIL", brand: "Mine", inci: "Squalane", category: "serum" };
	await Promise.all([post("/api/products/own", person, entry), post("/api/products/own", person, entry)]);
	const { own_products, confirmed_care_plan } = await profileOf(person);
	expect(own_products).toHaveLength(1);
	expect(own_products[0]).toMatchObject({ brand: "Mine", category: "serum", is_confirmed: true });
	expect(own_products[0]?.actives).toContain("squalane");
	expect(Object.keys(confirmed_care_plan.additional ?? {})).toEqual([own_products[0]?.id]);
});

test("an own product that is removed leaves the plan too", async () => {
	const person = await scannedPerson();
	const { id } = (await post("/api/products/own", person, { name: "Old cream" })).json().product;
	await confirm(person, "night_moisturizer", { id });
	await confirm(person, "additional", { id });
	expect((await post(`/api/products/own/${id}/remove`, person)).json()).toEqual({ ok: true });
	expect(await profileOf(person)).toMatchObject({ own_products: [], confirmed_care_plan: {} });
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
	expect((await profileOf(person)).own_products).toEqual([]);
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

test("a step is dropped, stays dropped and is taken back", async () => {
	const person = await scannedPerson();
	const step = (await profileOf(person)).droppable_steps[0]?.step ?? "";
	const answers = await Promise.all([drop(person, step), drop(person, step)]);
	for (const answer of answers) expect(answer.json()).toEqual({ dropped_steps: [step] });
	expect(await actionsOf(person, "routine.step_dropped")).toBe(1);
	expect((await profileOf(person)).dropped_steps).toEqual([step]);
	expect((await drop(person, step, false)).json()).toEqual({ dropped_steps: [] });
	for (const unknown of ["morning_mask", "nothing", "__proto__"]) {
		expect((await drop(person, unknown)).statusCode, unknown).toBe(400);
	}
	expect((await drop(await welcomePerson(system), "morning_cleanser")).statusCode).toBe(400);
});

test("the calendar holds the plan without what was dropped", async () => {
	const person = await scannedPerson();
	const answer = await getAs(system, person, "/api/care-plan.ics?start=2026-03-02");
	expect(answer.statusCode).toBe(200);
	expect(answer.headers).toMatchObject({
		"content-type": "text/calendar; charset=utf-8",
		"content-disposition": 'attachment; filename="care-plan.ics"',
		"cache-control": "no-store",
	});
	expect(answer.body).toMatch(/^BEGIN:VCALENDAR\r\n.*DTSTART:20260302T073000\r\n.*END:VCALENDAR\r\n$/s);
	expect(answer.body).toContain("Cleanser");
	await drop(person, "cleanser");
	expect((await getAs(system, person, "/api/care-plan.ics")).body).not.toContain("Cleanser\\,");
	for (const start of ["tomorrow", "2026-02-30", "1999-01-01", "9999-12-31", "%00"]) {
		expect((await getAs(system, person, `/api/care-plan.ics?start=${start}`)).statusCode, start).toBe(400);
	}
	const none = await getAs(system, await welcomePerson(system), "/api/care-plan.ics");
	expect(none.statusCode).toBe(404);
	expect(none.json().detail).toMatch(/^There is no care plan yet/);
});

test("nothing of it is for visitors or people who have not agreed yet", async () => {
	const registered = await registerPerson(system);
	for (const [method, url, payload] of [
		["GET", "/api/profile", undefined],
		["POST", "/api/profile", { goals: [] }],
		["PATCH", "/api/profile/confirm-product", { step: "cleanser", product: { name: "x" } }],
		["PATCH", "/api/profile/remove-product", { step: "cleanser", id: "x" }],
		["PATCH", "/api/profile/drop-step", { step: "cleanser", dropped: true }],
		["GET", "/api/products/search", undefined],
		["POST", "/api/products/own", { name: "x" }],
		["POST", "/api/products/own/own_1/remove", {}],
		["GET", "/api/care-plan.ics", undefined],
	] as const) {
		const call = (headers: Record<string, string>) =>
			system.app.inject({ method, url, headers, ...(payload && { payload }) });
		expect((await call({})).statusCode, url).toBe(401);
		expect((await call({ cookie: registered.cookie })).statusCode, url).toBe(409);
	}
});

test("erasing the account erases products, own products and dropped steps", async () => {
	const person = await scannedPerson();
	await confirm(person, "additional", { name: "Night oil" });
	await drop(person, "morning_cleanser");
	const { db } = system.services.store;
	await db.delete(users).where(eq(users.id, person.id));
	for (const table of [confirmedProducts, ownProducts, droppedSteps]) {
		expect(await db.$count(table, eq(table.userId, person.id))).toBe(0);
	}
});
