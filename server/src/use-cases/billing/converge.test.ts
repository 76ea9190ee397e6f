import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { PAID_PLANS, type PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import type { Stripe } from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BillingParts, startBilling } from "../../../test/harness/start-billing.ts";
import { LOOKUP_KEYS } from "../../adapters/payments/stripe-account.ts";
import { findBillingCustomer, findSubscription } from "../../db/queries/billing.ts";
import { findPlanSources } from "../../db/queries/plan-sources.ts";
import { auditLog, billingCustomers, billingNotices, subscriptions } from "../../db/schema/index.ts";
import { planOfUser } from "../accounts/index.ts";
import type { Context, UserActor } from "../context.ts";
import { createCheckout, sweepSubscriptions, syncSubscription } from "./index.ts";

const DAY = DAY_MS;
const GOOD_CARD = "4242424242424242";

let billing: BillingParts;
beforeAll(async () => {
	billing = await startBilling();
});
afterAll(() => billing.close());

/** What may happen at the provider, known here or not. */
const happenings = {
	subscribe,
	renew: async (_ctx, id) => {
		if (id) await billing.standIn.act.advanceToNextPeriod(id);
	},
	fail: async (_ctx, id) => {
		if (id) await billing.standIn.act.failRenewal(id);
	},
	recover: async (_ctx, id) => {
		const open = id ? (await billing.stripe.invoices.list({ subscription: id, status: "open" })).data : [];
		for (const invoice of open) await billing.stripe.invoices.pay(invoice.id, { paid_out_of_band: true });
	},
	change: async (_ctx, id, plan) => {
		const at = Math.floor(billing.clock.now().getTime() / 1000) * 1000;
		if (id)
			await billing.services.payments.changeNow({ subscriptionId: id, plan, at, key: crypto.randomUUID() });
	},
	schedule: async (_ctx, id, plan) => {
		if (id)
			await billing.services.payments.scheduleChange({ subscriptionId: id, plan, key: crypto.randomUUID() });
	},
	cancel: async (_ctx, id) => {
		if (id) await billing.services.payments.cancelAtPeriodEnd(id, crypto.randomUUID());
	},
	keep: async (_ctx, id) => {
		if (id) await billing.services.payments.keep(id, crypto.randomUUID());
	},
	pause: async (_ctx, id) => {
		if (id) await billing.stripe.subscriptions.update(id, { pause_collection: { behavior: "void" } });
	},
	end: async (_ctx, id) => {
		if (id) await billing.services.payments.endNow(id);
	},
	days: async () => billing.advance(3 * DAY),
	hold: async () => billing.standIn.faults.hold(),
	shuffle: async () => billing.standIn.faults.release("shuffled"),
	repeat: async () => billing.standIn.faults.repeatNext(3),
} as const satisfies Record<
	string,
	(ctx: Context<UserActor>, subscriptionId: string | null, plan: PaidPlan) => Promise<unknown>
>;
type Happening = keyof typeof happenings;

async function subscribe(ctx: Context<UserActor>, _id: string | null, plan: PaidPlan): Promise<void> {
	const priceId = (await billing.services.payments.priceIds())[plan];
	const { id } = await createCheckout({ ctx, input: { priceId } });
	await billing.standIn.act.pay(id, GOOD_CARD);
}

/** Read off the provider's own objects, past everything this product makes of them. */
async function truthOf(ctx: Context<UserActor>): Promise<{ plan: string; living: string | null }> {
	const customer = await findBillingCustomer(ctx.store.db, ctx.actor.userId);
	if (!customer) return { plan: "free", living: null };
	const { data } = await billing.stripe.subscriptions.list({ customer: customer.customerId, status: "all" });
	const living = data.find(({ status }) => status === "active" || status === "past_due");
	if (!living) return { plan: "free", living: null };
	const inForce = living.status === "active" ? living.pause_collection === null : await inGrace(living.id);
	const key = living.items.data[0]?.price.lookup_key;
	const plan = PAID_PLANS.find((candidate) => LOOKUP_KEYS[candidate] === key);
	return { plan: inForce && plan ? plan : "free", living: living.id };
}

async function inGrace(subscription: string): Promise<boolean> {
	const { data } = await billing.stripe.invoices.list({ subscription, status: "open" });
	const since = Math.min(
		...data.map((invoice: Stripe.Invoice) => invoice.status_transitions.finalized_at ?? 0),
	);
	return billing.clock.now().getTime() < (since * 1000 || 0) + 7 * DAY;
}

async function planHere(ctx: Context<UserActor>): Promise<string> {
	const sources = await findPlanSources(ctx.store.db, ctx.actor.userId);
	if (!sources) throw new Error("The person is gone.");
	return planOfUser(sources, billing.clock.now()).plan;
}

const history = fc.array(
	fc.record({
		what: fc.oneof(
			{ weight: 1, arbitrary: fc.constantFrom(...(Object.keys(happenings) as Happening[])) },
			{
				weight: 1,
				arbitrary: fc.constantFrom<Happening>("subscribe", "renew", "fail", "schedule", "cancel"),
			},
		),
		plan: fc.constantFrom(...PAID_PLANS),
	}),
	{ minLength: 4, maxLength: 10 },
);

/** Too few histories of chance lose news that matter for every run to meet some. */
const UNHEARD: [PaidPlan, { what: Happening; plan: PaidPlan }[], number][] = [
	["plus_annual", [{ what: "end", plan: "plus_annual" }], 0],
	["plus_monthly", [{ what: "change", plan: "pro_monthly" }], 0],
	["pro_annual", [{ what: "days", plan: "pro_annual" }], 0],
];

test("whatever happens, and however its news are lost, repeated, late or shuffled, the sweep finds the plan right", async () => {
	const seen = new Set<string>();
	let outOfDate = 0;
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...PAID_PLANS), history, fc.nat(8), async (first, events, heard) => {
			const ctx = await billing.newPerson();
			await subscribe(ctx, null, first);
			await billing.standIn.settle();
			for (const [index, { what, plan }] of events.entries()) {
				// From here on nothing is heard any more.
				if (index === heard) billing.losesNews = true;
				const { living } = await truthOf(ctx);
				if (living && what === "subscribe") continue;
				// What the provider refuses does not happen; what was refused here neither.
				await happenings[what](ctx, living, plan).catch((error: unknown) => {
					expect(["PaymentRefusedError", "PaymentDeclinedError", "DomainError"]).toContain(nameOf(error));
				});
			}
			await billing.standIn.faults.release("shuffled");
			await billing.standIn.settle();
			billing.losesNews = false;
			const truth = await truthOf(ctx);
			if ((await planHere(ctx)) !== truth.plan) outOfDate += 1;
			await sweepSubscriptions({ ctx: billing.job });
			expect(await planHere(ctx)).toBe(truth.plan);
			seen.add(truth.plan);
			if (truth.living) await billing.services.payments.endNow(truth.living);
			await syncSubscription({ ctx, input: { userId: ctx.actor.userId } });
			expect(await planHere(ctx)).toBe("free");
			// The next sweep need not ask about this person again.
			await ctx.store.db.delete(billingCustomers).where(eq(billingCustomers.userId, ctx.actor.userId));
		}),
		{ numRuns: 20, examples: UNHEARD },
	);
	expect(seen.size).toBeGreaterThan(2);
	// Else no news that mattered were ever lost.
	expect(outOfDate).toBeGreaterThan(0);
});

function nameOf(error: unknown): string {
	return error instanceof Error ? error.name : String(error);
}

test("without any webhook lost, no sweep is needed", async () => {
	const ctx = await billing.newPerson();
	await subscribe(ctx, null, "plus_annual");
	await billing.standIn.settle();
	expect(await planHere(ctx)).toBe("plus_annual");
	const { living } = await truthOf(ctx);
	if (!living) throw new Error("Nothing lives.");
	billing.standIn.faults.hold();
	await billing.services.payments.changeNow({
		subscriptionId: living,
		plan: "pro_annual",
		at: Math.floor(billing.clock.now().getTime() / 1000) * 1000,
		key: "k1",
	});
	await billing.services.payments.cancelAtPeriodEnd(living, "k2");
	expect(await planHere(ctx)).toBe("plus_annual");
	billing.standIn.faults.repeatNext(5);
	await billing.standIn.faults.release("shuffled");
	await billing.standIn.settle();
	const row = await findSubscription(ctx.store.db, ctx.actor.userId);
	expect(row).toMatchObject({ plan: "pro_annual", endsWithPeriod: true });
});

test("an answer of the provider that was overtaken never overwrites a newer one", async () => {
	const ctx = await billing.newPerson();
	const { userId } = ctx.actor;
	await subscribe(ctx, null, "plus_monthly");
	await billing.standIn.settle();
	const { payments } = billing.services;
	const asked = Promise.withResolvers<void>();
	const goOn = Promise.withResolvers<void>();
	let rounds = 0;
	const slow: Context = {
		...ctx,
		payments: {
			...payments,
			async readSubscription(customerId) {
				rounds += 1;
				const said = await payments.readSubscription(customerId);
				if (rounds === 1) {
					asked.resolve();
					await goOn.promise;
				}
				return said;
			},
		},
	};
	const late = syncSubscription({ ctx: slow, input: { userId } });
	await asked.promise;
	const { living } = await truthOf(ctx);
	await payments.cancelAtPeriodEnd(living ?? "", "cancel-race");
	await billing.standIn.settle();
	expect(await findSubscription(ctx.store.db, userId)).toMatchObject({ endsWithPeriod: true });
	goOn.resolve();
	expect(await late).toMatchObject({ endsWithPeriod: true });
	expect(rounds).toBe(2);
});

test("many at once write one truth, one receipt and one line of audit", async () => {
	const ctx = await billing.newPerson();
	const { userId } = ctx.actor;
	billing.standIn.faults.hold();
	await subscribe(ctx, null, "pro_annual");
	await Promise.all(Array.from({ length: 8 }, () => syncSubscription({ ctx, input: { userId } })));
	billing.standIn.faults.repeatNext(20);
	await billing.standIn.faults.release("shuffled");
	const { db } = ctx.store;
	expect(await db.$count(subscriptions, eq(subscriptions.userId, userId))).toBe(1);
	const notices = await db.select().from(billingNotices).where(eq(billingNotices.userId, userId));
	expect(notices.map(({ kind }) => kind)).toEqual(["receipt"]);
	const lines = await db.select().from(auditLog).where(eq(auditLog.userId, userId));
	expect(lines.filter(({ action }) => action === "billing.subscription_changed")).toHaveLength(1);
});

test("one customer the provider does not know holds up nobody in the sweep", async () => {
	const [lost, ctx] = [await billing.newPerson(), await billing.newPerson()];
	await subscribe(lost, null, "plus_monthly");
	billing.standIn.faults.hold();
	await subscribe(ctx, null, "pro_monthly");
	expect(await planHere(ctx)).toBe("free");
	const { payments } = billing.services;
	const customer = await findBillingCustomer(lost.store.db, lost.actor.userId);
	const job = {
		...billing.job,
		payments: {
			...payments,
			async readSubscription(id: string) {
				if (id === customer?.customerId) throw new Error("away");
				return payments.readSubscription(id);
			},
		},
	};
	await expect(sweepSubscriptions({ ctx: job })).rejects.toThrow("1 subscriptions could not be read");
	expect(await planHere(ctx)).toBe("pro_monthly");
	await billing.standIn.faults.release();
});
