import { afterAll, beforeAll, expect, test } from "vitest";
import { type BillingParts, startBilling } from "../../../test/harness/start-billing.ts";
import { claimCheckout, ensureCustomer } from "./checkout.ts";
import { createCheckout } from "./index.ts";

const MINUTE = 60_000;

let billing: BillingParts;
beforeAll(async () => {
	billing = await startBilling();
});
afterAll(() => billing.close());

test.each([0, 5 * MINUTE])(
	"a checkout the provider never heard of is opened after a crash, %i ms later",
	async (later) => {
		const ctx = await billing.newPerson();
		await claimCheckout(ctx, "plus_annual");
		billing.clock.advance(later);
		const priceId = (await billing.services.payments.priceIds()).plus_annual;
		const opened = await createCheckout({ ctx, input: { priceId } });
		expect(await billing.stripe.checkout.sessions.retrieve(opened.id)).toMatchObject({
			status: "open",
			amount_total: 4_800,
		});
	},
);

test("a checkout that a crash hid from us is opened again, from whatever page", async () => {
	const ctx = await billing.newPerson();
	const customerId = await ensureCustomer(ctx);
	const { row, founding } = await claimCheckout(ctx, "plus_annual");
	await billing.services.payments.openCheckout({
		checkoutId: row.id,
		userId: ctx.actor.userId,
		customerId,
		plan: row.plan,
		founding,
		successUrl: `${ctx.settings.publicUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
		cancelUrl: `${ctx.settings.publicUrl}/`,
		expiresAt: row.expiresAt.getTime(),
	});
	const priceId = (await billing.services.payments.priceIds()).plus_annual;
	const cancelUrl = `${ctx.settings.publicUrl}/timeline`;
	const opened = await createCheckout({ ctx, input: { priceId, cancelUrl } });
	expect(await billing.stripe.checkout.sessions.retrieve(opened.id)).toMatchObject({ status: "open" });
});
