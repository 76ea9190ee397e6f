import { z } from "zod";
import { TEST_PAYMENT_METHODS } from "../billing/cards.ts";
import { cancelSubscription } from "../billing/change-subscription.ts";
import { emit, emitChange } from "../events/events.ts";
import { invalid } from "../http/api-error.ts";
import {
	emptiable,
	expandable,
	inRange,
	integer,
	listPage,
	mergeMetadata,
	metadata,
	moments,
	paged,
	type Route,
	route,
	text,
} from "../http/route.ts";
import { attachMethod, newCustomer, newPaymentMethod } from "../objects/new-customer.ts";
import { type Account, all, find, insert, type PaymentMethod, timeOf } from "../state/account.ts";

/** Of one test clock, as at Stripe. */
const CLOCK_CUSTOMERS = 3;

const fields = {
	...expandable,
	balance: integer.optional(),
	description: text.optional(),
	email: z.email().max(512).optional(),
	invoice_settings: z.strictObject({ default_payment_method: emptiable(text).optional() }).optional(),
	name: text.max(256).optional(),
	phone: text.max(20).optional(),
	preferred_locales: z.array(text).optional(),
};
const create = z.strictObject({ ...fields, metadata: metadata.optional(), test_clock: text.optional() });
const update = z.strictObject({ ...fields, metadata: emptiable(metadata).optional() });
const list = z.strictObject({
	...paged,
	created: moments.optional(),
	email: text.optional(),
	test_clock: text.optional(),
});

export const customerRoutes: Route[] = [
	route("POST", "/customers", create, ({ account, params }) => {
		const { test_clock: clock, invoice_settings: settings, ...rest } = params;
		if (clock !== undefined) roomOnClock(account, clock);
		if (settings?.default_payment_method) {
			throw invalid("The payment method must be attached to the customer first.", "invoice_settings");
		}
		const customer = newCustomer({ ...rest, test_clock: clock }, account.clock());
		insert(account, "customer", customer);
		customer.created = timeOf(account, customer);
		emit(account, "customer.created", customer, customer.created);
		return customer;
	}),
	route("GET", "/customers/:id", z.strictObject(expandable), ({ account, id }) => {
		return account.state.deletedCustomers[id]
			? { id, object: "customer", deleted: true }
			: find(account, "customer", id);
	}),
	route("POST", "/customers/:id", update, ({ account, id, params }) => {
		const customer = find(account, "customer", id);
		const { expand: _, metadata: wanted, invoice_settings: settings, ...rest } = params;
		const method = settings?.default_payment_method;
		if (
			method &&
			find(account, "payment_method", method, "invoice_settings[default_payment_method]").customer !== id
		) {
			throw invalid(
				"The payment method must be attached to the customer first.",
				"invoice_settings[default_payment_method]",
			);
		}
		emitChange(account, "customer.updated", customer, timeOf(account, customer), () => {
			Object.assign(customer, rest);
			customer.metadata = mergeMetadata(customer.metadata, wanted);
			if (method !== undefined) customer.invoice_settings.default_payment_method = method;
		});
		return customer;
	}),
	route("DELETE", "/customers/:id", z.strictObject({}), ({ account, id }) => {
		const customer = find(account, "customer", id);
		const at = timeOf(account, customer);
		for (const subscription of all(account, "subscription")) {
			if (subscription.customer === id && subscription.status !== "canceled") {
				cancelSubscription(account, subscription, "cancellation_requested", at);
			}
		}
		delete account.state.tables.customer[id];
		account.state.deletedCustomers[id] = true;
		account.changed = true;
		emit(account, "customer.deleted", customer, at);
		return { id, object: "customer", deleted: true };
	}),
	route("GET", "/customers", list, ({ account, params }) => {
		const found = all(account, "customer").filter(
			(customer) =>
				(params.email ?? customer.email) === customer.email &&
				(params.test_clock ?? null) === (customer.test_clock ?? null) &&
				inRange(customer.created, params.created),
		);
		return listPage("/v1/customers", found, params);
	}),
];

function roomOnClock(account: Account, clock: string): void {
	find(account, "test_helpers.test_clock", clock, "test_clock");
	const taken = all(account, "customer").filter(({ test_clock }) => test_clock === clock).length;
	if (taken >= CLOCK_CUSTOMERS) {
		throw invalid(`A test clock takes at most ${CLOCK_CUSTOMERS} customers.`, "test_clock");
	}
}

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
