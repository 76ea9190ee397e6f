import { profileSchema } from "@dewlight/contracts/profile.ts";
import { planSteps } from "@dewlight/core/routine/plan-steps.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson, welcomePerson } from "../../../test/factories/person.ts";
import { profileCalls, profileOf, scannedPerson } from "../../../test/factories/profile.ts";
import { getAs, takingAnalyst } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { confirmedProducts, droppedSteps, ownProducts, users } from "../../db/schema/index.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true, analyst: takingAnalyst() });
}, 120_000);
afterAll(() => system.close());

const { post, confirm, drop } = profileCalls(() => system.app);

test("before the first report the profile has every key and no plan", async () => {
	const profile = await profileOf(system, await welcomePerson(system));
	expect(profile).toEqual({
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
		done_steps: {},
		droppable_steps: [],
		warnings: [],
		changes: [],
		plan_made_at: null,
		previous_plan_made_at: null,
		own_products: [],
		skipped_routines: [],
		stung_days: [],
	});
});

test("after a report the profile has its plan, and shop facts for every product it names", async () => {
	const person = await scannedPerson(system);
	const profile = await profileOf(system, person);
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

test("tags are replaced as whole lists, without repeats, and the first spelling stays", async () => {
	const person = await welcomePerson(system);
	const goals = ["Even tone", " glow ", "even TONE", "Glow"];
	const answer = await post("/api/profile", person, { goals });
	expect(profileSchema.parse(answer.json())).toMatchObject({ goals: ["Even tone", "glow"], issues: [] });
	await post("/api/profile", person, { issues: ["Redness"] });
	expect(await profileOf(system, person)).toMatchObject({
		goals: ["Even tone", "glow"],
		issues: ["Redness"],
	});
	await post("/api/profile", person, { preferences: { fragrance_free: true } });
	expect(await profileOf(system, person)).toMatchObject({
		issues: ["Redness"],
		preferences: { fragrance_free: true },
	});
	await post("/api/profile", person, { goals: [] });
	expect((await profileOf(system, person)).goals).toEqual([]);
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
	expect(await profileOf(system, person)).toMatchObject({ goals: [], issues: [] });
});

test("one text may name several allergies, and more than the answers hold are refused and nothing is saved", async () => {
	const person = await welcomePerson(system);
	const others = Array.from({ length: 16 }, (_, at) => `royal blue ${at}`);
	const save = (allergies: string[]) => post("/api/profile", person, { preferences: { allergies } });
	const saved = await save(["lanolin, propolis, soy and sesame", ...others]);
	expect(profileSchema.parse(saved.json()).preferences.allergies).toHaveLength(20);
	const refused = await save(["lanolin, propolis, soy, peanut and sesame", ...others]);
	expect(refused.statusCode).toBe(400);
	expect(refused.json().detail).toMatch(/up to 20 ingredients/);
	expect((await profileOf(system, person)).preferences.allergies).toHaveLength(20);
});

test.each([
	["13-17", "13-15"],
	["55+", "55-64"],
])("an answer %s that an older version saved is read as %s", async (stored, read) => {
	const person = await welcomePerson(system);
	const { db } = system.services.store;
	const preferences = sql`jsonb_build_object('age_band', ${stored}::text)`;
	await db.update(users).set({ preferences }).where(eq(users.id, person.id));
	expect((await profileOf(system, person)).preferences).toEqual({ age_band: read });
});

test("nothing of it is for visitors or people who have not agreed yet", async () => {
	const registered = await registerPerson(system);
	for (const [method, url, payload] of [
		["GET", "/api/profile", undefined],
		["POST", "/api/profile", { goals: [] }],
		["PATCH", "/api/profile/confirm-product", { step: "cleanser", product: { name: "x" } }],
		["PATCH", "/api/profile/remove-product", { step: "cleanser", id: "x" }],
		["PATCH", "/api/profile/drop-step", { step: "cleanser", dropped: true }],
		["PATCH", "/api/profile/mark-done", { day: "2026-03-01", steps: ["morning_cleanser"], done: true }],
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
	const person = await scannedPerson(system);
	await confirm(person, "additional", { name: "Night oil" });
	await drop(person, "morning_cleanser");
	const { db } = system.services.store;
	await db.delete(users).where(eq(users.id, person.id));
	for (const table of [confirmedProducts, ownProducts, droppedSteps]) {
		expect(await db.$count(table, eq(table.userId, person.id))).toBe(0);
	}
});
