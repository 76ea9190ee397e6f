import { checkinSchema } from "@dewlight/contracts/scans.ts";
import type { CarePlan } from "@dewlight/core/routine/care-plan.ts";
import { planSteps } from "@dewlight/core/routine/plan-steps.ts";
import { makeObservation } from "@dewlight/core/skin/testing/make-observation.ts";
import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { putOnPlan } from "../../../test/factories/past-scan.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { profileOf } from "../../../test/factories/profile.ts";
import { finishScan, getAs, goodAnswer, newPhoto, takingAnalyst } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { auditLog } from "../../db/schema/index.ts";

const NOTE = "I am pregnant. My cheeks feel tight and flaky.";

let system: TestSystem;
beforeAll(async () => {
	const analyze = async () => ({
		...goodAnswer(),
		observation: makeObservation({ readings: { "inflamed_spots.left_cheek": 9 } }),
	});
	system = await startSystem({ worker: true, analyst: takingAnalyst({ analyze }) });
}, 120_000);
afterAll(() => system.close());

async function toldPerson(note = NOTE) {
	const person = await welcomePerson(system);
	return { person, id: await finishScan(system, person, newPhoto(), note) };
}
const answer = (person: Person, id: number, payload: object) =>
	system.app.inject({
		method: "PATCH",
		url: `/api/checkins/${id}/understood`,
		payload,
		headers: { cookie: person.cookie },
	});
const reportOf = async (person: Person, id: number) =>
	checkinSchema.parse((await getAs(system, person, `/api/checkins/${id}`)).json()).analysis_result;
async function answered(person: Person, id: number, payload: object) {
	const said = await answer(person, id, payload);
	expect(said.statusCode, said.body.slice(0, 200)).toBe(200);
	return checkinSchema.parse(said.json()).analysis_result;
}
const activesOf = ({ care_plan }: { care_plan: unknown }) =>
	planSteps(care_plan as CarePlan).flatMap(({ step }) => step.actives);
const entriesOf = (person: Person) =>
	system.services.store.db.$count(
		auditLog,
		and(eq(auditLog.userId, person.id), like(auditLog.action, "report.%")),
	);

test("what is not so leaves the plan in the same answer, and comes back when that is taken back", async () => {
	const { person, id } = await toldPerson();
	const before = await reportOf(person, id);
	expect(before.understood?.map((one) => [one.id, one.state, one.in_profile])).toEqual([
		["pregnant", "read", false],
		["barrier_strained", "read", false],
	]);
	expect(activesOf(before)).not.toContain("adapalene");
	await answered(person, id, { id: "barrier_strained", state: "denied" });
	const after = await answered(person, id, { id: "pregnant", state: "denied" });
	expect(activesOf(after)).toContain("adapalene");
	expect((await profileOf(system, person)).care_plan).toEqual(after.care_plan);
	expect(await reportOf(person, id)).toEqual(after);
	await answered(person, id, { id: "pregnant", state: "read" });
	expect(await answered(person, id, { id: "barrier_strained", state: "read" })).toEqual(before);
});

test("what lasts joins the profile when the person agrees, and leaves it when that is taken back", async () => {
	const { person, id } = await toldPerson();
	const kept = await answered(person, id, { id: "pregnant", state: "kept" });
	expect(kept.understood?.[0]).toMatchObject({ id: "pregnant", state: "kept", in_profile: true });
	expect((await profileOf(system, person)).preferences).toEqual({ pregnancy: "pregnant" });
	await answered(person, id, { id: "pregnant", state: "read" });
	expect((await profileOf(system, person)).preferences).toEqual({});
});

test("the profile tells what the note told beside its answers, and no longer once it is kept or denied", async () => {
	const { person, id } = await toldPerson();
	const told = async () => (await profileOf(system, person)).told_in_note;
	expect(await told()).toEqual(["you are pregnant", expect.stringMatching(/^your skin feels/)]);
	await answered(person, id, { id: "pregnant", state: "kept" });
	await answered(person, id, { id: "barrier_strained", state: "denied" });
	expect(await told()).toEqual([]);
});

test("an answer of the profile decides over what was kept in it", async () => {
	const { person, id } = await toldPerson("I am pregnant.");
	await answered(person, id, { id: "pregnant", state: "kept" });
	await system.app.inject({
		method: "POST",
		url: "/api/profile",
		payload: { preferences: { pregnancy: "no" } },
		headers: { cookie: person.cookie },
	});
	expect(activesOf(await reportOf(person, id))).toContain("adapalene");
});

test("an allergy beyond what the profile holds is not kept, and says why", async () => {
	const { person, id } = await toldPerson("I am allergic to lanolin.");
	const allergies = Array.from({ length: 20 }, (_, at) => `royal blue ${at}`);
	const headers = { cookie: person.cookie };
	const payload = { preferences: { allergies } };
	expect(
		(await system.app.inject({ method: "POST", url: "/api/profile", payload, headers })).statusCode,
	).toBe(200);
	const refused = await answer(person, id, { id: "allergy", about: "lanolin", state: "kept" });
	expect([refused.statusCode, refused.json().detail]).toEqual([
		400,
		expect.stringMatching(/up to 20 ingredients/),
	]);
	expect((await reportOf(person, id)).understood?.[0]?.state).toBe("read");
	expect((await profileOf(system, person)).preferences).toEqual({ allergies });
});

test("saying the same twice is said once", async () => {
	const { person, id } = await toldPerson();
	const first = await answered(person, id, { id: "pregnant", state: "denied" });
	expect(await answered(person, id, { id: "pregnant", state: "denied" })).toEqual(first);
	expect(await entriesOf(person)).toBe(1);
});

test("an older report keeps its plan, whatever is said to its note now", async () => {
	const { person, id } = await toldPerson("I am pregnant.");
	await putOnPlan(system, person, "pro");
	await finishScan(system, person);
	const before = await reportOf(person, id);
	const newest = (await profileOf(system, person)).care_plan;
	const after = await answered(person, id, { id: "pregnant", state: "denied" });
	expect(after.understood?.[0]?.state).toBe("denied");
	expect(after.care_plan).toEqual(before.care_plan);
	expect((await profileOf(system, person)).care_plan).toEqual(newest);
});

test("a report says whether today's plan is made from it", async () => {
	const { person, id } = await toldPerson();
	await putOnPlan(system, person, "pro");
	const madeFrom = async (checkinId: number) =>
		checkinSchema.parse((await getAs(system, person, `/api/checkins/${checkinId}`)).json()).makes_todays_plan;
	expect(await madeFrom(id)).toBe(true);
	const newest = await finishScan(system, person);
	expect([await madeFrom(id), await madeFrom(newest)]).toEqual([false, true]);
});

test.each<[string, object]>([
	["was never understood", { id: "rosacea", state: "denied" }],
	["passes by itself and should be kept", { id: "barrier_strained", state: "kept" }],
	["has an unknown state", { id: "pregnant", state: "sure" }],
])("what %s is refused and changes nothing", async (_what, payload) => {
	const { person, id } = await toldPerson();
	expect((await answer(person, id, payload)).statusCode).toBe(400);
	expect(await entriesOf(person)).toBe(0);
});

test("somebody else's report is not found", async () => {
	const { person, id } = await toldPerson();
	const other = await welcomePerson(system);
	expect((await answer(other, id, { id: "pregnant", state: "denied" })).statusCode).toBe(404);
	expect((await reportOf(person, id)).understood?.[0]?.state).toBe("read");
});
