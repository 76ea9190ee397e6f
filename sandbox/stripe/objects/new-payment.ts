import {
	type Account,
	type Invoice,
	type Kinds,
	lookUp,
	newId,
	type PaymentMethod,
} from "../state/account.ts";

type PaymentIntent = Kinds["payment_intent"];
type Charge = Kinds["charge"];

export function newPaymentIntent(invoice: Invoice, at: number): PaymentIntent {
	const id = newId("pi");
	return {
		id,
		object: "payment_intent",
		allowed_payment_method_types: null,
		amount: invoice.amount_due,
		amount_capturable: 0,
		amount_details: { tip: {} },
		amount_received: 0,
		application: null,
		application_fee_amount: null,
		automatic_payment_methods: null,
		canceled_at: null,
		cancellation_reason: null,
		capture_method: "automatic",
		client_secret: `${id}_secret_${newId("", 24).slice(1)}`,
		confirmation_method: "automatic",
		created: at,
		currency: invoice.currency,
		customer: invoice.customer,
		customer_account: null,
		description:
			invoice.billing_reason === "subscription_create" ? "Subscription creation" : "Subscription update",
		excluded_payment_method_types: null,
		last_payment_error: null,
		latest_charge: null,
		livemode: false,
		managed_payments: { enabled: false },
		metadata: {},
		next_action: null,
		on_behalf_of: null,
		payment_method: null,
		payment_method_configuration_details: null,
		payment_method_options: {},
		payment_method_types: ["card"],
		payment_record: null,
		processing: null,
		receipt_email: null,
		review: null,
		setup_future_usage: "off_session",
		shipping: null,
		source: null,
		statement_descriptor: null,
		statement_descriptor_suffix: null,
		status: "requires_payment_method",
		transfer_data: null,
		transfer_group: null,
	};
}

export function newInvoicePayment(
	invoice: Invoice,
	intent: PaymentIntent,
	at: number,
): Kinds["invoice_payment"] {
	return {
		id: newId("inpay"),
		object: "invoice_payment",
		amount_paid: null,
		amount_requested: invoice.amount_due,
		created: at,
		currency: invoice.currency,
		invoice: invoice.id,
		is_default: true,
		livemode: false,
		payment: { payment_intent: intent.id, type: "payment_intent" },
		status: "open",
		status_transitions: { canceled_at: null, paid_at: null },
	};
}

interface ChargeOptions {
	intent: PaymentIntent;
	method: PaymentMethod;
	/** Null when it went through. */
	failure: { code: string; decline: string; message: string } | null;
}

export function newCharge(account: Account, { intent, method, failure }: ChargeOptions, at: number): Charge {
	const customer = lookUp(account, "customer", intent.customer);
	const id = newId("ch");
	return {
		id,
		object: "charge",
		amount: intent.amount,
		amount_captured: failure ? 0 : intent.amount,
		amount_refunded: 0,
		application: null,
		application_fee: null,
		application_fee_amount: null,
		balance_transaction: failure ? null : newId("txn"),
		billing_details: structuredClone(method.billing_details),
		calculated_statement_descriptor: null,
		captured: !failure,
		created: at,
		currency: intent.currency,
		customer: intent.customer,
		description: intent.description,
		disputed: false,
		failure_balance_transaction: null,
		failure_code: failure?.code ?? null,
		failure_message: failure?.message ?? null,
		fraud_details: {},
		livemode: false,
		metadata: {},
		on_behalf_of: null,
		outcome: {
			advice_code: null,
			network_advice_code: null,
			network_decline_code: null,
			network_status: failure ? "declined_by_network" : "approved_by_network",
			reason: failure?.decline ?? null,
			seller_message: failure ? "The bank did not approve the payment." : "Payment complete.",
			type: failure ? "issuer_declined" : "authorized",
		},
		paid: !failure,
		payment_intent: intent.id,
		payment_method: method.id,
		payment_method_details: { card: chargedCard(intent.amount, method), type: "card" },
		receipt_email: customer?.email ?? null,
		receipt_number: null,
		receipt_url: null,
		refunded: false,
		review: null,
		shipping: null,
		source: null,
		source_transfer: null,
		statement_descriptor: null,
		statement_descriptor_suffix: null,
		status: failure ? "failed" : "succeeded",
		transfer_data: null,
		transfer_group: null,
	};
}

function chargedCard(
	amount: number,
	{ card }: PaymentMethod,
): NonNullable<NonNullable<Charge["payment_method_details"]>["card"]> {
	return {
		amount_authorized: amount,
		authorization_code: null,
		brand: card?.brand ?? null,
		checks: card?.checks ?? null,
		country: card?.country ?? null,
		electronic_commerce_indicator: null,
		exp_month: card?.exp_month ?? 1,
		exp_year: card?.exp_year ?? 1970,
		extended_authorization: { status: "disabled" },
		fingerprint: card?.fingerprint ?? null,
		funding: card?.funding ?? null,
		incremental_authorization: { status: "unavailable" },
		installments: null,
		last4: card?.last4 ?? null,
		mandate: null,
		multicapture: { status: "unavailable" },
		network: card?.brand ?? null,
		network_token: { used: false },
		network_transaction_id: null,
		overcapture: { maximum_amount_capturable: amount, status: "unavailable" },
		regulated_status: null,
		three_d_secure: null,
		transaction_link_id: null,
		wallet: null,
	};
}
