import type { PaidPlan, Subscription } from "@dewlight/core/plans/paid-plan.ts";

/** The provider did not do it: declined card, object that does not allow it. The message is for the person. */
export class PaymentRefusedError extends Error {
	override readonly name: string = "PaymentRefusedError";
	/** The provider's word, for example `card_declined`. */
	readonly code: string;
	constructor(code: string, message: string) {
		super(message);
		this.code = code;
	}
}

/** The bank said no, or wants the person first; the message is its own. */
export class PaymentDeclinedError extends PaymentRefusedError {
	override readonly name = "PaymentDeclinedError";
}

/** The provider was not reached, or failed: a retry may help. */
export class PaymentsUnavailableError extends Error {
	override readonly name = "PaymentsUnavailableError";
}

/** The founding coupon is used up or gone at the provider. */
export class FoundingClosedError extends Error {
	override readonly name = "FoundingClosedError";
}

/** A webhook whose signature does not fit its body, or is too old. */
export class EventForgedError extends Error {
	override readonly name = "EventForgedError";
}

/** A subscription at the provider. Times in epoch milliseconds, money in cents. */
export interface ProviderSubscription extends Subscription {
	id: string;
	customerId: string;
	startedAt: number;
	/** Taken off each invoice of its plan. */
	discountCents: number;
	founding: boolean;
	/** Of the next invoice; null when there is none. */
	nextInvoiceCents: number | null;
	/** The newest invoice that was paid. */
	lastPaid: PaidInvoice | null;
	/** The invoice that waits for the person, with the page where it is paid. */
	open: { invoiceId: string; amountCents: number; url: string | null } | null;
}

export interface PaidInvoice {
	id: string;
	amountCents: number;
	currency: string;
	paidAt: number;
	/** The provider's page with the receipt. */
	url: string | null;
}

export interface Checkout {
	id: string;
	/** Our own id of the person and of the checkout, as they were given at the start. */
	userId: number | null;
	checkoutId: string | null;
	customerId: string | null;
	subscriptionId: string | null;
	state: "open" | "paid" | "expired";
	/** The page where it is paid; null once it is closed. */
	url: string | null;
}

export interface ChangePreview {
	amountDueCents: number;
	currency: string;
	/** When the plan is renewed after the change. */
	renewsAt: number;
}

/** The holder of a card asks the bank for a payment back. */
export interface Dispute {
	id: string;
	customerId: string | null;
	/** `lost`: the money went back. `won`: it stays, or the bank only asked. */
	state: "open" | "won" | "lost";
	/** In the provider's word, for example `fraudulent`. */
	reason: string;
	amountCents: number;
	currency: string;
	/** Until then the provider takes an answer; null where it takes none. */
	answerBy: number | null;
}

export interface PaymentEvent {
	id: string;
	type: string;
	customerId: string | null;
	/** Present on the events of a dispute only, which name no customer. */
	disputeId: string | null;
	/** Our own id of the checkout; present on its events only. */
	checkoutId: string | null;
}

/**
 * Subscriptions at a payment provider. `key` makes a call idempotent: the same key never acts twice. Every method throws
 * PaymentsUnavailableError where the provider is not reached, and PaymentRefusedError where it says no.
 */
export interface Payments {
	/** How it is shown at the start: a real account, its test mode, or the local stand-in. */
	readonly description: string;
	/** The provider's price of each plan. */
	priceIds(): Promise<Readonly<Record<PaidPlan, string>>>;

	createCustomer(person: { userId: number; email: string; key: string }): Promise<string>;
	/** Throws FoundingClosedError where the founding price was asked for and is closed at the provider. */
	openCheckout(order: {
		checkoutId: string;
		userId: number;
		customerId: string;
		plan: PaidPlan;
		founding: boolean;
		successUrl: string;
		cancelUrl: string;
		/** Epoch milliseconds; at least 30 minutes ahead. */
		expiresAt: number;
	}): Promise<{ id: string; url: string }>;
	/** Null where there is no such checkout. */
	readCheckout(id: string): Promise<Checkout | null>;
	/** Nothing happens where it is paid or expired. */
	expireCheckout(id: string): Promise<void>;

	/** The customer's subscription that counts: the one that lives, else the one that ended last; null for none. */
	readSubscription(customerId: string): Promise<ProviderSubscription | null>;
	/** `at` in whole seconds (epoch milliseconds): the charge of `changeNow` with the same moment is the same. */
	previewChange(change: { subscriptionId: string; plan: PaidPlan; at: number }): Promise<ChangePreview>;
	/** Charges at once; where that fails the old plan stays. */
	changeNow(change: { subscriptionId: string; plan: PaidPlan; at: number; key: string }): Promise<void>;
	/** From the next period on; replaces an earlier such wish. */
	scheduleChange(change: { subscriptionId: string; plan: PaidPlan; key: string }): Promise<void>;
	cancelAtPeriodEnd(subscriptionId: string, key: string): Promise<void>;
	/** Undoes a cancellation, a scheduled change and a pause. */
	keep(subscriptionId: string, key: string): Promise<void>;
	/** At once and without a refund; nothing happens where it has ended. */
	endNow(subscriptionId: string): Promise<void>;
	/** Gives the newest paid invoice back. */
	refundLastInvoice(subscriptionId: string, key: string): Promise<{ amountCents: number; invoiceId: string }>;
	readDispute(id: string): Promise<Dispute>;
	/** A page where the person changes the card and pays what is open. */
	openCardUpdate(order: { customerId: string; returnUrl: string }): Promise<string>;

	/** Throws EventForgedError. `body` are the bytes as they came. */
	readEvent(body: Buffer, signature: string): Promise<PaymentEvent>;
}
