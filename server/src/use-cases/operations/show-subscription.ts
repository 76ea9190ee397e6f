import { findBillingCustomer, findSubscription, type SubscriptionRow } from "#db/queries/subscriptions.ts";
import type { ProviderSubscription } from "#ports/payments.ts";
import { audit } from "../audit.ts";
import type { Context, OperatorActor } from "../context.ts";
import { requirePerson } from "./require-person.ts";

export interface SubscriptionReport {
	userId: number;
	/** Of the person at the provider; null for who never was there. */
	customerId: string | null;
	/** As it stands here. */
	here: SubscriptionRow | null;
	/** As the provider tells it now. */
	atProvider: ProviderSubscription | null;
}

/** What stands here of a person's subscription beside what the provider says this moment. */
export async function showSubscription({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: { email: string };
}): Promise<SubscriptionReport> {
	const { id: userId } = await requirePerson(ctx.store.db, input.email);
	await audit(ctx, ctx.store.db, { action: "operator.subscription_shown", userId });
	return readSubscriptionReport(ctx, userId);
}

export async function readSubscriptionReport(ctx: Context, userId: number): Promise<SubscriptionReport> {
	const customer = await findBillingCustomer(ctx.store.db, userId);
	const here = await findSubscription(ctx.store.db, userId);
	const atProvider = customer && (await ctx.payments.readSubscription(customer.customerId));
	return { userId, customerId: customer?.customerId ?? null, here, atProvider };
}
