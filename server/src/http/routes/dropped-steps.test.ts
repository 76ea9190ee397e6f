import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { profileCalls, profileOf, scannedPerson } from "../../../test/factories/profile.ts";
import { getAs, takingAnalyst } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { auditLog } from "../../db/schema/index.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true, analyst: takingAnalyst() });
}, 120_000);
afterAll(() => system.close());

const { drop } = profileCalls(() => system.app);
const actionsOf = async (person: Person, action: string) =>
	system.services.store.db.$count(auditLog, and(eq(auditLog.userId, person.id), eq(auditLog.action, action)));

test("a step is dropped, stays dropped and is taken back", async () => {
	const person = await scannedPerson(system);
	const step = (await profileOf(system, person)).droppable_steps[0]?.step ?? "";
	const answers = await Promise.all([drop(person, step), drop(person, step)]);
	for (const answer of answers) expect(answer.json()).toEqual({ dropped_steps: [step] });
	expect(await actionsOf(person, "routine.step_dropped")).toBe(1);
	expect((await profileOf(system, person)).dropped_steps).toEqual([step]);
	expect((await drop(person, step, false)).json()).toEqual({ dropped_steps: [] });
	for (const unknown of ["morning_mask", "nothing", "__proto__"]) {
		expect((await drop(person, unknown)).statusCode, unknown).toBe(400);
	}
	expect((await drop(await welcomePerson(system), "morning_cleanser")).statusCode).toBe(400);
});

test("the calendar holds the plan without what was dropped", async () => {
	const person = await scannedPerson(system);
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
