import type { z } from "zod";
import type { Context, JobActor } from "#use-cases/context.ts";

interface JobRun<Payload> {
	ctx: Context<JobActor>;
	payload: Payload;
	/** Aborted when the try has expired or the worker stops. */
	signal: AbortSignal;
	/** The same for every try of this job. */
	jobId?: string;
	/** When this try fails, no other follows. */
	lastTry: boolean;
}

interface JobRules<Payload> {
	/** Queue name; never reused for another payload. */
	id: string;
	payload: z.ZodType<Payload>;
	/** Tries after the first. */
	retryLimit: number;
	/** Seconds before the first retry; doubles each time. */
	retryDelay: number;
	/** A try that runs longer is given up and retried. */
	expireInSeconds: number;
	/** Jobs of this kind that one process runs at the same time. */
	concurrency: number;
	/** The job that follows, with the same payload, when every try failed or died; without one an operator looks. */
	whenGivenUp?: string;
	/** Five-field cron expression in UTC for scheduled jobs; their payload is {}. */
	cron?: string;
}

/** A promise between the code that asks for work and the use case that does it. */
export interface JobDefinition<Payload extends Record<string, unknown> = Record<string, unknown>>
	extends JobRules<Payload> {
	/** Does the work of a payload as it came out of the queue; throws before anything when its shape is wrong. */
	run: (call: JobRun<unknown>) => Promise<void>;
}

/**
 * `run` is safe to run twice with the same payload. It imports its use case when the first job is taken: use cases
 * import definitions to promise jobs.
 */
export function defineJob<Payload extends Record<string, unknown>>({
	run,
	...rules
}: JobRules<Payload> & {
	run: (call: JobRun<Payload>) => Promise<void>;
}): JobDefinition<Payload> {
	return {
		...rules,
		run: ({ payload, ...call }) => run({ ...call, payload: rules.payload.parse(payload) }),
	};
}
