import type { Context, JobActor } from "#use-cases/context.ts";
import type { JobDefinition } from "./define-job.ts";

interface JobRun<Payload> {
	ctx: Context<JobActor>;
	payload: Payload;
	/** Aborted when the try has expired or the worker stops. */
	signal: AbortSignal;
	/** When this try fails, no other follows. */
	lastTry: boolean;
}

export interface JobHandler {
	jobId: string;
	run(call: JobRun<unknown>): Promise<void>;
}

/** Ties a handler to its definition. Every handler is safe to run twice with the same payload. */
export function defineHandler<Payload extends Record<string, unknown>>(
	job: JobDefinition<Payload>,
	run: (call: JobRun<Payload>) => Promise<void>,
): JobHandler {
	return {
		jobId: job.id,
		run: ({ payload, ...call }) => run({ ...call, payload: job.payload.parse(payload) }),
	};
}
