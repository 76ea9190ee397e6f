import { z } from "zod";
import { defineJob } from "../../src/jobs/define-job.ts";

const payload = z.object({ text: z.string() });
type Run = Parameters<typeof defineJob<z.infer<typeof payload>>>[0]["run"];

/** A job that does what a test says. */
export function noteJobThat(run: Run) {
	return defineJob({
		id: "test-note",
		payload,
		retryLimit: 2,
		retryDelay: 1,
		expireInSeconds: 60,
		concurrency: 1,
		run,
	});
}

/** To promise it, where nothing takes it. */
export const noteJob = noteJobThat(async () => undefined);
