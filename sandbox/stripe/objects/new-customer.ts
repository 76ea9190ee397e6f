import type { Customer } from "../state/tables.ts";
import { newId } from "../state/tables.ts";

interface CustomerOptions {
	email?: string | undefined;
	name?: string | undefined;
	phone?: string | undefined;
	description?: string | undefined;
	metadata?: Record<string, string> | undefined;
	balance?: number | undefined;
	preferred_locales?: string[] | undefined;
	test_clock?: string | undefined;
}

export function newCustomer(options: CustomerOptions, at: number): Customer {
	return {
		id: newId("cus", 14),
		object: "customer",
		address: null,
		balance: options.balance ?? 0,
		created: at,
		currency: null,
		default_source: null,
		delinquent: false,
		description: options.description ?? null,
		discount: null,
		email: options.email ?? null,
		invoice_prefix: newId("", 8).slice(1).toUpperCase(),
		invoice_settings: {
			custom_fields: null,
			default_payment_method: null,
			footer: null,
			rendering_options: null,
		},
		livemode: false,
		metadata: options.metadata ?? {},
		name: options.name ?? null,
		next_invoice_sequence: 1,
		phone: options.phone ?? null,
		preferred_locales: options.preferred_locales ?? [],
		shipping: null,
		tax_exempt: "none",
		test_clock: options.test_clock ?? null,
	};
}
