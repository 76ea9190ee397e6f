import { z } from "zod";
import { TEST_PAYMENT_METHODS } from "../billing/cards.ts";
import { emit } from "../events/emit.ts";
import { expandable, paged, text } from "../http/params.ts";
import { listPage, type Route, route } from "../http/route.ts";
import { attachMethod, newPaymentMethod } from "../objects/new-customer.ts";
import { type Account, all, find, insert, type PaymentMethod, timeOf } from "../state/account.ts";

/** Cards of the test payment methods are good for this long. */
const YEARS = 8;

export const paymentMethodRoutes: Route[] = [
	route("GET", "/payment_methods/:id", z.strictObject(expandable), ({ account, id }) =>
		find(account, "payment_method", id),
	),
	route(
		"POST",
		"/payment_methods/:id/attach",
		z.strictObject({ ...expandable, customer: text }),
		({ account, id, params }) => {
			const customer = find(account, "customer", params.customer, "customer");
			const method = namedMethod(account, id);
			attachMethod(account, method, customer, timeOf(account, customer));
			return method;
		},
	),
	route("POST", "/payment_methods/:id/detach", z.strictObject(expandable), ({ account, id }) => {
		const method = find(account, "payment_method", id);
		const at = timeOf(account, method.customer);
		for (const customer of all(account, "customer")) {
			if (customer.invoice_settings.default_payment_method === id) {
				customer.invoice_settings.default_payment_method = null;
			}
		}
		for (const subscription of all(account, "subscription")) {
			if (subscription.default_payment_method === id) subscription.default_payment_method = null;
		}
		method.customer = null;
		account.changed = true;
		emit(account, "payment_method.detached", method, at);
		return method;
	}),
	route(
		"GET",
		"/payment_methods",
		z.strictObject({ ...paged, customer: text.optional(), type: z.literal("card").optional() }),
		({ account, params }) => {
			const found = all(account, "payment_method").filter(({ customer }) => customer === params.customer);
			return listPage("/v1/payment_methods", found, params);
		},
	),
];

/** One of the names anybody may use for a test card becomes a method of its own. */
function namedMethod(account: Account, id: string): PaymentMethod {
	const card = Object.hasOwn(TEST_PAYMENT_METHODS, id) ? TEST_PAYMENT_METHODS[id] : undefined;
	if (card === undefined) return find(account, "payment_method", id);
	const at = account.clock();
	const expYear = new Date(at * 1_000).getUTCFullYear() + YEARS;
	const method = newPaymentMethod({ card, expMonth: 12, expYear, name: null, email: null }, at);
	account.state.cards[method.id] = card;
	return insert(account, "payment_method", method);
}
