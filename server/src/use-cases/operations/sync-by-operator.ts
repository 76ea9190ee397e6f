import { audit } from "../audit.ts";
import { syncSubscription } from "../billing/index.ts";
import type { Context, OperatorActor } from "../context.ts";
import { requirePerson } from "./require-person.ts";
import { readSubscriptionReport, type SubscriptionReport } from "./show-subscription.ts";

/** Asks the provider about one person now instead of waiting for its news or for the night. */
export async function syncByOperator({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: { email: string };
}): Promise<SubscriptionReport> {
	const { id: userId } = await requirePerson(ctx.store.db, input.email);
	await audit(ctx, ctx.store.db, { action: "operator.subscription_synced", userId });
	await syncSubscription({ ctx, input: { userId } });
	return readSubscriptionReport(ctx, userId);
}
