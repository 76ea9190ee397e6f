import { fromPglite, PgBoss, type Queue } from "pg-boss";
import { type DatabaseDriver, hearClosingClients } from "#db/open-database.ts";
import type { PromisedJob } from "#db/transactional-outbox.ts";
import type { Log } from "#ports/telemetry.ts";
import type { JobDefinition } from "./define-job.ts";

/** A worker that dies in the middle of a job is noticed after this long and the job is given to another. */
const HEARTBEAT_SECONDS = 10;

const STOP_PATIENCE_MS = 10_000;

/** Payloads may name a person, so the privacy policy says how long they stay. */
const KEEP_FINISHED_SECONDS = 7 * 86_400;
const KEEP_FAILED_SECONDS = 14 * 86_400;

/** Jobs that failed every try, and that no other job follows, are kept here for an operator. */
export const DEAD_LETTER_QUEUE = "dead-letter";

export interface JobQueue {
	boss: PgBoss;
	/** Safe to repeat: the row's id is the job's id. */
	send: (job: PromisedJob) => Promise<void>;
	ping: () => Promise<void>;
	/** Runs every scheduled job once, now; for a clock that was moved past their times. */
	runSchedules(): Promise<void>;
	/** Jobs that are due, running or to be retried; one promised for later is none yet. */
	openJobs(): Promise<number>;
	/** Whoever works jobs off in this process, to be woken by one that it hands over itself. */
	worksHere(job: string, workerId: string): void;
	/** Waits for jobs that run, for this long; they are tried again elsewhere when they take longer. */
	stop(patienceMs?: number): Promise<void>;
}

type QueueRules = Omit<Queue, "name" | "policy" | "partition">;

interface StartOptions {
	driver: DatabaseDriver;
	jobs: readonly JobDefinition[];
	log: Log;
	/** Watches for dead workers and due schedules; on in every process that works. */
	supervise: boolean;
}

/** Starts the queue's tables and queues, in any role. */
export async function startQueue({ driver, jobs, log, supervise }: StartOptions): Promise<JobQueue> {
	hearClosingClients();
	const boss = new PgBoss({
		...(driver.kind === "pglite"
			? { db: fromPglite(driver.client), backend: "pglite" as const }
			: {
					connectionString: driver.connectionString,
					max: 6,
					connectionTimeoutMillis: 5_000,
					options: "-c statement_timeout=60000",
					application_name: "dewlight-jobs",
				}),
		supervise,
		schedule: supervise,
		superviseIntervalSeconds: 2,
		monitorIntervalSeconds: 2,
		useListenNotify: true,
	});
	boss.on("error", (error) => log.error({ err: error }, "job queue error"));
	boss.on("warning", (warning) => log.warn({ warning: warning.message }, "job queue warning"));
	try {
		await boss.start();
		// Nobody works these off: what lies there is deleted for having waited too long.
		await prepareQueue(boss, DEAD_LETTER_QUEUE, { retentionSeconds: KEEP_FAILED_SECONDS });
		// A queue can only name another that exists.
		const lastFirst = jobs.toSorted(
			(a, b) => Number(Boolean(a.whenGivenUp)) - Number(Boolean(b.whenGivenUp)),
		);
		for (const job of lastFirst) await prepareQueue(boss, job.id, optionsOf(job));
	} catch (error) {
		// Half started it would keep the process, which does nothing, from ending.
		await boss.stop({ graceful: false, timeout: 1_000, close: true }).catch(() => undefined);
		throw error;
	}
	let stopped: Promise<void> | null = null;
	const workers = new Map<string, string>();
	return {
		boss,
		async send({ id, job, payload, startAfter }) {
			await boss.send(job, payload, { id, ...(startAfter && { startAfter }) });
			// The embedded database tells nobody: a worker beside it would find the job at its next look only.
			const worker = workers.get(job);
			if (worker !== undefined) boss.notifyWorker(worker);
		},
		async ping() {
			if (!(await boss.isInstalled())) throw new Error("The job queue's tables are missing.");
		},
		async runSchedules() {
			for (const job of jobs) if (job.cron) await boss.send(job.id, {});
		},
		async openJobs() {
			const names = jobs.map((job) => job.id);
			const counts = await Promise.all(names.map((name) => countOpen(boss, name)));
			return counts.reduce((sum, count) => sum + count, 0);
		},
		worksHere: (job, workerId) => void workers.set(job, workerId),
		stop(patienceMs = STOP_PATIENCE_MS) {
			stopped ??= boss.stop({ graceful: true, timeout: patienceMs, close: true });
			return stopped;
		},
	};
}

function optionsOf(job: JobDefinition): QueueRules {
	return {
		retryLimit: job.retryLimit,
		retryDelay: job.retryDelay,
		retryBackoff: true,
		expireInSeconds: job.expireInSeconds,
		heartbeatSeconds: HEARTBEAT_SECONDS,
		deleteAfterSeconds: KEEP_FINISHED_SECONDS,
		deadLetter: job.whenGivenUp ?? DEAD_LETTER_QUEUE,
		notify: true,
	};
}

async function prepareQueue(boss: PgBoss, name: string, options: QueueRules): Promise<void> {
	if (await boss.getQueue(name)) await boss.updateQueue(name, options);
	else await boss.createQueue(name, options);
}

async function countOpen(boss: PgBoss, queue: string): Promise<number> {
	const jobs = await boss.findJobs(queue);
	const now = Date.now();
	return jobs.filter(
		({ state, startAfter }) =>
			(state === "created" && startAfter.getTime() <= now) || state === "retry" || state === "active",
	).length;
}
