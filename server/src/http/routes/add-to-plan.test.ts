import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { productFacts } from "@dewlight/core/products/facts/product-facts.ts";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { anyOf, inUse, profileCalls, profileOf, scannedPerson } from "../../../test/factories/profile.ts";
import { takingAnalyst } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { auditLog, confirmedProducts } from "../../db/schema/index.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true, analyst: takingAnalyst() });
}, 120_000);
afterAll(() => system.close());

const { confirm, remove, post } = profileCalls(() => system.app);

function send(person: Person, path: string, payload: object) {
	const url = `/api/profile/${path}`;
	return system.app.inject({ method: "PATCH", url, payload, headers: { cookie: person.cookie } });
}
const add = async (person: Person, body: object) =>
	inUse(await send(person, "confirm-product", { ask: false, ...body }));
const undo = async (person: Person, body: object) => inUse(await send(person, "undo-confirm", body));

const leads = (id: string) => {
	const found = STARTER_CATALOGUE.find(
		(one) => one.category === "serum" && productFacts(one).key.some((active) => active === id),
	);
	if (!found) throw new Error(`The catalogue has no serum that leads with ${id}.`);
	return found;
};

test("a product goes into the very place it was offered for, and what stood there is named", async () => {
	const person = await scannedPerson(system);
	const [mine, next] = [anyOf("serum", 0), anyOf("serum", 1)];
	await confirm(person, "morning_serum", { id: mine.id });
	const answer = await add(person, { step: "serum", steps: ["night_serum"], product: { id: next.id } });
	expect(Object.keys(answer.confirmed_care_plan)).toEqual(["morning_serum", "night_serum"]);
	expect(answer).toMatchObject({ added_to: ["night_serum"], replaced: [] });
	const third = anyOf("serum", 2);
	const taken = await add(person, { step: "serum", steps: ["morning_serum"], product: { id: third.id } });
	expect(taken.replaced).toEqual([
		{ step: "morning_serum", product: expect.objectContaining({ id: mine.id, name: mine.name }) },
	]);
	expect(taken.confirmed_care_plan.night_serum?.id).toBe(next.id);
});

test("a bare step of an older client takes the place of nothing, and what has no free place stands beside", async () => {
	const person = await scannedPerson(system);
	const [mine, other, third] = [anyOf("cleanser", 0), anyOf("cleanser", 1), anyOf("cleanser", 2)];
	await confirm(person, "morning_cleanser", { id: mine.id });
	const { confirmed_care_plan } = inUse(await confirm(person, "cleanser", { id: other.id }));
	expect(confirmed_care_plan.morning_cleanser?.id).toBe(mine.id);
	expect(confirmed_care_plan.night_cleanser?.id).toBe(other.id);
	expect((await confirm(person, "cleanser", { id: other.id })).json()).not.toHaveProperty("added_to");
	const beside = await add(person, { step: "cleanser", product: { id: third.id } });
	expect(beside).toMatchObject({ added_to: ["additional"], replaced: [] });
	expect(Object.keys(beside.confirmed_care_plan.additional ?? {})).toEqual([third.id]);
	expect(beside.new_warnings?.map(({ rule_id }) => rule_id)).toContain("rule.same_job");
});

test("an addition is undone: what stood there comes back with its day, and only where it still stands", async () => {
	const person = await scannedPerson(system);
	const [mine, next] = [anyOf("cleanser", 0), anyOf("cleanser", 1)];
	const { confirmed_care_plan: first } = await add(person, {
		step: "morning_cleanser",
		product: { id: mine.id },
	});
	const since = first.morning_cleanser?.in_use_since;
	expect(since).toBeDefined();
	const both = ["morning_cleanser", "night_cleanser"];
	const { added_to, replaced } = await add(person, {
		step: "cleanser",
		steps: both,
		product: { id: next.id },
	});
	expect(added_to).toEqual(both);
	const back = {
		id: next.id,
		steps: added_to,
		replaced: replaced?.map(({ step, product: { id, name, in_use_since } }) => ({
			step,
			id,
			name,
			in_use_since,
		})),
	};
	const undone = await undo(person, back);
	expect(undone.confirmed_care_plan).toEqual(first);
	expect(await undo(person, back)).toEqual(undone);
	await add(person, { step: "morning_cleanser", product: { id: next.id } });
	await add(person, { step: "morning_cleanser", product: { id: anyOf("cleanser", 2).id } });
	const kept = await undo(person, back);
	expect(kept.confirmed_care_plan.morning_cleanser?.id).toBe(anyOf("cleanser", 2).id);
	const { db } = system.services.store;
	const undos = and(eq(auditLog.userId, person.id), eq(auditLog.action, "routine.addition_undone"));
	expect(await db.$count(auditLog, undos)).toBe(1);
});

test("a product without a place is taken back too, and nobody is in use since tomorrow", async () => {
	const person = await welcomePerson(system);
	const { id } = anyOf("serum");
	const { added_to } = await add(person, { step: "serum", product: { id } });
	expect(added_to).toEqual(["additional"]);
	expect((await undo(person, { id, steps: added_to })).confirmed_care_plan).toEqual({});
	const mask = anyOf("mask");
	await confirm(person, "weekly_mask", { id: mask.id });
	const tomorrow = new Date(system.services.clock.now().getTime() + DAY_MS).toISOString();
	const replaced = [{ step: "weekly_mask", id: anyOf("mask", 1).id, in_use_since: tomorrow }];
	await undo(person, { id: mask.id, steps: ["weekly_mask"], replaced });
	const [row] = await system.services.store.db
		.select()
		.from(confirmedProducts)
		.where(eq(confirmedProducts.userId, person.id));
	expect(row?.productId).toBe(anyOf("mask", 1).id);
	expect(row?.confirmedAt.getTime()).toBeLessThanOrEqual(system.services.clock.now().getTime());
});

test("nobody undoes what another person uses", async () => {
	const [owner, stranger] = [await scannedPerson(system), await welcomePerson(system)];
	const { id } = anyOf("cleanser");
	await confirm(owner, "morning_cleanser", { id });
	await undo(stranger, { id, steps: ["morning_cleanser"] });
	expect((await profileOf(system, owner)).confirmed_care_plan.morning_cleanser?.id).toBe(id);
});

test("who asks first is told what speaks against it, and nothing is changed until the person says so", async () => {
	const person = await scannedPerson(system);
	await post("/api/profile", person, { preferences: { pregnancy: "pregnant" } });
	const { id } = leads("retinol");
	const body = { step: "serum", steps: ["night_serum"], product: { id } };
	const asked = await add(person, { ...body, ask: true });
	expect(asked.question).toMatchObject({ steps: ["night_serum"], replaces: [] });
	expect(asked.question?.warnings[0]).toMatchObject({ rule_id: "person.pregnancy", level: "stop" });
	expect(asked.confirmed_care_plan).toEqual({});
	expect((await profileOf(system, person)).confirmed_care_plan).toEqual({});
	const done = await add(person, body);
	expect(done.question).toBeUndefined();
	expect(done.new_warnings?.[0]?.rule_id).toBe("person.pregnancy");
	expect(done.confirmed_care_plan.night_serum?.id).toBe(id);
	await remove(person, "night_serum", id);
});

test("what no rule wants out or moved is added without a question, and the lesser warnings come with it", async () => {
	const person = await scannedPerson(system);
	const [one, two] = [anyOf("moisturizer", 0), anyOf("moisturizer", 1)];
	const first = await add(person, {
		step: "moisturizer",
		steps: ["morning_moisturizer"],
		product: { id: one.id },
		ask: true,
	});
	expect(first.question).toBeUndefined();
	const again = await add(person, { step: "morning_moisturizer", product: { id: one.id }, ask: true });
	expect(again).toMatchObject({ added_to: [], replaced: [], new_warnings: [] });
	const second = await add(person, { step: "night_moisturizer", product: { id: two.id } });
	expect(second.new_warnings?.every(({ level }) => level !== "myth")).toBe(true);
});

test("a place that no plan has is refused", async () => {
	const person = await scannedPerson(system);
	const sent = { step: "serum", steps: ["night_nothing"], product: { id: anyOf("serum").id } };
	const answer = await send(person, "confirm-product", sent);
	expect(answer.statusCode).toBe(400);
	expect(answer.json().detail).toContain("Send the steps as {section}_{step}.");
});
