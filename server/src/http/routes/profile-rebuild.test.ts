import { planSteps } from "@dewlight/core/routine/plan-steps.ts";
import { makeObservation } from "@dewlight/core/skin/testing/make-observation.ts";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addPastScan, putOnPlan } from "../../../test/factories/past-scan.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { profileCalls, profileOf, scannedPerson } from "../../../test/factories/profile.ts";
import {
	finishScan,
	getAs,
	goodAnswer,
	newPhoto,
	postScan,
	takingAnalyst,
} from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { auditLog, checkinEvents, checkins } from "../../db/schema/index.ts";

/** Clear enough for adapalene at night. */
const SPOTTED = makeObservation({ readings: { "inflamed_spots.left_cheek": 9 } });
const CALM = makeObservation();

let system: TestSystem;
const photos = new Map<string, typeof CALM>();
beforeAll(async () => {
	const analyze = async (photo: Uint8Array) => ({
		...goodAnswer(),
		observation: photos.get(Buffer.from(photo).toString("hex")) ?? SPOTTED,
	});
	system = await startSystem({ worker: true, analyst: takingAnalyst({ analyze }) });
}, 120_000);
afterAll(() => system.close());

const { post } = profileCalls(() => system.app);
const answer = async (person: Person, preferences: object) => {
	const saved = await post("/api/profile", person, { preferences });
	expect(saved.statusCode, saved.body.slice(0, 200)).toBe(200);
	return saved;
};
const activesOf = (plan: unknown) =>
	planSteps(plan as Parameters<typeof planSteps>[0]).flatMap(({ step }) => step.actives);
const rebuilds = (person: Person) =>
	system.services.store.db.$count(
		auditLog,
		and(eq(auditLog.userId, person.id), eq(auditLog.action, "care_plan.rebuilt")),
	);

const planEvents = (person: Person) =>
	system.services.store.db.$count(
		checkinEvents,
		and(
			eq(checkinEvents.stage, "care_plan"),
			inArray(
				checkinEvents.checkinId,
				system.services.store.db
					.select({ id: checkins.id })
					.from(checkins)
					.where(eq(checkins.userId, person.id)),
			),
		),
	);

test("who says pregnant sees a plan without a retinoid in the same answer, and why", async () => {
	const person = await scannedPerson(system);
	const before = await profileOf(system, person);
	expect(activesOf(before.care_plan)).toContain("adapalene");
	expect(before.care_plan).toMatchObject({
		price: { currency: "USD", words: expect.stringMatching(/cost/) },
	});
	const saved = (await answer(person, { pregnancy: "pregnant" })).json();
	expect(activesOf(saved.care_plan)).not.toContain("adapalene");
	expect(saved.changes_told).toBe("You told us you are pregnant.");
	expect(saved.previous_plan_made_at).toBe(before.plan_made_at);
	expect(saved.changes.length).toBeGreaterThan(0);
	for (const { because } of saved.changes) expect(because).toMatch(/^You told us you are pregnant\. /);
	expect(await profileOf(system, person)).toEqual(saved);
	expect(await rebuilds(person)).toBe(1);
});

test("the report, the account, the calendar and the picks follow, and the photo's numbers stay", async () => {
	const person = await scannedPerson(system);
	const id = (await getAs(system, person, "/api/checkins")).json()[0].id;
	const before = (await getAs(system, person, `/api/checkins/${id}`)).json();
	await answer(person, { pregnancy: "trying" });
	const after = (await getAs(system, person, `/api/checkins/${id}`)).json();
	expect(activesOf(after.analysis_result.care_plan)).not.toContain("adapalene");
	expect(after.analysis_result.findings).toEqual(before.analysis_result.findings);
	expect([after.metrics, after.tone]).toEqual([before.metrics, before.tone]);
	expect(JSON.stringify(after)).not.toContain("rebuilt");
	const me = (await getAs(system, person, "/api/me")).json();
	expect(me.user.care_plan).toEqual(after.analysis_result.care_plan);
	expect((await getAs(system, person, "/api/care-plan.ics")).body).not.toMatch(/adapalene/i);
	const { care_plan } = (await getAs(system, person, "/api/recommendations")).json();
	expect(JSON.stringify(care_plan)).not.toMatch(/adapalene|retinol/i);
});

test("onboarding answered again changes the plan as the profile does", async () => {
	const person = await scannedPerson(system);
	const body = { goals: [], issues: [], preferences: { pregnancy: "pregnant" } };
	expect((await post("/api/onboarding", person, body)).statusCode).toBe(200);
	const profile = await profileOf(system, person);
	expect(activesOf(profile.care_plan)).not.toContain("adapalene");
	expect(profile.changes_told).toBe("You told us you are pregnant.");
});

test("answers saved while a report is being decided hold for its plan", async () => {
	const person = await welcomePerson(system);
	const { store } = system.services;
	const transaction = store.transaction.bind(store);
	let saved = false;
	vi.spyOn(store, "transaction").mockImplementation(async (work) => {
		if (!saved && (await planEvents(person)) === 1) {
			saved = true;
			await answer(person, { pregnancy: "pregnant" });
		}
		return transaction(work);
	});
	const id = await finishScan(system, person, newPhoto());
	expect(saved).toBe(true);
	const events = (await getAs(system, person, `/api/checkins/${id}/events?after=0`)).json();
	expect(activesOf(events[4].payload)).toContain("adapalene");
	const { analysis_result } = (await getAs(system, person, `/api/checkins/${id}`)).json();
	expect(activesOf(analysis_result.care_plan)).not.toContain("adapalene");
});

test("answers taken back bring the photo's plan back, and nothing is left to tell", async () => {
	const person = await scannedPerson(system);
	const before = await profileOf(system, person);
	await answer(person, { pregnancy: "pregnant" });
	await answer(person, { pregnancy: "pregnant", age_band: "13-15" });
	expect((await profileOf(system, person)).changes_told).toBe(
		"You told us you are pregnant and you are 13 to 15.",
	);
	await answer(person, {});
	expect(await profileOf(system, person)).toEqual(before);
});

test("named concerns move the plan too, unknown tags and equal answers do not", async () => {
	const person = await scannedPerson(system);
	await post("/api/profile", person, { goals: ["a", "b"] });
	await answer(person, {});
	expect(await rebuilds(person)).toBe(0);
	await post("/api/profile", person, { issues: ["Dark spots"] });
	expect(await rebuilds(person)).toBe(1);
	expect((await profileOf(system, person)).changes_told).toBe("You told us your concerns have changed.");
});

test("a second report tells what its photo changed and why", async () => {
	const person = await scannedPerson(system);
	await putOnPlan(system, person, "pro");
	const calm = newPhoto();
	photos.set(Buffer.from(calm).toString("hex"), CALM);
	await finishScan(system, person, calm);
	const { changes, changes_told, previous_plan_made_at } = await profileOf(system, person);
	expect(previous_plan_made_at).not.toBeNull();
	expect(changes_told).toBeUndefined();
	expect(changes.length).toBeGreaterThan(0);
	for (const { text, because } of changes)
		expect([text, because]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)]);
});

test("an imported photo between two scans has made no plan that anybody followed", async () => {
	const person = await welcomePerson(system);
	await putOnPlan(system, person, "pro");
	await addPastScan(system, person, { daysAgo: 40, readings: { "inflamed_spots.left_cheek": 9 } });
	await finishScan(system, person);
	const weeks = async () =>
		planSteps((await profileOf(system, person)).care_plan as Parameters<typeof planSteps>[0])
			.filter(({ step }) => step.actives.length > 0)
			.map(({ section, key, step }) => [section, key, step.step_id, step.start_week]);
	const before = await profileOf(system, person);
	const begun = await weeks();
	const milder = newPhoto();
	const fewer = makeObservation({ readings: { "inflamed_spots.left_cheek": 5 } });
	photos.set(Buffer.from(milder).toString("hex"), fewer);
	const day = new Date(system.services.clock.now().getTime() - 20 * 86_400_000).toISOString().slice(0, 10);
	expect((await postScan(system, person, milder, "", { photo_date: day })).statusCode).toBe(202);
	await system.settle();
	expect(await profileOf(system, person)).toEqual(before);
	await post("/api/profile", person, { issues: ["Dark spots"] });
	expect(await rebuilds(person)).toBe(1);
	expect((await weeks()).filter((one) => begun.some(([, , id]) => id === one[2]))).toEqual(begun);
});

test("without a report there is nothing to make again", async () => {
	const person = await welcomePerson(system);
	await answer(person, { pregnancy: "pregnant" });
	expect((await profileOf(system, person)).care_plan).toBeNull();
	expect(await rebuilds(person)).toBe(0);
});

test("only the person's own newest report is made again", async () => {
	const [person, other] = [await scannedPerson(system), await scannedPerson(system)];
	await putOnPlan(system, person, "pro");
	await finishScan(system, person);
	await answer(person, { pregnancy: "pregnant" });
	const rows = async (whose: Person) =>
		system.services.store.db
			.select()
			.from(checkins)
			.where(eq(checkins.userId, whose.id))
			.orderBy(checkins.id);
	const [older, newest] = await rows(person);
	expect(activesOf(older?.analysisResult?.care_plan)).toContain("adapalene");
	expect(activesOf(newest?.analysisResult?.care_plan)).not.toContain("adapalene");
	expect((await rows(other))[0]?.analysisResult?.rebuilt).toBeUndefined();
	expect(activesOf((await profileOf(system, other)).care_plan)).toContain("adapalene");
});

test("the next photo starts from the plan made again and tells no old answers", async () => {
	const person = await scannedPerson(system);
	await putOnPlan(system, person, "pro");
	const saved = (await answer(person, { pregnancy: "pregnant" })).json();
	await finishScan(system, person);
	const { care_plan, changes, changes_told } = await profileOf(system, person);
	expect(activesOf(care_plan)).toEqual(activesOf(saved.care_plan));
	expect([changes, changes_told]).toEqual([[], undefined]);
});

test("when the plan cannot be made again the answers are not saved either", async () => {
	const person = await scannedPerson(system);
	const before = await profileOf(system, person);
	const { clock } = system.services;
	const now = clock.now();
	// Past any date that can be written down.
	const stopped = vi.spyOn(clock, "now").mockReturnValue(new Date(Number.NaN));
	const failed = await post("/api/profile", person, { preferences: { pregnancy: "pregnant" } });
	stopped.mockRestore();
	expect(failed.statusCode).toBe(500);
	expect(clock.now().getTime()).toBeGreaterThanOrEqual(now.getTime());
	expect(await profileOf(system, person)).toEqual(before);
});
