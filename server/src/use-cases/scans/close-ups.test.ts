import { afterAll, beforeAll, expect, test } from "vitest";
import { welcomePerson } from "../../../test/factories/person.ts";
import { finishScan, getAs, takingAnalyst } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { photoConsents } from "../../db/schema/index.ts";
import { eraseScanObjects } from "./index.ts";

let system: TestSystem;

beforeAll(async () => {
	system = await startSystem({ worker: true, analyst: takingAnalyst() });
});
afterAll(() => system.close());

const reportOf = async (person: Parameters<typeof getAs>[1], id: number) =>
	(await getAs(system, person, `/api/checkins/${id}`)).json();

test("a report names the close-up of a finding, its zone and its marks; only their owner gets them, and nobody stores them", async () => {
	const [owner, stranger] = [await welcomePerson(system), await welcomePerson(system)];
	const { close_ups: closeUps } = await reportOf(owner, await finishScan(system, owner));
	expect(closeUps).toEqual([
		{
			concern: "redness",
			zone: "nose",
			filename: expect.stringMatching(/\.webp$/),
			marks_filename: expect.stringMatching(/\.webp$/),
		},
	]);
	for (const name of [closeUps[0].filename, closeUps[0].marks_filename]) {
		const picture = await getAs(system, owner, `/api/thumbnails/${name}`);
		expect(picture.statusCode).toBe(200);
		expect(picture.headers).toMatchObject({ "content-type": "image/webp", "cache-control": "no-store" });
		expect((await getAs(system, stranger, `/api/thumbnails/${name}`)).statusCode).toBe(404);
	}
});

test("who agreed to a text that did not name close-ups has none, and the engine is not asked for any", async () => {
	const person = await welcomePerson(system);
	await system.services.store.db.insert(photoConsents).values({
		id: system.services.ids.uuid(),
		userId: person.id,
		decision: "granted",
		version: "2026-11-21",
		source: "asked",
		decidedAt: new Date(system.services.clock.now().getTime() + 1),
	});
	const report = await reportOf(person, await finishScan(system, person));
	expect(report.status).toBe("complete");
	expect(report.layers).toHaveLength(1);
	expect(report.close_ups).toEqual([]);
});

test("close-ups go with the rest of a person's pictures", async () => {
	const person = await welcomePerson(system);
	const id = await finishScan(system, person);
	expect(await system.services.objects.list(`pictures/${id}/`)).toHaveLength(4);
	const ctx = { ...system.services, actor: { kind: "job", job: "erase" } as const };
	await eraseScanObjects({ ctx, input: { userId: person.id } });
	expect(await system.services.objects.list(`pictures/${id}/`)).toEqual([]);
	expect((await reportOf(person, id)).close_ups).toEqual([]);
});
