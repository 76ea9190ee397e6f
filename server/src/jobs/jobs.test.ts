import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { bareServices } from "../../test/harness/bare-services.ts";
import { startChild } from "../../test/harness/child-process.ts";
import { openTestDatabase } from "../../test/harness/database.ts";
import { silentLog } from "../../test/harness/silent-log.ts";
import { temporaryDirectory } from "../../test/harness/temporary-directory.ts";
import { noteJob, noteJobThat } from "../../test/processes/note-job.ts";
import { type OpenDatabase, openDatabase } from "../db/open-database.ts";
import { createOutboxRelay, type OutboxRelay, readOutbox } from "../db/transactional-outbox.ts";
import type { Services } from "../use-cases/context.ts";
import { enqueue } from "../use-cases/enqueue.ts";
import type { JobDefinition } from "./define-job.ts";
import { DEAD_LETTER_QUEUE, type JobQueue, startQueue } from "./queue.ts";
import { startWorker } from "./worker.ts";

const PROMISE_JOB = fileURLToPath(import.meta.resolve("../../test/processes/promise-job.ts"));
const START_SLOW_JOB = fileURLToPath(import.meta.resolve("../../test/processes/start-slow-job.ts"));

interface Bench {
	database: OpenDatabase;
	services: Services;
	queue: JobQueue;
	relay: OutboxRelay;
}

async function startBench(opened: Promise<OpenDatabase> = openTestDatabase()): Promise<Bench> {
	const database = await opened;
	const queue = await startQueue({
		driver: database.driver,
		jobs: [noteJob],
		log: silentLog,
		supervise: true,
	});
	const services = bareServices(database);
	const relay = createOutboxRelay({
		db: database.db,
		send: queue.send,
		onError: () => undefined,
		pollMs: 200,
	});
	services.store.onPromisedJobs(relay.nudge);
	onTestFinished(async () => {
		await relay.stop();
		await queue.stop();
		await database.close();
	});
	return { database, services, queue, relay };
}

function work({ queue, services }: Bench, job: JobDefinition): Promise<void> {
	return startWorker({ queue, jobs: [job], services });
}

async function until(condition: () => boolean | Promise<boolean>, seconds = 30): Promise<void> {
	const end = performance.now() + seconds * 1000;
	while (!(await condition())) {
		if (performance.now() > end) throw new Error(`Not so within ${seconds} s.`);
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
}

test("a promised job runs after the commit, with the promised payload", async () => {
	const bench = await startBench();
	const seen: string[] = [];
	await work(
		bench,
		noteJobThat(async ({ payload }) => void seen.push(payload.text)),
	);
	const started = performance.now();
	await bench.services.store.transaction((tx) => enqueue(bench.services, tx, noteJob, { text: "hello" }));
	await until(() => seen.length > 0);
	expect(seen).toEqual(["hello"]);
	expect(performance.now() - started).toBeLessThan(3_000);
	await until(async () => (await readOutbox(bench.database.db, 10)).length === 0);
});

test("whoever works a job off in the process that hands it over is woken at once", async () => {
	const bench = await startBench();
	await work(bench, noteJob);
	const woken = vi.spyOn(bench.queue.boss, "notifyWorker");
	await bench.services.store.transaction((tx) => enqueue(bench.services, tx, noteJob, { text: "hello" }));
	await bench.relay.drain();
	expect(woken).toHaveBeenCalledOnce();
});

test("a transaction that fails promises nothing", async () => {
	const bench = await startBench();
	const failing = bench.services.store.transaction(async (tx) => {
		await enqueue(bench.services, tx, noteJob, { text: "never" });
		throw new Error("changed my mind");
	});
	await expect(failing).rejects.toThrow("changed my mind");
	await bench.relay.drain();
	expect(await bench.queue.openJobs()).toBe(0);
});

test("handing the same row over twice makes one job", async () => {
	const bench = await startBench();
	const row = {
		id: bench.services.ids.uuid(),
		job: noteJob.id,
		payload: { text: "once" },
		startAfter: null,
		createdAt: new Date(),
	};
	await bench.queue.send(row);
	await bench.queue.send(row);
	expect(await bench.queue.openJobs()).toBe(1);
});

test("one job that cannot be handed over does not hold up the others", async () => {
	const bench = await startBench();
	const unknown = { ...noteJob, id: "test-nobody-knows" };
	await bench.services.store.transaction(async (tx) => {
		await enqueue(bench.services, tx, unknown, { text: "stuck" });
		await enqueue(bench.services, tx, noteJob, { text: "fine" });
	});
	await expect(bench.relay.drain()).rejects.toThrow("1 promised jobs wait");
	expect(await bench.queue.openJobs()).toBe(1);
	expect(await readOutbox(bench.database.db, 10)).toMatchObject([{ job: "test-nobody-knows" }]);
});

test("a job promised by a process that died before handing it over still runs", async () => {
	const dataDir = temporaryDirectory();
	const dying = startChild(PROMISE_JOB, [dataDir]);
	await dying.printed("committed");
	await dying.kill("SIGKILL");
	const bench = await startBench(openDatabase({ kind: "embedded", dataDir }));
	const seen: string[] = [];
	await work(
		bench,
		noteJobThat(async ({ payload }) => void seen.push(payload.text)),
	);
	bench.relay.start();
	await until(() => seen.length > 0);
	expect(seen).toEqual(["promised"]);
});

test("a job whose worker was killed in the middle is taken up by the next worker", async () => {
	const dataDir = temporaryDirectory();
	const dying = startChild(START_SLOW_JOB, [dataDir]);
	await dying.printed("taken");
	await dying.kill("SIGKILL");
	const bench = await startBench(openDatabase({ kind: "embedded", dataDir }));
	const seen: string[] = [];
	await work(
		bench,
		noteJobThat(async ({ payload }) => void seen.push(payload.text)),
	);
	await until(() => seen.length > 0, 60);
	expect(seen).toEqual(["slow"]);
});

test("a failing job is tried three times, told which try is the last, and then kept for an operator", async () => {
	const bench = await startBench();
	const tries: boolean[] = [];
	const failing = noteJobThat(async ({ lastTry }) => {
		tries.push(lastTry);
		throw new Error("no");
	});
	await work(bench, failing);
	await bench.queue.boss.send(noteJob.id, { text: "doomed" });
	await until(async () => (await bench.queue.boss.findJobs(DEAD_LETTER_QUEUE)).length === 1);
	expect(tries).toEqual([false, false, true]);
});

test("a payload of the wrong shape never reaches the handler", async () => {
	const bench = await startBench();
	let runs = 0;
	await work(
		bench,
		noteJobThat(async () => void runs++),
	);
	await bench.queue.boss.send(noteJob.id, { words: 1 });
	await until(async () => (await bench.queue.boss.findJobs(DEAD_LETTER_QUEUE)).length === 1);
	expect(runs).toBe(0);
});
