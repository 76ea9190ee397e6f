import { z } from "zod";
import { defineJob } from "../../src/jobs/define-job.ts";

/** A job that tests define handlers for. */
export const noteJob = defineJob({
	id: "test-note",
	payload: z.object({ text: z.string() }),
	retryLimit: 2,
	retryDelay: 1,
	expireInSeconds: 60,
	concurrency: 1,
});
