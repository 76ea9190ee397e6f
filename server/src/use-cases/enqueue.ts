import type { Transaction } from "#db/database.ts";
import { writeOutboxRow } from "#db/transactional-outbox.ts";
import type { JobDefinition } from "#jobs/define-job.ts";
import { traceFields } from "#tracing/spans.ts";
import type { Context } from "./context.ts";

/** Promises a job inside the transaction: it runs exactly when the transaction commits. */
export async function enqueue<Payload extends Record<string, unknown>>(
	ctx: Pick<Context, "ids" | "clock">,
	tx: Transaction,
	job: JobDefinition<Payload>,
	payload: Payload,
	options: { startAfter?: Date } = {},
): Promise<void> {
	await writeOutboxRow(tx, {
		id: ctx.ids.uuid(),
		job: job.id,
		payload: { ...job.payload.parse(payload), ...traceFields() },
		startAfter: options.startAfter ?? null,
		createdAt: ctx.clock.now(),
	});
}
