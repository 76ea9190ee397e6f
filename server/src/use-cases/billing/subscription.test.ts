import { afterAll, beforeAll, expect, test } from "vitest";
import { type BillingParts, startBilling } from "../../../test/harness/start-billing.ts";
import type { Context, UserActor } from "../context.ts";
import { changeSubscription, confirmSubscription, createCheckout, previewChange } from "./index.ts";

let billing: BillingParts;
beforeAll(async () => {
	billing = await startBilling();
});
afterAll(() => billing.close());

/** Somebody who has just paid for Plus. */
async function subscriber(): Promise<Context<UserActor>> {
	const ctx = await billing.newPerson();
	const { plus_monthly } = await billing.services.payments.priceIds();
	const { id } = await createCheckout({ ctx, input: { priceId: plus_monthly } });
	await billing.standIn.act.pay(id, "4242424242424242");
	await confirmSubscription({ ctx, input: { sessionId: id } });
	return ctx;
}

/** As a process sees it whose clock is off by so much. */
const offBy = (milliseconds: number, ctx: Context<UserActor>): Context<UserActor> => ({
	...ctx,
	clock: { now: () => new Date(ctx.clock.now().getTime() + milliseconds) },
});

test.each([
	["shown by a process whose clock is ahead", 5_000, 0],
	[
		"shown and charged by processes whose clocks are behind, in the first seconds of a period",
		-5_000,
		-8_000,
	],
])("a price is charged as it was %s", async (_, shownBy, chargedBy) => {
	const ctx = await subscriber();
	const { pro_monthly: priceId } = await billing.services.payments.priceIds();
	const input = { priceId, changeType: "upgrade" } as const;
	const { amountDueCents } = await previewChange({ ctx: offBy(shownBy, ctx), input });
	await changeSubscription({ ctx: offBy(chargedBy, ctx), input });
	const { data } = await billing.stripe.invoices.list({ limit: 1 });
	expect(data.map(({ amount_paid }) => amount_paid)).toEqual([amountDueCents]);
});

test("the second of two clicks at once says that the plan is there, and charges nothing", async () => {
	const ctx = await subscriber();
	const { payments } = billing.services;
	const prices = await payments.priceIds();
	const input = { priceId: prices.pro_monthly, changeType: "upgrade" } as const;
	const { amountDueCents } = await previewChange({ ctx, input });
	let first: Promise<unknown> | null = null;
	const outrun: typeof payments = {
		...payments,
		async previewChange(change) {
			first ??= changeSubscription({ ctx, input });
			await first;
			return payments.previewChange(change);
		},
	};
	const second = changeSubscription({ ctx: { ...ctx, payments: outrun }, input });
	await expect(second).rejects.toThrow("You are on this plan already.");
	await expect(first).resolves.toMatchObject({ wanted: "pro_monthly" });
	const { data } = await billing.stripe.invoices.list({ limit: 2 });
	expect(data.map(({ amount_paid }) => amount_paid)).toEqual([amountDueCents, 599]);
});
