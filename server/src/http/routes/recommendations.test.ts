import { RECOMMENDATION_GROUPS, recommendationsSchema } from "@dewlight/contracts/products.ts";
import type { SkinType } from "@dewlight/core/skin/skin-type.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, registerPerson, welcomePerson } from "../../../test/factories/person.ts";
import { finishScan, getAs, takingAnalyst } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { confirmedProducts, ownProducts, products, users } from "../../db/schema/index.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true, analyst: takingAnalyst() });
}, 120_000);
afterAll(() => system.close());

async function recommendationsOf(person: Person) {
	const answer = await getAs(system, person, "/api/recommendations");
	expect(answer.statusCode).toBe(200);
	return recommendationsSchema.parse(answer.json());
}

async function scannedPerson(): Promise<{ person: Person; skinType: SkinType }> {
	const person = await welcomePerson(system);
	const id = await finishScan(system, person);
	const report = (await getAs(system, person, `/api/checkins/${id}`)).json();
	return { person, skinType: report.analysis_result.skin_type };
}

async function use(person: Person, productId: string, skinType: SkinType | null, step = "morning_cleanser") {
	const row = { userId: person.id, step, productId, name: productId, skinType };
	await system.services.store.db
		.insert(confirmedProducts)
		.values({ ...row, confirmedAt: system.services.clock.now() });
}

async function usedBy(count: number, productId: string, skinType: SkinType) {
	for (let made = 0; made < count; made += 1) await use(await registerPerson(system), productId, skinType);
}

test("all seven groups come after a scan, with reason, score and no price without shop and month", async () => {
	const { person } = await scannedPerson();
	const answer = await recommendationsOf(person);
	expect(Object.keys(answer)).toEqual(expect.arrayContaining([...RECOMMENDATION_GROUPS]));
	for (const group of RECOMMENDATION_GROUPS) {
		expect(answer[group].length, group).toBeGreaterThan(0);
		for (const product of answer[group]) {
			expect(product.reason).toMatch(/\.$/);
			expect(product.score_parts?.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(
				product.score ?? 0,
			);
			if (product.price !== null) expect([product.retailer, product.observed]).not.toContain(null);
			expect(product.image_url).toBeNull();
		}
	}
	expect(answer.fragrance_free.every(({ no_listed_fragrance }) => no_listed_fragrance)).toBe(true);
});

test("before the first scan the plan's groups are empty and say why", async () => {
	const answer = await recommendationsOf(await welcomePerson(system));
	expect(answer.care_plan).toEqual([]);
	expect(answer.general_alternatives).toEqual([]);
	expect(answer.notes?.care_plan).toMatch(/^Scan your skin first/);
	expect(answer.top_rated.length).toBeGreaterThan(0);
});

test("four people with the same skin type make no trend, the fifth does, and other skin types do not count", async () => {
	const { person, skinType } = await scannedPerson();
	const [candidate] = (await recommendationsOf(person)).general_alternatives;
	const id = candidate?.id ?? "";
	await usedBy(4, id, skinType);
	await usedBy(3, id, skinType === "Dry" ? "Oily" : "Dry");
	const four = await recommendationsOf(person);
	expect(four.notes?.trending).toMatch(/^Too few people with your skin type/);
	expect(JSON.stringify(four.trending)).not.toContain("people");
	const again = await registerPerson(system);
	await use(again, id, skinType, "morning_cleanser");
	await use(again, id, skinType, "night_cleanser");
	const five = await recommendationsOf(person);
	expect(five.trending.map((product) => product.id)).toEqual([id]);
	expect(five.trending[0]?.reason).toMatch(/^In use by at least 5 people/);
	expect(five.notes?.trending).toBeUndefined();
	await system.services.store.db.delete(confirmedProducts).where(eq(confirmedProducts.productId, id));
});

test("one person who confirms a product for many steps counts once", async () => {
	const { person, skinType } = await scannedPerson();
	const [candidate] = (await recommendationsOf(person)).general_alternatives;
	const other = await registerPerson(system);
	for (const step of ["morning_cleanser", "night_cleanser", "morning_serum", "night_serum", "weekly_mask"])
		await use(other, candidate?.id ?? "", skinType, step);
	expect((await recommendationsOf(person)).notes?.trending).toMatch(/^Too few people/);
	await system.services.store.db.delete(confirmedProducts).where(eq(confirmedProducts.userId, other.id));
});

test("what is in use is marked everywhere, custom where it was not suggested, and only for its owner", async () => {
	const { person } = await scannedPerson();
	const before = await recommendationsOf(person);
	const [other] = before.budget.filter(({ id }) => before.care_plan.every((planned) => planned.id !== id));
	const id = other?.id ?? "";
	await use(person, id, null, `morning_${other?.suggested_category}`);
	const after = await recommendationsOf(person);
	expect(after.care_plan.find((product) => product.id === id)).toMatchObject({
		is_custom: true,
		is_confirmed: true,
	});
	expect(after.budget.find((product) => product.id === id)).toMatchObject({ is_confirmed: true });
	expect(after.general_alternatives.map((product) => product.id)).not.toContain(id);
	const stranger = await scannedPerson();
	const theirs = await recommendationsOf(stranger.person);
	expect(
		RECOMMENDATION_GROUPS.flatMap((group) => theirs[group]).some((product) => product.is_confirmed),
	).toBe(false);
});

test("an own product stands in the plan's group, and its list keeps away what clashes with it", async () => {
	const { person } = await scannedPerson();
	const { db } = system.services.store;
	const id = `own_${person.id}`;
	const inci = ["Aqua", "Glycerin", "Retinol", "Phenoxyethanol"];
	const createdAt = system.services.clock.now();
	await db.insert(ownProducts).values({ id, userId: person.id, name: "Night oil", inci, createdAt });
	await use(person, id, null, `additional:${id}`);
	const answer = await recommendationsOf(person);
	expect(answer.care_plan.at(-1)).toMatchObject({ id, is_custom: true, is_confirmed: true, price: null });
	for (const group of ["general_alternatives", "budget", "top_rated", "trending"] as const)
		for (const { actives } of answer[group]) expect(actives).not.toContain("retinol");
	const stranger = await welcomePerson(system);
	expect(JSON.stringify(await recommendationsOf(stranger))).not.toContain(id);
});

test("a changed answer counts at once, and a product that left the catalogue does not break the page", async () => {
	const { person } = await scannedPerson();
	const { db } = system.services.store;
	const planned = (await recommendationsOf(person)).care_plan[0];
	await use(person, "gone-from-the-catalogue", null, "night_cleanser");
	await db
		.update(users)
		.set({ preferences: { fragrance_free: true, pregnancy: "pregnant" } })
		.where(eq(users.id, person.id));
	const kept = await db
		.select()
		.from(products)
		.where(eq(products.id, planned?.id ?? ""));
	await db.delete(products).where(eq(products.id, planned?.id ?? ""));
	const answer = await recommendationsOf(person);
	expect(answer.care_plan.map(({ id }) => id)).not.toContain(planned?.id);
	expect(answer.care_plan.map(({ id }) => id)).toContain("gone-from-the-catalogue");
	for (const group of RECOMMENDATION_GROUPS)
		for (const { no_listed_fragrance } of answer[group]) expect(no_listed_fragrance).not.toBe(false);
	await db.insert(products).values(kept);
});

test("visitors and people behind a gate get no recommendations", async () => {
	expect((await system.app.inject({ url: "/api/recommendations" })).statusCode).toBe(401);
	const unverified = await registerPerson(system);
	expect((await getAs(system, unverified, "/api/recommendations")).statusCode).toBe(409);
});
