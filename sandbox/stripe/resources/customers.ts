import { z } from "zod";
import { cancelSubscription } from "../billing/cancel-subscription.ts";
import { emit, emitChange } from "../events/emit.ts";
import { invalid } from "../http/api-error.ts";
import {
	emptiable,
	expandable,
	inRange,
	integer,
	mergeMetadata,
	metadata,
	moments,
	paged,
	text,
} from "../http/params.ts";
import { listPage, type Route, route } from "../http/route.ts";
import { newCustomer } from "../objects/new-customer.ts";
import { type Account, all, find, insert, timeOf } from "../state/account.ts";

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
