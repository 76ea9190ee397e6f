import { createHash } from "node:crypto";
import { findUserById } from "#db/queries/accounts.ts";
import { addBillingCustomer, findBillingCustomer } from "#db/queries/subscriptions.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { askProvider } from "./ask-provider.ts";

/** Who the person is at the provider, made there when it is asked for the first time. */
export async function ensureCustomer(ctx: Context<UserActor>): Promise<string> {
	const { userId } = ctx.actor;
	const { db } = ctx.store;
	const known = await findBillingCustomer(db, userId);
	if (known) return known.customerId;
	const user = await findUserById(db, userId);
	if (!user) throw new DomainError("no_session", "Please log in.");
	const digest = createHash("sha256").update(user.email).digest("hex").slice(0, 16);
	const key = `customer-${userId}-${user.createdAt.getTime()}-${digest}`;
	const person = { userId, email: user.email, key };
	const customerId = await askProvider(ctx, () => ctx.payments.createCustomer(person));
	await addBillingCustomer(db, { userId, customerId, createdAt: ctx.clock.now() });
	await audit(ctx, db, { action: "billing.customer_created", userId });
	return (await findBillingCustomer(db, userId))?.customerId ?? customerId;
}
