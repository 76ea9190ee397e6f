import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { errorSchema } from "@dewlight/contracts/errors.ts";
import { comparisonSchema, progressAnswerSchema } from "@dewlight/contracts/progress.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "#db/schema/index.ts";
import { addPastScan, putOnPlan } from "../../../test/factories/past-scan.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { getAs } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const RED = { readings: { "redness.nose": 14 } };

async function charted(person: Person) {
	const answer = await getAs(system, person, "/api/progress");
	expect(answer.statusCode).toBe(200);
	return progressAnswerSchema.parse(answer.json()).series;
}

test("progress charts every metric over a person's own scans, oldest first, with verdict and band", async () => {
	const [person, other] = [await welcomePerson(system), await welcomePerson(system)];
	const first = await addPastScan(system, person, { daysAgo: 40, ...RED });
	await addPastScan(system, other, { daysAgo: 30, ...RED });
	const last = await addPastScan(system, person, { daysAgo: 1 });
	const nose = (await charted(person)).find(({ metric_id }) => metric_id === "redness.nose");
	expect(nose?.points.map(({ checkin_id }) => checkin_id)).toEqual([first, last]);
	expect(nose).toMatchObject({ verdict: "better", lower_is_better: true, unit: "delta_EI" });
	expect(nose?.sentence).toContain("Redness eased on the nose");
	expect(nose?.points[0]?.band).toBeGreaterThan(0);
	expect(await charted(other)).toEqual([]);
});

test("what the person named at the start is charted first", async () => {
	const person = await welcomePerson(system);
	await system.services.store.db
		.update(users)
		.set({ issues: ["Wrinkles"] })
		.where(eq(users.id, person.id));
	for (const daysAgo of [40, 1]) await addPastScan(system, person, { daysAgo, ...RED });
	expect((await charted(person))[0]?.metric).toBe("wrinkles");
	await system.services.store.db
		.update(users)
		.set({ preferences: { age_band: "13-15" } })
		.where(eq(users.id, person.id));
	expect((await charted(person)).map(({ metric }) => metric)).not.toContain("wrinkles");
});

test("two own scans are compared in time order, and what differed is said in words", async () => {
	const person = await welcomePerson(system);
	const old = await addPastScan(system, person, { daysAgo: 60, ...RED });
	const dark = await addPastScan(system, person, { daysAgo: 30, photo: { light_asymmetry: 14 } });
	const now = await addPastScan(system, person, { daysAgo: 1 });
	const compare = async (before: number, after: number) =>
		comparisonSchema.parse(
			(await getAs(system, person, `/api/progress/compare?before=${before}&after=${after}`)).json(),
		);
	expect(await compare(now, old)).toMatchObject({
		before: old,
		after: now,
		comparable: true,
		differs_in: [],
	});
	expect((await compare(old, now)).sentence).toContain("Redness eased on the nose");
	const withheld = await compare(old, dark);
	expect(withheld).toMatchObject({
		comparable: false,
		differs_in: ["The light comes from a different side."],
	});
	expect(withheld.sentence).toContain("we hold back a verdict");
});

test("another person's scan and an unknown one are not found", async () => {
	const [person, other] = [await welcomePerson(system), await welcomePerson(system)];
	const own = await addPastScan(system, person, { daysAgo: 9 });
	const foreign = await addPastScan(system, other, { daysAgo: 9 });
	for (const id of [foreign, 2_147_483_647]) {
		for (const query of [`before=${own}&after=${id}`, `before=${id}&after=${own}`]) {
			const answer = await getAs(system, person, `/api/progress/compare?${query}`);
			expect(answer.statusCode, query).toBe(404);
		}
	}
});

test.each([
	"",
	"before=1",
	"before=0&after=1",
	"before=-1&after=2",
	"before=1.5&after=2",
	"before=x&after=2",
	"before=99999999999&after=2",
	"before=1e400&after=2",
	"before=1&before=2&after=3",
	"before[]=1&after=2",
	"before=%00&after=2",
	"before=7&after=7",
	"before=1'%20or%20'1'='1&after=2",
])("compare with %j is refused with one sentence", async (query) => {
	const person = await welcomePerson(system);
	const answer = await getAs(system, person, `/api/progress/compare?${query}`);
	expect(answer.statusCode).toBe(400);
	expect(errorSchema.parse(answer.json()).detail).not.toMatch(/expected|received|invalid_|zod/i);
});

test("a visitor gets nothing", async () => {
	for (const url of ["/api/progress", "/api/progress/compare?before=1&after=2", "/api/experiments"]) {
		expect((await system.app.inject({ url })).statusCode, url).toBe(401);
	}
});

test("Free sees three scans, Plus and trial twelve months, Pro all: in the list, the charts and the comparison", async () => {
	const person = await welcomePerson(system);
	const ids: number[] = [];
	for (const daysAgo of [500, 380, 200, 100, 50, 2]) ids.push(await addPastScan(system, person, { daysAgo }));
	const seen = async () => {
		const list = (await getAs(system, person, "/api/checkins")).json().map(({ id }: { id: number }) => id);
		const [series] = await charted(person);
		const compared: number[] = [];
		for (const id of ids.slice(0, -1)) {
			const url = `/api/progress/compare?before=${id}&after=${ids.at(-1)}`;
			if ((await getAs(system, person, url)).statusCode === 200) compared.push(id);
		}
		const points = series?.points.map(({ checkin_id }) => checkin_id);
		expect(list.toReversed()).toEqual(points);
		expect([...compared, ids.at(-1)]).toEqual(points);
		return points;
	};
	expect(await seen()).toEqual(ids.slice(2));
	await putOnPlan(system, person, "plus");
	expect(await seen()).toEqual(ids.slice(2));
	await putOnPlan(system, person, null);
	expect(await seen()).toEqual(ids.slice(3));
	await putOnPlan(system, person, "pro");
	expect(await seen()).toEqual(ids);
	await putOnPlan(system, person, "admin");
	expect(await seen()).toEqual(ids);
});

test("the twelve months of Plus move with the clock, and an upgrade brings everything back", async () => {
	const { devClock } = system;
	const person = await welcomePerson(system);
	await putOnPlan(system, person, "plus");
	for (const daysAgo of [364, 10, 1]) await addPastScan(system, person, { daysAgo });
	const points = async () => (await charted(person))[0]?.points.length;
	expect(await points()).toBe(3);
	devClock?.advance(3 * DAY_MS);
	expect(await points()).toBe(2);
	await putOnPlan(system, person, "pro");
	expect(await points()).toBe(3);
});
