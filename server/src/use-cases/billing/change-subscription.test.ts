import { afterAll, beforeAll, expect, test } from "vitest";
import { type BillingParts, startBilling } from "../../../test/harness/start-billing.ts";
import { changeSubscription, confirmSubscription, createCheckout, previewChange } from "./index.ts";

let billing: BillingParts;
beforeAll(async () => {
	billing = await startBilling();
});
afterAll(() => billing.close());

test("the second of two clicks at once says that the plan is there, and charges nothing", async () => {
	const ctx = await billing.newPerson();
	const { payments } = billing.services;
	const prices = await payments.priceIds();
	const { id } = await createCheckout({ ctx, input: { priceId: prices.plus_monthly } });
	await billing.standIn.act.pay(id, "4242424242424242");
	await confirmSubscription({ ctx, input: { sessionId: id } });
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
	const { data } = await billing.stripe.invoices.list({ limit: 10 });
	expect(data.map(({ amount_paid }) => amount_paid)).toEqual([amountDueCents, 599]);
});
