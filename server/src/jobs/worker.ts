import { inSpanOf } from "#tracing/spans.ts";
import { contextOf, type Services } from "#use-cases/context.ts";
import type { JobDefinition } from "./define-job.ts";
import type { JobQueue } from "./queue.ts";

interface WorkerOptions {
	queue: JobQueue;
	jobs: readonly JobDefinition[];
	services: Services;
}

/** Takes jobs until the queue stops. */
export async function startWorker({ queue, jobs, services }: WorkerOptions): Promise<void> {
	for (const job of jobs) {
		const worker = await queue.boss.work(
			job.id,
			{
				batchSize: 1,
				localConcurrency: job.concurrency,
				pollingIntervalSeconds: 0.5,
				notifyPollingIntervalSeconds: 1,
				burstWhenBatchFull: true,
			},
			async (batch) => {
				for (const taken of batch) {
					const ctx = contextOf(services, { kind: "job", job: job.id } as const);
					const started = performance.now();
					const ended = (outcome: "done" | "failed") =>
						services.meter.jobEnded({ job: job.id, outcome, seconds: (performance.now() - started) / 1_000 });
					try {
						const lastTry = taken.retryCount >= job.retryLimit;
						await inSpanOf(taken.data, `job ${job.id}`, { "job.attempt": taken.retryCount }, () =>
							job.run({ ctx, payload: taken.data, jobId: taken.id, signal: taken.signal, lastTry }),
						);
						ended("done");
					} catch (error) {
						ended("failed");
						services.log.warn(
							{ err: error, job: job.id, jobId: taken.id, attempt: taken.retryCount },
							"job failed",
						);
						throw error;
					}
				}
			},
		);
		queue.worksHere(job.id, worker);
	}
	await scheduleJobs(queue, jobs);
}

/** Makes the queue's schedules equal to the definitions; one due time makes one job, however many workers run. */
async function scheduleJobs(queue: JobQueue, jobs: readonly JobDefinition[]): Promise<void> {
	const wanted = new Map(jobs.flatMap((job) => (job.cron ? [[job.id, job.cron] as const] : [])));
	for (const existing of await queue.boss.getSchedules()) {
		if (!wanted.has(existing.name)) await queue.boss.unschedule(existing.name);
	}
	for (const [id, cron] of wanted) await queue.boss.schedule(id, cron, {}, { tz: "UTC" });
}
