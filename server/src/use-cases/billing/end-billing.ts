import { listOpenSessions } from "#db/queries/checkouts.ts";
import { findBillingCustomer } from "#db/queries/subscriptions.ts";
import { audit } from "../audit.ts";
import type { Context, JobActor, OperatorActor } from "../context.ts";

/** More living subscriptions than one are a mistake that erasing an account must not leave behind. */
const MAX_SUBSCRIPTIONS = 10;

/** Nothing is charged to this person any more: open checkouts close and subscriptions end at the provider. */
export async function endBilling({
	ctx,
	input,
}: {
	ctx: Context<JobActor | OperatorActor>;
	input: { userId: number };
}): Promise<void> {
	const { userId } = input;
	const { payments, store } = ctx;
	const customer = await findBillingCustomer(store.db, userId);
	if (!customer) return;
	for (const sessionId of await listOpenSessions(store.db, userId, ctx.clock.now())) {
		await payments.expireCheckout(sessionId);
	}
	for (let ended = 0; ended < MAX_SUBSCRIPTIONS; ended += 1) {
		const living = await payments.readSubscription(customer.customerId);
		if (!living || living.state === "ended") return;
		await payments.endNow(living.id);
		await audit(ctx, store.db, { action: "billing.ended", userId, details: { plan: living.plan } });
	}
	throw new Error("A person has more subscriptions than can be.");
}
