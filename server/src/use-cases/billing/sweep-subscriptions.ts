import { removeOldEvents } from "#db/queries/billing.ts";
import { removeFreePlaces } from "#db/queries/founding-places.ts";
import { listBillingCustomers } from "#db/queries/subscriptions.ts";
import type { Context, JobActor } from "../context.ts";
import { syncSubscription } from "./sync-subscription.ts";

const PAGE = 100;
/** The provider gives up repeating an event after days. */
const KEEP_EVENTS_MS = 60 * 86_400_000;

/**
 * Asks the provider about everybody, so that no lost webhook is lost for long. One person that cannot be read holds up
 * no other; the failures are thrown at the end, for the next run.
 */
export async function sweepSubscriptions({ ctx }: { ctx: Context<JobActor> }): Promise<void> {
	const { db } = ctx.store;
	const failures: unknown[] = [];
	let page = await listBillingCustomers(db, 0, PAGE);
	while (page.length > 0) {
		for (const userId of page) {
			try {
				await syncSubscription({ ctx, input: { userId } });
			} catch (error) {
				failures.push(error);
			}
		}
		page = await listBillingCustomers(db, page.at(-1) ?? 0, PAGE);
	}
	const now = ctx.clock.now();
	await removeFreePlaces(db, now);
	await removeOldEvents(db, new Date(now.getTime() - KEEP_EVENTS_MS));
	if (failures.length > 0)
		throw new AggregateError(failures, `${failures.length} subscriptions could not be read`);
}
