import { KEEP_AS_NOTE } from "@dewlight/contracts/scans.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { welcomePerson } from "../../../test/factories/person.ts";
import { getAs, newPhoto, postScan, takingAnalyst } from "../../../test/factories/scan.ts";
import { startOwnSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { insertUser } from "../../db/queries/accounts.ts";
import { insertCheckin } from "../../db/queries/checkins.ts";
import { claimOriginal, insertOriginal } from "../../db/queries/scans.ts";
import { checkins, originals, rateLimits } from "../../db/schema/index.ts";
import { JOBS } from "../../jobs/definitions/index.ts";
import { analyzeScanJob } from "../../jobs/definitions/promised.ts";
import { startWorker } from "../../jobs/worker.ts";
import { enqueue } from "../enqueue.ts";
import { sweepScans } from "./index.ts";

const sweep = (own: TestSystem) =>
	sweepScans({ ctx: { ...own.services, actor: { kind: "job", job: "sweep-scans" } } });

function work(own: TestSystem): Promise<void> {
	return startWorker({ queue: own.queue, jobs: JOBS, services: own.services });
}

/** A scan of a person of its own, as `scan-skin` leaves it behind. */
async function queueScan({ services }: TestSystem): Promise<number> {
	const { store, ids, clock, objects } = services;
	const [id, at] = [ids.uuid(), clock.now()];
	const original = { id, objectKey: `originals/${id}`, storeId: objects.id };
	await objects.put(original.objectKey, newPhoto(), "application/octet-stream");
	return store.transaction(async (tx) => {
		const userId = await insertUser(tx, {
			email: `${id}@example.com`,
			username: "Ana",
			passwordHash: "",
			createdAt: at,
			trialEndsAt: at,
		});
		await insertOriginal(tx, { ...original, bytes: 4096, createdAt: at });
		const checkinId = await insertCheckin(tx, { userId, note: null, createdAt: at });
		await claimOriginal(tx, id, checkinId);
		await enqueue(services, tx, analyzeScanJob, { checkin_id: checkinId });
		return checkinId;
	});
}

async function statuses({ services }: TestSystem): Promise<string[]> {
	const rows = await services.store.db.selectDistinct({ status: checkins.status }).from(checkins);
	return rows.map(({ status }) => status);
}

test("scans that waited ten minutes for a worker are not lost, and all of them complete", async () => {
	const own = await startOwnSystem({ analyst: takingAnalyst() });
	for (let scan = 0; scan < 20; scan += 1) await queueScan(own);
	await own.relay.drain();
	own.devClock?.advance(11 * 60_000);
	expect(await sweep(own)).toEqual({ failed: 0, deleted: 0 });
	await work(own);
	await expect.poll(() => statuses(own), { timeout: 100_000, interval: 200 }).toEqual(["complete"]);
	expect(await sweep(own)).toEqual({ failed: 0, deleted: 0 });
	expect(await own.services.objects.list("originals/")).toEqual([]);
});

test("a scan whose job waits to be tried again is not lost either, and one without a job is", async () => {
	const own = await startOwnSystem({ analyst: takingAnalyst() });
	const [kept, lost] = [await queueScan(own), await queueScan(own)];
	await own.relay.drain();
	const { db } = own.services.store;
	await db.execute(sql`update pgboss.job set state = 'retry' where data ->> 'checkin_id' = ${String(kept)}`);
	await db.execute(sql`delete from pgboss.job where data ->> 'checkin_id' = ${String(lost)}`);
	own.devClock?.advance(2 * 60_000);
	expect(await sweep(own)).toEqual({ failed: 1, deleted: 1 });
	const rows = await db
		.select({ id: checkins.id, failure: checkins.failure })
		.from(checkins)
		.orderBy(checkins.id);
	expect(rows).toEqual([
		{ id: kept, failure: null },
		{ id: lost, failure: "timed_out" },
	]);
});

test("a scan in line tells how many stand before it, and none once it is done", async () => {
	const own = await startOwnSystem({ analyst: takingAnalyst(), worker: true });
	const person = await welcomePerson(own);
	await own.settle();
	await own.queue.boss.offWork(analyzeScanJob.id);
	for (let scan = 0; scan < 3; scan += 1) await queueScan(own);
	const { id } = (await postScan(own, person)).json();
	const ahead = async () => (await getAs(own, person, `/api/checkins/${id}`)).json().waiting_ahead;
	expect(await ahead()).toBe(3);
	await own.relay.drain();
	expect(await ahead()).toBe(3);
	await work(own);
	await own.settle();
	expect(await ahead()).toBeNull();
});

test("a photo for which the line is too long is refused before it costs or leaves anything", async () => {
	const own = await startOwnSystem({
		analyst: takingAnalyst(),
		worker: true,
		env: { MAX_WAITING_SCANS: "2" },
	});
	const person = await welcomePerson(own);
	await own.settle();
	await own.queue.boss.offWork(analyzeScanJob.id);
	for (let scan = 0; scan < 2; scan += 1) await queueScan(own);
	const { db } = own.services.store;
	const attempts = await db.select().from(rateLimits);
	const refused = await postScan(own, person);
	expect(refused.statusCode).toBe(503);
	expect(refused.headers["retry-after"]).toBe("120");
	expect(refused.json().detail).toContain("Your photo was not taken and nothing was counted");
	expect((await getAs(own, person, "/api/check-scan-limit")).json().used).toBe(0);
	expect(await db.select().from(rateLimits)).toEqual(attempts);
	expect(await db.select().from(originals)).toHaveLength(2);
});

test("a photo that is kept as a note stands in no line, and is taken while it is full", async () => {
	const own = await startOwnSystem({
		analyst: takingAnalyst({
			thumbnail: async () => ({
				photoQuality: { status: "pass", reason: null, checks: [] },
				thumbnail: newPhoto(),
			}),
		}),
		worker: true,
		env: { MAX_WAITING_SCANS: "1" },
	});
	const person = await welcomePerson(own);
	await own.settle();
	await own.queue.boss.offWork(analyzeScanJob.id);
	await queueScan(own);
	expect((await postScan(own, person)).statusCode).toBe(503);
	const asNote = { [KEEP_AS_NOTE.field]: KEEP_AS_NOTE.value };
	expect((await postScan(own, person, newPhoto(), "itchy", asNote)).statusCode).toBe(202);
});

test("a scan whose last try died with its process is told as failed, refunded and without its photo at once", async () => {
	const own = await startOwnSystem({ analyst: takingAnalyst(), worker: true });
	const person = await welcomePerson(own);
	await own.settle();
	await own.queue.boss.offWork(analyzeScanJob.id);
	const { id } = (await postScan(own, person)).json();
	await own.relay.drain();
	// As the third process leaves it that a photo takes along.
	await own.services.store.db.execute(sql`
		update pgboss.job set state = 'active', retry_count = retry_limit, started_on = now(),
			heartbeat_on = now() - interval '1 hour'
		where name = ${analyzeScanJob.id}`);
	const read = async () => (await getAs(own, person, `/api/checkins/${id}`)).json();
	await expect.poll(read, { timeout: 20_000 }).toMatchObject({ status: "failed" });
	await own.settle();
	expect(await read()).toMatchObject({ original_deleted_at: expect.any(String), waiting_ahead: null });
	expect((await getAs(own, person, "/api/check-scan-limit")).json().used).toBe(0);
	expect(await own.services.objects.list("originals/")).toEqual([]);
});
