import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { welcomePerson } from "../../../test/factories/person.ts";
import { profileCalls, profileOf, scannedPerson } from "../../../test/factories/profile.ts";
import { getAs, takingAnalyst } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true, analyst: takingAnalyst() });
}, 400_000);
afterAll(() => system.close());

const { skip, tell, markDone, post } = profileCalls(() => system.app);
const dayFromNow = (days: number) =>
	new Date(system.services.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
const daysOf = async (person: Parameters<typeof tell>[0]) =>
	(await getAs(system, person, `/api/diary?from=${dayFromNow(-30)}&to=${dayFromNow(1)}`)).json().days;

test("a day is told, told again and taken back, and nobody else sees it", async () => {
	const [person, other] = [await welcomePerson(system), await welcomePerson(system)];
	const day = dayFromNow(0);
	const first = await tell(person, { day, felt: ["oily", "tight"], sleep: "short", note: "Bad night" });
	expect(first.json()).toEqual({
		entry: {
			felt: ["tight", "oily"],
			sleep: "short",
			stress: null,
			cycle: null,
			sun: null,
			note: "Bad night",
			red_flags: [],
		},
		stung_days: [],
		plan_changed: false,
	});
	await tell(person, { day, felt: ["calm"] });
	expect(await daysOf(person)).toMatchObject([{ day, entry: { felt: ["calm"], sleep: null, note: null } }]);
	expect(await daysOf(other)).toEqual([]);
	expect((await tell(person, { day, felt: [] })).json().entry).toBeNull();
	expect(await daysOf(person)).toEqual([]);
});

test("a note in the diary is read for danger as the note of a photo is, and treatments pause", async () => {
	const person = await welcomePerson(system);
	const note = "My lips are swelling and I can hardly breathe";
	const { entry, stung_days } = (await tell(person, { day: dayFromNow(0), felt: [], note })).json();
	expect(entry.red_flags[0].level).toBe("emergency");
	expect(stung_days).toEqual([dayFromNow(0)]);
	expect((await daysOf(person))[0].entry.red_flags).toEqual(entry.red_flags);
});

test("skin that stings is told by skipping the night or in the diary; taken back it is forgotten", async () => {
	const person = await scannedPerson(system);
	const day = dayFromNow(0);
	const skipped = await skip(person, { day, part: "night", skipped: true, reason: "stings" });
	expect(skipped.json()).toEqual({
		skipped_routines: [{ day, part: "night", reason: "stings" }],
		stung_days: [day],
	});
	await tell(person, { day: dayFromNow(-3), felt: ["stings"] });
	expect((await profileOf(system, person)).stung_days).toEqual([dayFromNow(-3), day]);
	await skip(person, { day, part: "night", skipped: false });
	expect(await profileOf(system, person)).toMatchObject({
		stung_days: [dayFromNow(-3)],
		skipped_routines: [],
	});
	const travelling = await skip(person, { day, part: "morning", skipped: true, reason: "travelling" });
	expect(travelling.json().stung_days).toEqual([dayFromNow(-3)]);
});

test("stinging makes the plan of skin that was called calm more careful, and the other way round", async () => {
	const person = await scannedPerson(system);
	await post("/api/profile", person, { preferences: { sensitive_skin: false } });
	expect((await profileOf(system, person)).skin_sensitivity).toBe("Low");
	const told = await tell(person, { day: dayFromNow(0), felt: ["stings"] });
	expect(told.json().plan_changed).toBe(true);
	expect((await profileOf(system, person)).skin_sensitivity).toBe("Moderate");
	await tell(person, { day: dayFromNow(0), felt: ["calm"] });
	expect((await profileOf(system, person)).skin_sensitivity).toBe("Low");
});

test("the days of a span tell what was done, skipped and felt", async () => {
	const person = await scannedPerson(system);
	const day = dayFromNow(0);
	await markDone(person, day, ["morning_sunscreen", "morning_cleanser"]);
	await skip(person, { day, part: "night", skipped: true });
	expect(await daysOf(person)).toEqual([
		{
			day,
			done: ["morning_cleanser", "morning_sunscreen"],
			skipped: [{ part: "night", reason: null }],
			entry: null,
		},
	]);
});

test("other days, feelings nobody knows and spans of years are refused", async () => {
	const person = await welcomePerson(system);
	for (const day of [dayFromNow(2), dayFromNow(-9), "2026-02-30"]) {
		expect((await tell(person, { day, felt: ["calm"] })).statusCode, day).toBe(400);
		expect((await skip(person, { day, part: "night", skipped: true })).statusCode, day).toBe(400);
	}
	expect((await tell(person, { day: dayFromNow(0), felt: ["ugly"] })).statusCode).toBe(400);
	expect((await getAs(system, person, "/api/diary?from=2024-01-01&to=2026-01-01")).statusCode).toBe(400);
});
