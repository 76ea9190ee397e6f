import { planSteps } from "@dewlight/core/routine/plan-steps.ts";
import { makeObservation } from "@dewlight/core/skin/testing/make-observation.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { inUse, profileCalls, profileOf } from "../../../test/factories/profile.ts";
import { finishScan, goodAnswer, takingAnalyst } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";

const SPOTTED = makeObservation({ readings: { "inflamed_spots.left_cheek": 9 } });
const CLEANSER = { id: "p1", name: "Gentle Milk Cleanser" };
const HAVE = "You have this already: your gentle milk cleanser.";

let system: TestSystem;
beforeAll(async () => {
	const analyze = async () => ({ ...goodAnswer(), observation: SPOTTED });
	system = await startSystem({ worker: true, analyst: takingAnalyst({ analyze }) });
}, 120_000);
afterAll(() => system.close());

const { confirm, post, remove } = profileCalls(() => system.app);

/** The wash of the night as the suggested plan has it. */
async function washOf(person: Person) {
	const { care_plan } = await profileOf(system, person);
	const steps = planSteps(care_plan as Parameters<typeof planSteps>[0]);
	return steps.find(({ section, key }) => section === "night" && key === "cleanser")?.step;
}

test("a gentle cleanser in use fills its step of the next plan, and nothing new is picked for it", async () => {
	const person = await welcomePerson(system);
	await finishScan(system, person);
	expect((await washOf(person))?.product).toBeTruthy();
	expect((await confirm(person, "night_cleanser", CLEANSER)).statusCode).toBe(200);
	await finishScan(system, person);
	const wash = await washOf(person);
	expect(wash?.product).toBeNull();
	expect(wash?.look_for).toContain(HAVE);
	const { confirmed_care_plan } = await profileOf(system, person);
	expect(confirmed_care_plan).toMatchObject({ night_cleanser: { name: CLEANSER.name } });
});

test("what the plan picked and the person took stays its pick", async () => {
	const person = await welcomePerson(system);
	await finishScan(system, person);
	const pick = (await washOf(person))?.product;
	await confirm(person, "night_cleanser", { id: pick?.id, name: pick?.name });
	await finishScan(system, person);
	expect((await washOf(person))?.product).toEqual(pick);
});

test("a plan made again for other answers knows what is in use too", async () => {
	const person = await welcomePerson(system);
	await finishScan(system, person);
	await confirm(person, "night_cleanser", CLEANSER);
	await post("/api/profile", person, { preferences: { pregnancy: "pregnant" } });
	expect((await washOf(person))?.look_for).toContain(HAVE);
});

test("a plan counts no longer on a product that was taken out of use", async () => {
	const person = await welcomePerson(system);
	await finishScan(system, person);
	const used = inUse(await confirm(person, "night_cleanser", CLEANSER)).confirmed_care_plan;
	await finishScan(system, person);
	expect((await washOf(person))?.look_for).toContain(HAVE);
	await remove(person, "night_cleanser", used.night_cleanser?.id ?? "");
	const wash = await washOf(person);
	expect(wash?.product).toBeTruthy();
	expect(wash?.because).not.toContain("You have this already");
});

test("what the skin reacted to is not called a product one has already", async () => {
	const person = await welcomePerson(system);
	await finishScan(system, person);
	const used = inUse(await confirm(person, "night_cleanser", CLEANSER)).confirmed_care_plan;
	const day = system.services.clock.now().toISOString().slice(0, 10);
	const logged = await post("/api/reactions", person, {
		product_id: used.night_cleanser?.id,
		day,
		signs: ["redness"],
	});
	expect(logged.statusCode, logged.body.slice(0, 200)).toBe(200);
	await finishScan(system, person);
	expect((await washOf(person))?.look_for ?? "").not.toContain("You have this already");
});
