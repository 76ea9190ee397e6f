import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { errorSchema } from "@dewlight/contracts/errors.ts";
import { experimentSchema, experimentsAnswerSchema } from "@dewlight/contracts/progress.ts";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog, ownProducts } from "#db/schema/index.ts";
import { addPastScan, putOnPlan } from "../../../test/factories/past-scan.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { getAs } from "../../../test/factories/scan.ts";
import { startOwnSystem, type TestSystem } from "../../../test/harness/start-system.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const GEL = { product_name: "Azelaic gel", product_id: null, metric: "redness", weeks: 4 };
const RED = { readings: { "redness.face": 12 } };

async function post(system: TestSystem, person: Person, url: string, payload: object = {}) {
	return system.app.inject({ method: "POST", url, payload, headers: { cookie: person.cookie } });
}

async function start(system: TestSystem, person: Person, body: object = {}) {
	return post(system, person, "/api/experiments", { ...GEL, ...body });
}

async function listed(system: TestSystem, person: Person) {
	return experimentsAnswerSchema.parse((await getAs(system, person, "/api/experiments")).json()).experiments;
}

async function withBaseline(system: TestSystem): Promise<Person> {
	const person = await welcomePerson(system);
	for (const daysAgo of [20, 10, 1]) await addPastScan(system, person, { daysAgo, ...RED });
	return person;
}

test("from the baseline over the change to the verdict, by the clock alone", async () => {
	const system = await startOwnSystem({ worker: true });
	const person = await withBaseline(system);
	const started = experimentSchema.parse((await start(system, person)).json());
	expect(started).toMatchObject({
		state: "baseline",
		baseline_scans: 3,
		baseline_needed: 3,
		changed_at: null,
		verdict: null,
	});
	const begun = experimentSchema.parse(
		(await post(system, person, `/api/experiments/${started.id}/begin`)).json(),
	);
	expect(begun).toMatchObject({ state: "running", verdict: "too_early", change: null });
	expect(Date.parse(begun.verdict_at ?? "") - Date.parse(begun.changed_at ?? "")).toBe(28 * DAY_MS);
	system.devClock?.advance(27 * DAY_MS);
	expect((await listed(system, person))[0]?.state).toBe("running");
	system.devClock?.advance(2 * DAY_MS);
	expect((await listed(system, person))[0]).toMatchObject({ state: "done", verdict: null });
	await addPastScan(system, person, { daysAgo: 0, readings: { "redness.face": 2 } });
	const [judged] = await listed(system, person);
	expect(judged).toMatchObject({ state: "done", verdict: "better", change: -10 });
	expect(judged?.band).toBeLessThan(10);
	expect(judged?.sentence).toContain("Redness eased across the whole face.");
	expect(judged?.numbers).toContain("Redness points: 12.0 before, 2.0 now.");
	await putOnPlan(system, person, null);
	expect((await listed(system, person))[0]).toEqual(judged);
});

test("photos that are not comparable get no verdict, and the reason", async () => {
	const system = await startOwnSystem({ worker: true });
	const person = await withBaseline(system);
	const { id } = (await start(system, person)).json();
	await post(system, person, `/api/experiments/${id}/begin`);
	system.devClock?.advance(29 * DAY_MS);
	await addPastScan(system, person, { daysAgo: 0, photo: { colour_cast: 0.8 } });
	const [judged] = await listed(system, person);
	expect(judged).toMatchObject({ state: "done", verdict: null, change: null });
	expect(judged?.sentence).toContain("they differ in color of the light");
});

test("too few weeks for the metric are refused with the least", async () => {
	const system = await startOwnSystem({ worker: true });
	const person = await welcomePerson(system);
	const answer = await start(system, person, { metric: "wrinkles", weeks: 11 });
	expect(answer.statusCode).toBe(400);
	expect(answer.json().detail).toBe("Too short to tell: give lines at least 12 weeks.");
	expect((await start(system, person, { metric: "wrinkles", weeks: 12 })).statusCode).toBe(200);
});

test("only one experiment at a time, also when two are started at once; a stopped one makes room", async () => {
	const system = await startOwnSystem({ worker: true });
	const person = await withBaseline(system);
	const both = await Promise.all([start(system, person), start(system, person)]);
	expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
	const [first] = await listed(system, person);
	const stopped = await post(system, person, `/api/experiments/${first?.id}/stop`);
	expect(experimentSchema.parse(stopped.json())).toMatchObject({ state: "stopped", verdict: null });
	expect((await post(system, person, `/api/experiments/${first?.id}/stop`)).statusCode).toBe(409);
	expect((await post(system, person, `/api/experiments/${first?.id}/begin`)).statusCode).toBe(409);
	expect((await start(system, person)).statusCode).toBe(200);
	expect(await listed(system, person)).toHaveLength(2);
});

test("the change cannot begin before the baseline stands; scans older than eight weeks do not count", async () => {
	const system = await startOwnSystem({ worker: true });
	const person = await welcomePerson(system);
	for (const daysAgo of [70, 10, 1]) await addPastScan(system, person, { daysAgo, ...RED });
	const { id, baseline_scans } = (await start(system, person)).json();
	expect(baseline_scans).toBe(2);
	const early = await post(system, person, `/api/experiments/${id}/begin`);
	expect(early.statusCode).toBe(409);
	expect(early.json().detail).toContain("Take one more scan");
	await addPastScan(system, person, { daysAgo: 0, ...RED });
	expect((await post(system, person, `/api/experiments/${id}/begin`)).statusCode).toBe(200);
	expect((await post(system, person, `/api/experiments/${id}/begin`)).statusCode).toBe(409);
});

test("another person's experiment is not found, an id that is none is refused, a visitor is sent to log in", async () => {
	const system = await startOwnSystem({ worker: true });
	const [person, other] = [await withBaseline(system), await welcomePerson(system)];
	const { id } = (await start(system, person)).json();
	for (const verb of ["begin", "stop"]) {
		expect((await post(system, other, `/api/experiments/${id}/${verb}`)).statusCode).toBe(404);
		expect((await post(system, person, `/api/experiments/${UNKNOWN}/${verb}`)).statusCode).toBe(404);
		for (const wrong of ["1", "%00", "x'--", "..%2f.."]) {
			const answer = await post(system, person, `/api/experiments/${wrong}/${verb}`);
			expect([400, 404]).toContain(answer.statusCode);
			expect(errorSchema.parse(answer.json()).detail).toEqual(expect.any(String));
		}
		const visitor = await system.app.inject({ method: "POST", url: `/api/experiments/${id}/${verb}` });
		expect(visitor.statusCode).toBe(401);
	}
	expect(await listed(system, other)).toEqual([]);
	expect((await listed(system, person))[0]?.state).toBe("baseline");
});

test("a product must be of the catalog or the person's own", async () => {
	const system = await startOwnSystem({ worker: true });
	const [person, other] = [await welcomePerson(system), await welcomePerson(system)];
	const createdAt = system.services.clock.now();
	await system.services.store.db
		.insert(ownProducts)
		.values({ id: "own_gel", userId: other.id, name: "Gel", createdAt });
	for (const id of ["own_gel", "no such product", "' or 1=1 --"]) {
		expect((await start(system, person, { product_id: id })).statusCode, id).toBe(404);
	}
	expect((await start(system, other, { product_id: "own_gel" })).json()).toMatchObject({
		product_id: "own_gel",
		product_name: "Gel",
	});
});

test("a product of the catalog goes by its own name, and what is said names it", async () => {
	const system = await startOwnSystem({ worker: true });
	const person = await withBaseline(system);
	const product = STARTER_CATALOGUE.find(({ actives }) => actives.includes("azelaic_acid"));
	const started = await start(system, person, { product_id: product?.id, product_name: "Whatever" });
	const { product_name, sentence } = experimentSchema.parse(started.json());
	expect(product_name).toContain(product?.name);
	expect(sentence).toBe(`The baseline is complete. Begin using ${product_name}, and change nothing else.`);
});

test("nobody under 13 tests anything, nobody under 18 against lines, and nobody what their answers speak against", async () => {
	const system = await startOwnSystem({ worker: true });
	const person = await welcomePerson(system);
	const retinol = STARTER_CATALOGUE.find(({ actives }) => actives.includes("retinol"));
	const answer = (preferences: object) => post(system, person, "/api/profile", { preferences });
	await answer({ age_band: "13-15" });
	const lines = await start(system, person, { metric: "wrinkles", weeks: 12 });
	expect(lines.statusCode).toBe(400);
	expect(lines.json().detail).toMatch(/^Lines are not tested under 18: .*Choose another reading\.$/);
	await answer({ age_band: "under-13" });
	const child = await start(system, person);
	expect(child.statusCode).toBe(400);
	expect(child.json().detail).toMatch(/^Under 13 no product is tested here/);
	await answer({ pregnancy: "pregnant" });
	for (const body of [
		{ product_id: retinol?.id },
		{ product_name: "Night cream (retinol)" },
		{ product_name: "Retinol 1% serum" },
	]) {
		const refused = await start(system, person, body);
		expect(refused.statusCode).toBe(400);
		expect(refused.json().detail).toMatch(/^Retinol in pregnancy: this is not tested\. [A-Z].*\.$/);
	}
	expect(await listed(system, person)).toEqual([]);
	await answer({});
	expect((await start(system, person, { product_id: retinol?.id })).statusCode).toBe(200);
});

test("what was done is in the audit log, without the name of the product", async () => {
	const system = await startOwnSystem({ worker: true });
	const person = await withBaseline(system);
	const { id } = (await start(system, person, { product_name: "Grandmother's cream" })).json();
	await post(system, person, `/api/experiments/${id}/begin`);
	await post(system, person, `/api/experiments/${id}/stop`);
	const rows = await system.services.store.db.select().from(auditLog).where(eq(auditLog.userId, person.id));
	const own = rows.filter(({ action }) => action.startsWith("experiment."));
	expect(own.map(({ action }) => action).toSorted()).toEqual([
		"experiment.change_began",
		"experiment.started",
		"experiment.stopped",
	]);
	expect(JSON.stringify(own)).not.toContain("Grandmother");
});
