import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPastScan, putOnPlan } from "../../../test/factories/past-scan.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { anyOf, profileCalls } from "../../../test/factories/profile.ts";
import { getAs, newPhoto, postScan, takingAnalyst } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { listEarlierReports } from "../../db/queries/reports.ts";
import { usageEntries } from "../../db/schema/index.ts";
import { reportParts } from "../progress/index.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ analyst: takingAnalyst(), worker: true });
});
afterAll(() => system.close());

const { confirm } = profileCalls(() => system.app);
const dayAgo = (days: number) =>
	new Date(system.services.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);

function sendImport(person: Person, photoDate: string, more: Record<string, string> = {}) {
	return postScan(system, person, newPhoto(), "", { photo_date: photoDate, ...more });
}

async function importPhoto(person: Person, photoDate: string): Promise<number> {
	const answer = await sendImport(person, photoDate);
	expect(answer.statusCode, answer.body).toBe(202);
	await system.settle();
	return answer.json().id;
}

const countedFor = (person: Person) =>
	system.services.store.db.select().from(usageEntries).where(eq(usageEntries.userId, person.id));

test("an imported photo takes its place by its day, is named imported, and counts as a scan", async () => {
	const person = await welcomePerson(system);
	const [older, newer] = [
		await addPastScan(system, person, { daysAgo: 90 }),
		await addPastScan(system, person, { daysAgo: 10 }),
	];
	const before = (await getAs(system, person, "/api/check-scan-limit")).json().used;
	const id = await importPhoto(person, dayAgo(40));
	const tiles = (await getAs(system, person, "/api/checkins")).json();
	expect(tiles.map((tile: { id: number }) => tile.id)).toEqual([newer, id, older]);
	expect(tiles.map((tile: { photo_date: string | null }) => tile.photo_date)).toEqual([
		null,
		dayAgo(40),
		null,
	]);
	expect(tiles[1].taken_at).toBe(`${dayAgo(41)}T10:00:00.000Z`);
	expect((await getAs(system, person, "/api/check-scan-limit")).json().used).toBe(before + 1);
});

test("a photo of today is of the moment it came in, not of a noon to come", async () => {
	const person = await welcomePerson(system);
	const id = await importPhoto(person, dayAgo(0));
	const { taken_at, created_at } = (await getAs(system, person, `/api/checkins/${id}`)).json();
	expect(Date.parse(taken_at)).toBeLessThanOrEqual(Date.parse(created_at));
});

test("a scan of the same day is later than an imported photo of it, and keeps its plan", async () => {
	const person = await welcomePerson(system);
	const scanned = await addPastScan(system, person, { daysAgo: 0 });
	await importPhoto(person, dayAgo(0));
	expect((await getAs(system, person, "/api/checkins/latest")).json()).toEqual({ id: scanned });
});

test("an imported photo's plan was made the day it came in, whatever its day", async () => {
	const person = await welcomePerson(system);
	const id = await importPhoto(person, dayAgo(300));
	const { created_at } = (await getAs(system, person, `/api/checkins/${id}`)).json();
	expect((await getAs(system, person, "/api/profile")).json().plan_made_at).toBe(created_at);
});

test("readings of an imported photo name its day", async () => {
	const person = await welcomePerson(system);
	const id = await importPhoto(person, dayAgo(60));
	await addPastScan(system, person, { daysAgo: 5 });
	const [{ points }] = (await getAs(system, person, "/api/progress")).json().series;
	expect(points).toMatchObject([{ checkin_id: id, photo_date: dayAgo(60) }, { photo_date: null }]);
});

test("the newer plan stays, and stays the newest report everywhere", async () => {
	const person = await welcomePerson(system);
	const newer = await addPastScan(system, person, { daysAgo: 5 });
	const plan = (await getAs(system, person, "/api/me")).json().user.care_plan;
	const id = await importPhoto(person, dayAgo(200));
	const { user } = (await getAs(system, person, "/api/me")).json();
	expect(user.care_plan).toEqual(plan);
	expect(user.latest_checkin_id).toBe(newer);
	expect((await getAs(system, person, "/api/checkins/latest")).json()).toEqual({ id: newer });
	expect((await getAs(system, person, `/api/checkins/${id}`)).json().makes_todays_plan).toBe(false);
	expect((await getAs(system, person, `/api/checkins/${newer}`)).json().makes_todays_plan).toBe(true);
});

test("a comparison has the photo of the earlier day before, whichever came in first", async () => {
	const person = await welcomePerson(system);
	const scanned = await addPastScan(system, person, { daysAgo: 5 });
	const id = await importPhoto(person, dayAgo(60));
	for (const query of [`before=${scanned}&after=${id}`, `before=${id}&after=${scanned}`]) {
		const compared = (await getAs(system, person, `/api/progress/compare?${query}`)).json();
		expect(compared).toMatchObject({ before: id, after: scanned });
	}
});

test("nobody is said to have followed the plan of an imported photo since its day", async () => {
	const person = await welcomePerson(system);
	const id = await importPhoto(person, dayAgo(300));
	const scanned = await addPastScan(system, person, { daysAgo: 1 });
	const earlier = await listEarlierReports(
		system.services.store.db,
		{ userId: person.id, beforeId: scanned },
		5,
	);
	expect(earlier.map((report) => [report.id, report.treatments])).toEqual([[id, []]]);
});

test.each([
	["9999-01-01", "That day has not come yet"],
	["1999-12-31", "2000 or later"],
	["2024-02-30", "YYYY-MM-DD"],
	["", "YYYY-MM-DD"],
	["yesterday", "YYYY-MM-DD"],
])("a photo of the day %j is refused and not counted", async (day, words) => {
	const person = await welcomePerson(system);
	const answer = await sendImport(person, day);
	expect(answer.statusCode).toBe(400);
	expect(answer.json().detail).toContain(words);
	expect(await countedFor(person)).toEqual([]);
	expect((await getAs(system, person, "/api/checkins")).json()).toEqual([]);
});

test("a day that the plan's history would not show is refused before it is counted", async () => {
	const person = await welcomePerson(system);
	for (const daysAgo of [3, 2, 1]) await addPastScan(system, person, { daysAgo });
	await putOnPlan(system, person, null);
	const few = await sendImport(person, dayAgo(30));
	expect(few.statusCode).toBe(403);
	expect(few.json().message).toContain("nothing was counted");
	await putOnPlan(system, person, "plus");
	expect((await sendImport(person, dayAgo(800))).statusCode).toBe(403);
	expect(await countedFor(person)).toEqual([]);
	await putOnPlan(system, person, "pro");
	await importPhoto(person, dayAgo(800));
	expect(await countedFor(person)).toHaveLength(1);
});

test("a photo from before is no note", async () => {
	const person = await welcomePerson(system);
	expect((await sendImport(person, dayAgo(9), { keep_as_note: "true" })).statusCode).toBe(400);
});

test("files of the timeline and the report for a clinician name it imported, with its day", async () => {
	const person = await welcomePerson(system);
	await putOnPlan(system, person, "pro");
	const id = await importPhoto(person, dayAgo(30));
	const json = (await getAs(system, person, "/api/checkins/export?format=json")).json();
	expect(json.checkins).toMatchObject([{ id, imported: true, photo_date: dayAgo(30) }]);
	const csv = (await getAs(system, person, "/api/checkins/export?format=csv")).body;
	expect(csv.split("\r\n")[0]).toMatch(/,imported$/);
	expect(csv.split("\r\n")[1]).toMatch(new RegExp(`^${id},${dayAgo(31)}T10:00:00.000Z,.*,yes$`));
	const parts = JSON.stringify(await reportParts(system.services, person.id));
	expect(parts).toContain("Imported: 1, a photo from before with the day the person named.");
	expect(parts).toContain(`${dayAgo(30)} (imported)`);
});

test.each(["America/Los_Angeles", "Pacific/Auckland"])(
	"what was done meanwhile begins on the day an imported photo names, in %s",
	async (time_zone) => {
		const person = await welcomePerson(system);
		const wishes = { morning_at: null, night_at: null, next_scan: false, ramp_step: false };
		await system.app.inject({
			method: "PATCH",
			url: "/api/reminders",
			payload: { ...wishes, time_zone, quiet: null, by_mail: false },
			headers: { cookie: person.cookie },
		});
		await confirm(person, "morning_sunscreen", { id: anyOf("sunscreen").id });
		await addPastScan(system, person, { daysAgo: 0 });
		await importPhoto(person, dayAgo(20));
		expect((await getAs(system, person, "/api/progress")).json().use).toMatchObject({ from: dayAgo(20) });
	},
);
