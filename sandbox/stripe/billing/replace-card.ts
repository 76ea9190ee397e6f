import { emitChange } from "../events/emit.ts";
import { newPaymentMethod } from "../objects/new-payment-method.ts";
import { type Account, all, insert } from "../state/account.ts";
import type { Customer, PaymentMethod } from "../state/tables.ts";
import { attachMethod } from "./attach-method.ts";
import type { EnteredCard } from "./entered-card.ts";

/** The customer and every subscription that has not ended of theirs pay with this card from now on. */
export function replaceCard(
	account: Account,
	customer: Customer,
	card: EnteredCard,
	at: number,
): PaymentMethod {
	const method = newPaymentMethod({ ...card, email: customer.email }, at);
	insert(account, "payment_method", method);
	account.state.cards[method.id] = card.card;
	attachMethod(account, method, customer, at);
	emitChange(account, "customer.updated", customer, at, () => {
		customer.invoice_settings.default_payment_method = method.id;
	});
	for (const subscription of all(account, "subscription")) {
		if (subscription.customer !== customer.id || subscription.status === "canceled") continue;
		emitChange(account, "customer.subscription.updated", subscription, at, () => {
			subscription.default_payment_method = method.id;
		});
	}
	return method;
}
