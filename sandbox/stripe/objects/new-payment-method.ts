import { createHash } from "node:crypto";
import { TEST_CARDS, type TestCard } from "../billing/test-cards.ts";
import type { PaymentMethod } from "../state/tables.ts";
import { newId } from "../state/tables.ts";

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
