import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BillingParts, startBilling } from "../../../test/harness/start-billing.ts";
import { findSubscription } from "../../db/queries/billing.ts";
import { auditLog } from "../../db/schema/index.ts";
import { readOutbox } from "../../db/transactional-outbox.ts";
import type { Context, UserActor } from "../context.ts";
import { createCheckout, getSubscription, keepPlan } from "./index.ts";

let billing: BillingParts;
beforeAll(async () => {
	billing = await startBilling();
});
afterAll(() => billing.close());

const db = () => billing.services.store.db;

async function disputedPerson() {
	const ctx = await billing.newPerson();
	const priceId = (await billing.services.payments.priceIds()).plus_monthly;
	const { id } = await createCheckout({ ctx, input: { priceId } });
	await billing.standIn.act.pay(id, "4242424242424242");
	await billing.standIn.settle();
	const { subscriptionId = "" } = (await findSubscription(db(), ctx.actor.userId)) ?? {};
	const disputeId = await billing.standIn.act.dispute(subscriptionId);
	await billing.standIn.settle();
	if (!disputeId) throw new Error("Nothing was paid.");
	return { ctx, disputeId, priceId };
}

async function close(disputeId: string, outcome: "won" | "lost"): Promise<void> {
	await billing.standIn.act.closeDispute(disputeId, outcome);
	await billing.standIn.settle();
}

const planOf = async (ctx: Context<UserActor>) => (await getSubscription({ ctx })).plan;

async function mailsAbout({ actor }: Context<UserActor>, template: string) {
	const jobs = await readOutbox(db(), 1_000);
	return jobs
		.map(({ payload }) => payload)
		.filter(
			(mail) => mail.template === template && (mail.person === actor.userId || mail.user_id === actor.userId),
		);
}

async function auditOf({ actor }: Context<UserActor>): Promise<string[]> {
	const lines = await db().select().from(auditLog).where(eq(auditLog.userId, actor.userId));
	return lines.map(({ action }) => action).filter((action) => action.startsWith("billing.dispute"));
}

test("a disputed payment leaves the plan until it ends, stops the renewal and tells the operator once", async () => {
	const { ctx, disputeId } = await disputedPerson();
	expect(await planOf(ctx)).toMatchObject({ plan: "plus_monthly", status: "canceled" });
	expect(await findSubscription(db(), ctx.actor.userId)).toMatchObject({
		endsWithPeriod: true,
		disputedAt: expect.any(Date),
	});
	expect(await mailsAbout(ctx, "dispute")).toMatchObject([
		{ state: "open", dispute_id: disputeId, amount_cents: 599, reason: "fraudulent" },
	]);
	expect(await mailsAbout(ctx, "cancellation")).toMatchObject([{ disputed: true }]);
	expect(await auditOf(ctx)).toEqual(["billing.disputed"]);
});

test("while a payment is disputed the plan is not kept and none is bought", async () => {
	const { ctx, priceId } = await disputedPerson();
	const settled = "This can be done once that is settled.";
	await expect(keepPlan({ ctx })).rejects.toThrow(settled);
	await expect(createCheckout({ ctx, input: { priceId } })).rejects.toThrow(settled);
});

test("a lost dispute ends the plan at once", async () => {
	const { ctx, disputeId } = await disputedPerson();
	await close(disputeId, "lost");
	expect(await findSubscription(db(), ctx.actor.userId)).toMatchObject({ state: "ended", disputedAt: null });
	expect(await planOf(ctx)).toMatchObject({ plan: "free" });
	expect(await mailsAbout(ctx, "dispute")).toMatchObject([{ state: "open" }, { state: "lost" }]);
	expect(await auditOf(ctx)).toEqual(["billing.disputed", "billing.dispute_lost"]);
});

test("after a won dispute the plan can be kept", async () => {
	const { ctx, disputeId } = await disputedPerson();
	await close(disputeId, "won");
	expect(await planOf(ctx)).toMatchObject({ plan: "plus_monthly", status: "canceled" });
	await keepPlan({ ctx });
	expect(await planOf(ctx)).toMatchObject({ plan: "plus_monthly", status: "active" });
	expect(await auditOf(ctx)).toEqual(["billing.disputed", "billing.dispute_won"]);
});

test("of two disputes the one that is settled does not free the plan from the other", async () => {
	const { ctx, disputeId } = await disputedPerson();
	const { subscriptionId = "" } = (await findSubscription(db(), ctx.actor.userId)) ?? {};
	const second = await billing.standIn.act.dispute(subscriptionId);
	await billing.standIn.settle();
	expect(second).not.toBe(disputeId);
	await close(disputeId, "won");
	await expect(keepPlan({ ctx })).rejects.toThrow("This can be done once that is settled.");
	await close(second ?? "", "won");
	await keepPlan({ ctx });
	expect(await planOf(ctx)).toMatchObject({ plan: "plus_monthly", status: "active" });
});

test("news of a dispute that come late or twice change nothing", async () => {
	const { ctx, disputeId } = await disputedPerson();
	billing.standIn.faults.hold();
	await billing.standIn.act.closeDispute(disputeId, "lost");
	await billing.standIn.faults.release("shuffled");
	await billing.standIn.settle();
	expect(await findSubscription(db(), ctx.actor.userId)).toMatchObject({ state: "ended" });
	expect(await mailsAbout(ctx, "dispute")).toHaveLength(2);
});
