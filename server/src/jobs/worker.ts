import { inSpanOf } from "#tracing/spans.ts";
import { contextOf, type Services } from "#use-cases/context.ts";
import type { JobHandler } from "./define-handler.ts";
import type { JobDefinition } from "./define-job.ts";
import type { JobQueue } from "./queue.ts";
import { scheduleJobs } from "./schedule.ts";

interface WorkerOptions {
	queue: JobQueue;
	jobs: readonly JobDefinition[];
	handlers: readonly JobHandler[];
	services: Services;
}

/** Takes jobs until the queue stops. Throws before taking any when a job lacks a handler or has two. */
export async function startWorker({ queue, jobs, handlers, services }: WorkerOptions): Promise<void> {
	const byJob = pairHandlers(jobs, handlers);
	for (const [job, handler] of byJob) {
		await queue.boss.work(
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
							handler.run({ ctx, payload: taken.data, signal: taken.signal, lastTry }),
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
	}
	await scheduleJobs(queue, jobs);
}

function pairHandlers(
	jobs: readonly JobDefinition[],
	handlers: readonly JobHandler[],
): Map<JobDefinition, JobHandler> {
	const pairs = new Map<JobDefinition, JobHandler>();
	const problems: string[] = [];
	for (const job of jobs) {
		const found = handlers.filter((handler) => handler.jobId === job.id);
		const [handler] = found;
		if (handler && found.length === 1) pairs.set(job, handler);
		else problems.push(`${job.id} has ${found.length} handlers`);
	}
	for (const handler of handlers) {
		if (!jobs.some((job) => job.id === handler.jobId))
			problems.push(`${handler.jobId} is handled but not defined`);
	}
	if (problems.length > 0) throw new Error(`Every job needs exactly one handler: ${problems.join("; ")}.`);
	return pairs;
}
