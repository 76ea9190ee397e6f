import type { z } from "zod";

/** A promise between the code that asks for work and the handler that does it. */
export interface JobDefinition<Payload extends Record<string, unknown> = Record<string, unknown>> {
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

export function defineJob<Payload extends Record<string, unknown>>(
	definition: JobDefinition<Payload>,
): JobDefinition<Payload> {
	return definition;
}
