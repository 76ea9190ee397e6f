import type { JobDefinition } from "./define-job.ts";
import type { JobQueue } from "./queue.ts";

/** Makes the queue's schedules equal to the definitions; one due time makes one job, however many workers run. */
export async function scheduleJobs(queue: JobQueue, jobs: readonly JobDefinition[]): Promise<void> {
	const wanted = new Map(jobs.flatMap((job) => (job.cron ? [[job.id, job.cron] as const] : [])));
	for (const existing of await queue.boss.getSchedules()) {
		if (!wanted.has(existing.name)) await queue.boss.unschedule(existing.name);
	}
	for (const [id, cron] of wanted) await queue.boss.schedule(id, cron, {}, { tz: "UTC" });
}
