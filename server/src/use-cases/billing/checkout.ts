import { createHash } from "node:crypto";
import { intervalOf, type PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import type { PlanKey } from "@dewlight/core/plans/plan.ts";
import { FOUNDING } from "@dewlight/core/plans/prices.ts";
import { findUserById, lockAccount } from "#db/queries/accounts.ts";
import { addBillingCustomer, findBillingCustomer } from "#db/queries/billing.ts";
import {
	type CheckoutRow,
	closeCheckout,
	findCheckoutById,
	findCheckoutOfUser,
	findOpenCheckout,
	holdPlace,
	holdsPlace,
	insertCheckout,
	releasePlace,
	setCheckoutSession,
} from "#db/queries/checkouts.ts";
import { findPlanSources } from "#db/queries/plan-sources.ts";
import { FoundingClosedError } from "#ports/payments.ts";
import { planOfUser, takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import {
	askProvider,
	BILLING_RULES,
	planOfPrice,
	refused,
	safeCancelUrl,
	successUrl,
} from "./billing-rules.ts";
import { refuseWhileDisputed } from "./refunds-and-disputes.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** The provider takes no page that is open for less than half an hour, counted when it hears of it. */
const SLACK_MS = 60_000;

interface ClaimedCheckout {
	row: CheckoutRow;
	/** It holds a place at the founding price. */
	founding: boolean;
	isNew: boolean;
}

/** The person's one open checkout, or a new one for this plan. Whoever asks at the same time gets the same. */
export async function claimCheckout(ctx: Context<UserActor>, plan: PaidPlan): Promise<ClaimedCheckout> {
	const { userId } = ctx.actor;
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const now = ctx.clock.now();
		const open = await findOpenCheckout(tx, userId, now);
		if (open) return { row: open, founding: await holdsPlace(tx, open.id), isNew: false };
		const expiresAt = new Date(now.getTime() + FOUNDING.holdMs + SLACK_MS);
		const row = { id: ctx.ids.uuid(), userId, sessionId: null, plan, createdAt: now, expiresAt };
		await insertCheckout(tx, row);
		const place = { id: ctx.ids.uuid(), checkoutId: row.id, userId, heldUntil: expiresAt };
		const founding = intervalOf(plan) === "year" && (await holdPlace(tx, place, now));
		return { row, founding, isNew: true };
	});
}

/** Its place at the founding price is free again at once, unless it was paid. */
export async function giveUpCheckout(ctx: Context, checkoutId: string): Promise<void> {
	await ctx.store.transaction(async (tx) => {
		await closeCheckout(tx, checkoutId, ctx.clock.now());
		await releasePlace(tx, checkoutId);
	});
}

interface OpenedCheckout {
	id: string;
	url: string;
}

/** An earlier checkout is closed in one round and the new one opened in the next. */
const MAX_ROUNDS = 4;
/** A checkout whose page is not known by then was cut off, and its time is too short for a page by now. */
const OPENING_MS = 60_000;

/** API-32. A person has one open checkout at most, so that a double click is one and nobody pays twice. */
export async function createCheckout({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { priceId: string; cancelUrl?: string | undefined };
}): Promise<OpenedCheckout> {
	await takeAttempt(ctx, BILLING_RULES.checkout, String(ctx.actor.userId));
	const plan = await planOfPrice(ctx, input.priceId);
	const cancelUrl = safeCancelUrl(ctx, input.cancelUrl);
	await refuseSubscribers(ctx);
	const customerId = await ensureCustomer(ctx);
	for (let round = 1; round <= MAX_ROUNDS; round += 1) {
		const claimed = await claimCheckout(ctx, plan);
		const standing = claimed.row.sessionId ? await takeUp(ctx, claimed.row, plan) : null;
		if (standing) return standing;
		if (claimed.row.sessionId) continue;
		const young = ctx.clock.now().getTime() - claimed.row.createdAt.getTime() < OPENING_MS;
		if (claimed.row.plan === plan && young) return open(ctx, claimed, { customerId, cancelUrl });
		if (young) throw beingOpened();
		await giveUpCheckout(ctx, claimed.row.id);
	}
	throw beingOpened();
}

function beingOpened(): DomainError {
	return new DomainError("conflict", "Another checkout is just being opened. Please try again in a moment.");
}

/** The page of an earlier checkout of the same plan; null when that one is closed now. */
async function takeUp(
	ctx: Context<UserActor>,
	{ id, sessionId, plan }: CheckoutRow,
	wanted: PaidPlan,
): Promise<OpenedCheckout | null> {
	if (!sessionId) return null;
	const { payments, actor } = ctx;
	const session = await askProvider(ctx, () => payments.readCheckout(sessionId));
	if (session?.state === "open" && session.url) {
		if (plan === wanted) return { id: sessionId, url: session.url };
		await askProvider(ctx, () => payments.expireCheckout(sessionId));
		// It may have been paid in the very same moment.
		if ((await askProvider(ctx, () => payments.readCheckout(sessionId)))?.state === "expired") {
			await giveUpCheckout(ctx, id);
			return null;
		}
	}
	if (session && session.state !== "expired") {
		await askProvider(ctx, () => syncSubscription({ ctx, input: { userId: actor.userId } }));
		if (session.state === "paid") await giveUpCheckout(ctx, id);
		throw session.state === "paid" ? alreadySubscribed() : paymentUnderWay();
	}
	await giveUpCheckout(ctx, id);
	return null;
}

function paymentUnderWay(): DomainError {
	return new DomainError("conflict", "Your payment is being processed. Please check again in a few minutes.");
}

async function open(
	ctx: Context<UserActor>,
	{ row, founding }: ClaimedCheckout,
	{ customerId, cancelUrl }: { customerId: string; cancelUrl: string },
): Promise<OpenedCheckout> {
	const { userId } = ctx.actor;
	const order = {
		checkoutId: row.id,
		userId,
		customerId,
		plan: row.plan,
		successUrl: successUrl(ctx),
		cancelUrl,
		expiresAt: row.expiresAt.getTime(),
	};
	try {
		const opened = await askProvider(ctx, () => openOnTerms(ctx, order, founding), "conflict");
		await setCheckoutSession(ctx.store.db, row.id, opened.id);
		const details = { plan: row.plan, founding };
		await audit(ctx, ctx.store.db, { action: "billing.checkout_opened", userId, details });
		return opened;
	} catch (error) {
		const stands = await findCheckoutById(ctx.store.db, row.id);
		if (!stands?.sessionId) await giveUpCheckout(ctx, row.id);
		throw error;
	}
}

type Order = Omit<Parameters<Context["payments"]["openCheckout"]>[0], "founding">;

/** Where the provider has sold its last founding price, the full one is offered. */
async function openOnTerms(
	ctx: Context<UserActor>,
	order: Order,
	founding: boolean,
): Promise<OpenedCheckout> {
	try {
		return await ctx.payments.openCheckout({ ...order, founding });
	} catch (error) {
		if (!(error instanceof FoundingClosedError)) throw error;
		ctx.log.warn({ userId: order.userId }, "the provider has no founding price left, our count has");
		await releasePlace(ctx.store.db, order.checkoutId);
		return ctx.payments.openCheckout({ ...order, founding: false });
	}
}

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

function alreadySubscribed(): DomainError {
	return new DomainError("conflict", "You already have a subscription.");
}

/**
 * Asks the provider, so that nobody pays twice while the news of a payment are under way. A subscription whose days of
 * grace are over gives nothing any more: it ends here, and a new one may begin.
 */
async function refuseSubscribers(ctx: Context<UserActor>): Promise<void> {
	const { userId } = ctx.actor;
	const input = { userId };
	await refuseWhileDisputed(ctx, userId);
	const row = await askProvider(ctx, () => syncSubscription({ ctx, input }));
	const sources = await findPlanSources(ctx.store.db, userId);
	const plan = sources && planOfUser(sources, ctx.clock.now());
	if (plan?.plan === "admin") throw alreadySubscribed();
	if (!row || row.state === "ended") return;
	if (row.state !== "past_due" || plan?.status === "past_due") throw alreadySubscribed();
	await askProvider(ctx, () => ctx.payments.endNow(row.subscriptionId));
	await askProvider(ctx, () => syncSubscription({ ctx, input }));
}

/** API-33. Null when the checkout is not paid, not the person's or not known; asking again changes nothing. */
export async function confirmSubscription({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { sessionId: string };
}): Promise<{ plan: PlanKey } | null> {
	const { userId } = ctx.actor;
	await takeAttempt(ctx, BILLING_RULES.confirm, String(userId));
	const checkout = await findCheckoutOfUser(ctx.store.db, userId, input.sessionId);
	if (!checkout) {
		refused(ctx, "foreign_checkout");
		return null;
	}
	const session = await askProvider(ctx, () => ctx.payments.readCheckout(input.sessionId));
	if (session && session.userId !== userId) {
		refused(ctx, "foreign_checkout");
		return null;
	}
	if (session?.state !== "paid") return null;
	const row = await askProvider(ctx, () => syncSubscription({ ctx, input: { userId } }));
	if (!row || row.state === "ended") return null;
	if (checkout.expiresAt > ctx.clock.now()) {
		await giveUpCheckout(ctx, checkout.id);
		await audit(ctx, ctx.store.db, {
			action: "billing.checkout_confirmed",
			userId,
			details: { plan: row.plan },
		});
	}
	return { plan: row.plan };
}
