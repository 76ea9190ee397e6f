import { DAY_MS } from "@dewlight/contracts/constants.ts";
import type { PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { FOUNDING } from "@dewlight/core/plans/prices.ts";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type BillingParts, startBilling } from "../../../test/harness/start-billing.ts";
import { idOf } from "../../adapters/payments/stripe-account.ts";
import { findSubscription } from "../../db/queries/billing.ts";
import { countPlaces } from "../../db/queries/checkouts.ts";
import { auditLog, billingNotices, checkouts, foundingPlaces } from "../../db/schema/index.ts";
import { type Context, contextOf, type UserActor } from "../context.ts";
import {
	confirmSubscription,
	createCheckout,
	endBilling,
	listPlans,
	refundPerson,
	sweepSubscriptions,
	syncSubscription,
} from "./index.ts";

const MINUTE = 60_000;
const DAY = DAY_MS;

let billing: BillingParts;
beforeAll(async () => {
	billing = await startBilling();
});
afterAll(() => billing.close());
beforeEach(async () => {
	await billing.services.store.db.delete(foundingPlaces);
});

const db = () => billing.services.store.db;

async function open(ctx: Context<UserActor>, plan: PaidPlan = "plus_annual") {
	const priceId = (await billing.services.payments.priceIds())[plan];
	return createCheckout({ ctx, input: { priceId } });
}

async function subscribe(ctx: Context<UserActor>, plan: PaidPlan = "plus_annual") {
	const { id } = await open(ctx, plan);
	await billing.standIn.act.pay(id, "4242424242424242");
	await billing.standIn.settle();
	return id;
}

/** As if so many had bought before. */
async function sell(count: number): Promise<void> {
	const at = new Date("2026-01-01T00:00:00Z");
	const ids = Array.from({ length: count }, () => crypto.randomUUID());
	await db()
		.insert(foundingPlaces)
		.values(ids.map((id) => ({ id, heldUntil: at, takenAt: at })));
}

const left = async () => (await listPlans({ ctx: billing.job })).foundingLeft;
const isFounding = async (ctx: Context<UserActor>) =>
	(await findSubscription(db(), ctx.actor.userId))?.founding ?? false;

test("of ten people who come at once for the last three places, three get one", async () => {
	await sell(FOUNDING.places - 3);
	const people = await Promise.all(Array.from({ length: 10 }, () => billing.newPerson()));
	const opened = await Promise.all(people.map((ctx) => open(ctx)));
	expect(await countPlaces(db(), billing.clock.now())).toBe(FOUNDING.places);
	expect(await left()).toBe(0);
	const sessions = await Promise.all(opened.map(({ id }) => billing.stripe.checkout.sessions.retrieve(id)));
	const amounts = sessions.map(({ amount_total }) => amount_total ?? 0).toSorted((one, other) => one - other);
	expect(amounts).toEqual([...Array(3).fill(4_800), ...Array(7).fill(5_900)]);
});

test("many new accounts that never pay hold a tenth of what is left, and who came earlier buys on", async () => {
	await sell(FOUNDING.places - 30);
	const crowd = await Promise.all(Array.from({ length: 8 }, () => billing.newPerson({ ageDays: 0 })));
	const opened = await Promise.all(crowd.map((ctx) => open(ctx)));
	const sessions = await Promise.all(opened.map(({ id }) => billing.stripe.checkout.sessions.retrieve(id)));
	expect(sessions.filter(({ amount_total }) => amount_total === 4_800)).toHaveLength(3);
	expect(await left()).toBe(27);
	const late = await billing.newPerson({ ageDays: 0 });
	expect((await listPlans({ ctx: late })).foundingOffered).toBe(false);
	const older = await billing.newPerson();
	expect((await listPlans({ ctx: older })).foundingOffered).toBe(true);
	await subscribe(older);
	expect(await isFounding(older)).toBe(true);
});

test("an account that lets three places lapse in a day is offered the regular price until the next", async () => {
	const ctx = await billing.newPerson();
	for (let i = 0; i < 3; i += 1) {
		await open(ctx);
		expect((await listPlans({ ctx })).foundingOffered).toBe(true);
		await billing.advance(32 * MINUTE);
	}
	expect((await listPlans({ ctx })).foundingOffered).toBe(false);
	const { id } = await open(ctx);
	expect((await billing.stripe.checkout.sessions.retrieve(id)).amount_total).toBe(5_900);
	await billing.advance(DAY);
	expect((await listPlans({ ctx })).foundingOffered).toBe(true);
});

test("a place is held for half an hour, then it is free again", async () => {
	await sell(FOUNDING.places - 1);
	const [one, two, three] = [await billing.newPerson(), await billing.newPerson(), await billing.newPerson()];
	await open(one);
	await open(two);
	expect(await left()).toBe(0);
	await billing.advance(29 * MINUTE);
	expect(await left()).toBe(0);
	await billing.advance(3 * MINUTE);
	expect(await left()).toBe(1);
	await subscribe(three);
	expect(await isFounding(three)).toBe(true);
	expect(await left()).toBe(0);
	await billing.advance(30 * DAY);
	expect(await left()).toBe(0);
	await sweepSubscriptions({ ctx: billing.job });
	expect(await db().$count(foundingPlaces, isNull(foundingPlaces.takenAt))).toBe(0);
});

test("another plan instead gives the place back at once; a monthly plan holds none", async () => {
	const ctx = await billing.newPerson();
	const yearly = await open(ctx, "pro_annual");
	expect(await left()).toBe(FOUNDING.places - 1);
	const monthly = await open(ctx, "pro_monthly");
	expect(monthly.id).not.toBe(yearly.id);
	expect(await left()).toBe(FOUNDING.places);
	expect(await billing.services.payments.readCheckout(yearly.id)).toMatchObject({ state: "expired" });
	expect(await open(ctx, "pro_monthly")).toEqual(monthly);
});

test("two clicks at once open one checkout and hold one place", async () => {
	const ctx = await billing.newPerson();
	const opened = await Promise.all([open(ctx), open(ctx), open(ctx)]);
	expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
	expect(await db().$count(checkouts, eq(checkouts.userId, ctx.actor.userId))).toBe(1);
	expect(await left()).toBe(FOUNDING.places - 1);
});

test("where our count and the provider's differ, the full price is offered instead of an error", async () => {
	const ctx = await billing.newPerson();
	const { payments } = billing.services;
	const { FoundingClosedError } = await import("../../ports/payments.ts");
	const closed: Context<UserActor> = {
		...ctx,
		payments: {
			...payments,
			openCheckout: async (order) => {
				if (order.founding) throw new FoundingClosedError("used up");
				return payments.openCheckout(order);
			},
		},
	};
	const { id } = await open(closed);
	expect((await billing.stripe.checkout.sessions.retrieve(id)).amount_total).toBe(5_900);
	expect(await left()).toBe(FOUNDING.places);
});

test("a provider that is away leaves nothing behind, and the next try works", async () => {
	const ctx = await billing.newPerson();
	const { PaymentsUnavailableError } = await import("../../ports/payments.ts");
	const openCheckout = async () => {
		throw new PaymentsUnavailableError("away");
	};
	const away = { ...ctx, payments: { ...billing.services.payments, openCheckout } };
	await expect(open(away)).rejects.toMatchObject({ code: "provider_down" });
	expect(await left()).toBe(FOUNDING.places);
	await expect(open(ctx)).resolves.toMatchObject({ id: expect.stringMatching(/^cs_/) });
});

test("a place is taken once, however often its news come, and one sold at the provider is counted", async () => {
	const ctx = await billing.newPerson();
	await subscribe(ctx);
	const input = { userId: ctx.actor.userId };
	for (let i = 0; i < 3; i += 1) await syncSubscription({ ctx, input });
	const taken = and(eq(foundingPlaces.userId, input.userId), isNotNull(foundingPlaces.takenAt));
	expect(await db().$count(foundingPlaces, taken)).toBe(1);
	await db().delete(foundingPlaces);
	await syncSubscription({ ctx, input });
	expect(await db().$count(foundingPlaces, taken)).toBe(1);
	expect(await left()).toBe(FOUNDING.places - 1);
});

test("confirming tells only the payer, only when paid, and as often as asked", async () => {
	const [ctx, other] = [await billing.newPerson(), await billing.newPerson()];
	billing.standIn.faults.hold();
	const { id } = await open(ctx);
	const confirm = (who: Context<UserActor>, sessionId = id) =>
		confirmSubscription({ ctx: who, input: { sessionId } });
	expect(await confirm(ctx)).toBeNull();
	await billing.standIn.act.pay(id, "4242424242424242");
	expect(await confirm(other)).toBeNull();
	expect(await findSubscription(db(), other.actor.userId)).toBeNull();
	expect(await confirm(ctx, "cs_unknown")).toBeNull();
	expect(await confirm(ctx)).toEqual({ plan: "plus_annual" });
	expect(await confirm(ctx)).toEqual({ plan: "plus_annual" });
	await billing.standIn.faults.release();
});

const operator = () => contextOf(billing.services, { kind: "operator", name: "olga" } as const);

test("an operator gives a payment back within seven days, once, and the plan ends with it", async () => {
	const ctx = await billing.newPerson();
	const { userId } = ctx.actor;
	await subscribe(ctx, "pro_annual");
	const refund = () => refundPerson({ ctx: operator(), input: { userId } });
	expect(await refund()).toMatchObject({ amountCents: 13_800, currency: "usd", planName: "Pro" });
	expect(await refund()).toMatchObject({ amountCents: 13_800 });
	expect(await findSubscription(db(), userId)).toMatchObject({ state: "ended" });
	const told = await db().select().from(billingNotices).where(eq(billingNotices.userId, userId));
	expect(told.map(({ kind }) => kind).toSorted()).toEqual(["receipt", "refund", "subscription_ended"]);
	const refunds = await billing.stripe.refunds.list({ limit: 100 });
	expect(refunds.data.filter(({ amount }) => amount === 13_800)).toHaveLength(1);
	const lines = await db().select().from(auditLog).where(eq(auditLog.action, "billing.refunded"));
	expect(lines[0]).toMatchObject({ actorName: "olga", userId, details: { amount_cents: 13_800 } });
});

test("after seven days a refund has to be meant", async () => {
	const ctx = await billing.newPerson();
	const { userId } = ctx.actor;
	await subscribe(ctx, "plus_monthly");
	await billing.advance(8 * DAY);
	const input = { userId };
	await expect(refundPerson({ ctx: operator(), input })).rejects.toMatchObject({ code: "conflict" });
	expect(await findSubscription(db(), userId)).toMatchObject({ state: "active" });
	const late = refundPerson({ ctx: operator(), input: { userId, late: true } });
	await expect(late).resolves.toMatchObject({ amountCents: 599 });
	const nobody = await billing.newPerson();
	await expect(
		refundPerson({ ctx: operator(), input: { userId: nobody.actor.userId } }),
	).rejects.toMatchObject({ code: "not_found" });
});

test("ending everything closes open checkouts and subscriptions at the provider, also two", async () => {
	const ctx = await billing.newPerson();
	const { userId } = ctx.actor;
	await subscribe(ctx, "plus_monthly");
	const row = await findSubscription(db(), userId);
	const first = await billing.stripe.subscriptions.retrieve(row?.subscriptionId ?? "");
	await billing.stripe.subscriptions.create({
		customer: idOf(first.customer),
		default_payment_method: idOf(first.default_payment_method ?? ""),
		items: [{ price: (await billing.services.payments.priceIds()).pro_monthly }],
	});
	const input = { userId };
	await endBilling({ ctx: billing.job, input });
	await endBilling({ ctx: billing.job, input });
	const { data } = await billing.stripe.subscriptions.list({
		customer: idOf(first.customer),
		status: "all",
	});
	expect(data.map(({ status }) => status)).toEqual(["canceled", "canceled"]);
	const other = await billing.newPerson();
	const { id } = await open(other);
	await endBilling({ ctx: billing.job, input: { userId: other.actor.userId } });
	expect(await billing.services.payments.readCheckout(id)).toMatchObject({ state: "expired" });
});
