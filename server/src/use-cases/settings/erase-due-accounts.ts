import { findDueDeletions } from "#db/queries/account-settings.ts";
import type { Context, JobActor } from "../context.ts";
import { eraseAccount } from "./erase-account.ts";

/** One account that cannot be erased holds up no other; its failure is thrown at the end, for the next run. */
export async function eraseDueAccounts({ ctx }: { ctx: Context<JobActor> }): Promise<void> {
	const failures: unknown[] = [];
	for (const userId of await findDueDeletions(ctx.store.db, ctx.clock.now())) {
		try {
			await eraseAccount({ ctx, input: { userId } });
		} catch (error) {
			failures.push(error);
		}
	}
	if (failures.length > 0)
		throw new AggregateError(failures, `${failures.length} accounts wait to be erased`);
}
