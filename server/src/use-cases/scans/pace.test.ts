import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPastScan } from "../../../test/factories/past-scan.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { finishScan, getAs, takingAnalyst } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { insertNote } from "../../db/queries/checkins.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ analyst: takingAnalyst(), worker: true });
});
afterAll(() => system.close());

const MINUTE = 1 / 1440;

async function paces(person: Person): Promise<Record<number, string | null>> {
	const tiles: { id: number; pace: { text: string } | null }[] = (
		await getAs(system, person, "/api/checkins")
	).json();
	return Object.fromEntries(tiles.map(({ id, pace }) => [id, pace?.text ?? null]));
}

test("five scans in a quarter of an hour meet a kind sentence on the newest one, notes do not, and nobody is kept from a scan", async () => {
	const person = await welcomePerson(system);
	const other = await welcomePerson(system);
	const ids: number[] = [];
	for (const minutes of [13, 10, 7, 3]) {
		ids.push(await addPastScan(system, person, { daysAgo: minutes * MINUTE }));
	}
	const newest = await finishScan(system, person);
	const text = expect.stringMatching(/^5 scans within a quarter of an hour /);
	expect(await paces(person)).toEqual({ ...Object.fromEntries(ids.map((id) => [id, null])), [newest]: text });
	const { created_at, pace } = (await getAs(system, person, `/api/checkins/${newest}`)).json();
	expect(pace).toEqual({
		text,
		next_comparison_at: new Date(Date.parse(created_at) + 7 * DAY_MS).toISOString(),
	});
	expect((await getAs(system, person, `/api/checkins/${ids[0]}`)).json().pace).toBeNull();

	const limit = await getAs(system, person, "/api/check-scan-limit");
	expect(limit.json()).toMatchObject({ allowed: true, used: 1 });
	await addPastScan(system, other, { daysAgo: 8 });
	const at = system.services.clock.now();
	const note = {
		userId: other.id,
		note: null,
		photoQuality: { status: "fail" as const, reason: null, checks: [] },
	};
	for (let notes = 0; notes < 4; notes += 1) {
		await insertNote(system.services.store.db, { ...note, createdAt: at, finishedAt: at });
	}
	const own = await finishScan(system, other);
	expect((await paces(other))[own]).toBeNull();
});
