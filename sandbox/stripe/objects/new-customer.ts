import { createHash } from "node:crypto";
import { TEST_CARDS, type TestCard } from "../billing/cards.ts";
import { emit } from "../events/events.ts";
import type { Account, Customer, PaymentMethod } from "../state/account.ts";
import { newId } from "../state/account.ts";

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

interface CardOptions {
	card: TestCard;
	expMonth: number;
	expYear: number;
	name: string | null;
	email: string | null;
}

const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

export function newPaymentMethod(options: CardOptions, at: number): PaymentMethod {
	const { number, brand } = TEST_CARDS[options.card];
	return {
		id: newId("pm"),
		object: "payment_method",
		allow_redisplay: "limited",
		billing_details: {
			address: { ...NO_ADDRESS },
			email: options.email,
			name: options.name,
			phone: null,
			tax_id: null,
		},
		card: {
			brand,
			checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
			country: "US",
			display_brand: brand,
			exp_month: options.expMonth,
			exp_year: options.expYear,
			fingerprint: createHash("sha256").update(number).digest("hex").slice(0, 16),
			funding: "credit",
			generated_from: null,
			last4: number.slice(-4),
			networks: { available: [brand], preferred: null },
			regulated_status: null,
			three_d_secure_usage: { supported: true },
			wallet: null,
		},
		created: at,
		customer: null,
		customer_account: null,
		livemode: false,
		metadata: {},
		type: "card",
	};
}

export function attachMethod(account: Account, method: PaymentMethod, customer: Customer, at: number): void {
	method.customer = customer.id;
	account.changed = true;
	emit(account, "payment_method.attached", method, at);
}
