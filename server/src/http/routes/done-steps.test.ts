import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { welcomePerson } from "../../../test/factories/person.ts";
import { profileCalls, profileOf, scannedPerson } from "../../../test/factories/profile.ts";
import { takingAnalyst } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { doneSteps, users } from "../../db/schema/index.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true, analyst: takingAnalyst() });
}, 120_000);
afterAll(() => system.close());

const { markDone, confirm } = profileCalls(() => system.app);
const dayFromNow = (days: number) =>
	new Date(system.services.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

test("steps of today are checked off, stay so, and one is taken back", async () => {
	const person = await scannedPerson(system);
	const other = await scannedPerson(system);
	const today = dayFromNow(0);
	const both = ["morning_sunscreen", "morning_cleanser"];
	const answers = await Promise.all([markDone(person, today, both), markDone(person, today, both)]);
	for (const answer of answers) {
		expect(answer.json()).toEqual({ done_steps: { [today]: ["morning_cleanser", "morning_sunscreen"] } });
	}
	expect((await markDone(other, today, both, false)).json()).toEqual({ done_steps: {} });
	expect((await profileOf(system, person)).done_steps).toEqual({
		[today]: ["morning_cleanser", "morning_sunscreen"],
	});
	const back = await markDone(person, today, ["morning_cleanser"], false);
	expect(back.json()).toEqual({ done_steps: { [today]: ["morning_sunscreen"] } });
	expect((await profileOf(system, other)).done_steps).toEqual({});
});

test("today is today wherever the person is, and what was tapped without a network may come a week late", async () => {
	const person = await scannedPerson(system);
	for (const days of [-8, -1, 0, 1]) {
		expect((await markDone(person, dayFromNow(days), ["night_cleanser"])).statusCode, String(days)).toBe(200);
	}
	for (const day of [dayFromNow(-9), dayFromNow(2), "2026-02-30", "today"]) {
		expect((await markDone(person, day, ["night_cleanser"])).statusCode, day).toBe(400);
	}
	const days = Object.keys((await profileOf(system, person)).done_steps);
	expect(days).toEqual([dayFromNow(-1), dayFromNow(0), dayFromNow(1)]);
});

test("only what is planned or in use can be checked off", async () => {
	const person = await welcomePerson(system);
	const today = dayFromNow(0);
	expect((await markDone(person, today, ["morning_cleanser"])).json().detail).toBe(
		"This step is not in your plan.",
	);
	await confirm(person, "morning_cleanser", { name: "Attic soap" });
	expect((await markDone(person, today, ["morning_cleanser"])).statusCode).toBe(200);
	for (const steps of [[], ["morning_mask"], ["__proto__"], ["morning_cleanser", "weekly_mask"]]) {
		expect((await markDone(person, today, steps)).statusCode, steps.join()).toBe(400);
	}
	expect((await profileOf(system, person)).done_steps).toEqual({ [today]: ["morning_cleanser"] });
});

test("what was checked off goes with the account", async () => {
	const person = await scannedPerson(system);
	await markDone(person, dayFromNow(0), ["morning_cleanser"]);
	const { db } = system.services.store;
	await db.delete(users).where(eq(users.id, person.id));
	expect(await db.$count(doneSteps, eq(doneSteps.userId, person.id))).toBe(0);
});
