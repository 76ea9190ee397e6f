import { randomBytes } from "node:crypto";
import type Stripe from "stripe";
import type { TestCard } from "../billing/cards.ts";
import type { ChargeLine } from "../billing/open-invoice.ts";
import { ApiError } from "../http/api-error.ts";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A random id of Stripe's kind, for example `sub_` and 24 letters and digits. */
export function newId(prefix: string, length = 24): string {
	let id = `${prefix}_`;
	for (const byte of randomBytes(length)) id += LETTERS[byte % LETTERS.length];
	return id;
}

/** Every kind of object that is kept, by its `object` word. */
export interface Kinds {
	product: Wire<Stripe.Product>;
	price: Wire<Stripe.Price>;
	coupon: Wire<Stripe.Coupon>;
	customer: Wire<Stripe.Customer>;
	payment_method: Wire<Stripe.PaymentMethod>;
	"checkout.session": Wire<Stripe.Checkout.Session>;
	subscription: Wire<Stripe.Subscription>;
	discount: Wire<Stripe.Discount>;
	invoice: Wire<Stripe.Invoice>;
	invoice_payment: Wire<Stripe.InvoicePayment>;
	payment_intent: Wire<Stripe.PaymentIntent>;
	charge: Wire<Stripe.Charge>;
	refund: Wire<Stripe.Refund>;
	dispute: Wire<Stripe.Dispute>;
	subscription_schedule: Wire<Stripe.SubscriptionSchedule>;
	"billing_portal.session": Wire<Stripe.BillingPortal.Session>;
	"test_helpers.test_clock": Wire<Stripe.TestHelpers.TestClock>;
	event: StoredEvent;
}
type Kind = keyof Kinds;
type AnyObject = Kinds[Kind];

interface StoredEvent {
	id: string;
	object: "event";
	api_version: string;
	created: number;
	data: { object: object; previous_attributes?: Record<string, unknown> };
	livemode: false;
	pending_webhooks: number;
	request: { id: string | null; idempotency_key: string | null };
	type: Stripe.Event.Type;
}

type Tables = { [K in Kind]: Record<string, Kinds[K]> };
export type Price = Kinds["price"];
export type Coupon = Kinds["coupon"];
export type Customer = Kinds["customer"];
export type Subscription = Kinds["subscription"];
export type SubscriptionItem = Subscription["items"]["data"][number];
export type Invoice = Kinds["invoice"];
export type InvoiceLine = Invoice["lines"]["data"][number];
export type Checkout = Kinds["checkout.session"];
export type PaymentMethod = Kinds["payment_method"];
export type Schedule = Kinds["subscription_schedule"];
export type SchedulePhase = Schedule["phases"][number];
export type TestClock = Kinds["test_helpers.test_clock"];

function emptyTables(): Tables {
	return {
		product: {},
		price: {},
		coupon: {},
		customer: {},
		payment_method: {},
		"checkout.session": {},
		subscription: {},
		discount: {},
		invoice: {},
		invoice_payment: {},
		payment_intent: {},
		charge: {},
		refund: {},
		dispute: {},
		subscription_schedule: {},
		"billing_portal.session": {},
		"test_helpers.test_clock": {},
		event: {},
	};
}

type Scalar = string | number | boolean | null | undefined;

/**
 * A Stripe object as it goes over the wire with nothing expanded: ids where the SDK's type allows an id or an object,
 * decimal numbers as text.
 */
type Wire<T> = string extends T
	? Extract<T, Scalar>
	: T extends Scalar
		? T
		: T extends Stripe.Decimal
			? string
			: T extends (infer Item)[]
				? Wire<Item>[]
				: { [Key in keyof T]: Wire<T[Key]> };

/** An update that waits until its invoice is paid. */
export interface PendingChange {
	invoice: string;
	price: string;
	/** The new cycle; null where the update keeps the cycle. */
	cycle: { period: { start: number; end: number }; anchor: number } | null;
	metadata: Record<string, string> | null;
	cancelAtPeriodEnd: boolean | null;
}

export interface Delivery {
	event: string;
	attempts: number;
	/** `waiting` is tried again, `lost` was dropped on purpose, `failed` had all its tries. */
	state: "waiting" | "lost" | "failed";
	/** It is sent twice on purpose. */
	again?: true;
}

interface Answered {
	fingerprint: string;
	status: number;
	body: string;
	/** Seconds of the account's clock. */
	at: number;
}

/** What Stripe keeps to itself, beside the objects it shows. All of it is plain JSON. */
export interface AccountState {
	tables: Tables;
	/** How each payment method behaves. */
	cards: Record<string, TestCard>;
	/** Prorations that wait for the next invoice, by subscription. */
	pendingLines: Record<string, ChargeLine[]>;
	pendingChanges: Record<string, PendingChange>;
	/** What a checkout was opened for. */
	orders: Record<string, { price: string; metadata: Record<string, string>; description: string | null }>;
	/** Products a coupon is for; none for all. */
	couponProducts: Record<string, string[]>;
	/** Their discounts stay. */
	deletedCoupons: Record<string, true>;
	deletedCustomers: Record<string, true>;
	/** The period end an upcoming renewal was announced for, by subscription. */
	announced: Record<string, number>;
	deliveries: Delivery[];
	answered: Record<string, Answered>;
}

export interface Account {
	readonly state: AccountState;
	/** Whole seconds of the one clock without test clocks. */
	readonly clock: () => number;
	readonly url: () => string;
	/** The call that is being answered; events carry it. */
	request: { id: string | null; idempotency_key: string | null };
	/** Something is to be written to the file. */
	changed: boolean;
}

export function emptyState(): AccountState {
	return {
		tables: emptyTables(),
		cards: {},
		pendingLines: {},
		pendingChanges: {},
		orders: {},
		couponProducts: {},
		deletedCoupons: {},
		deletedCustomers: {},
		announced: {},
		deliveries: [],
		answered: {},
	};
}

export function insert<K extends Kind>(account: Account, kind: K, object: Kinds[K]): Kinds[K] {
	const table: Record<string, Kinds[K]> = account.state.tables[kind];
	table[object.id] = object;
	account.changed = true;
	return object;
}

export function lookUp<K extends Kind>(
	account: Account,
	kind: K,
	id: string | null | undefined,
): Kinds[K] | null {
	if (id === null || id === undefined) return null;
	const table: Record<string, Kinds[K]> = account.state.tables[kind];
	return Object.hasOwn(table, id) ? (table[id] ?? null) : null;
}

/** Throws Stripe's 404 (400 where a parameter names it) for an id that is not there. */
export function find<K extends Kind>(account: Account, kind: K, id: string, param?: string): Kinds[K] {
	const found = lookUp(account, kind, id);
	if (found) return found;
	const word = kind.slice(kind.lastIndexOf(".") + 1);
	throw new ApiError(param === undefined ? 404 : 400, {
		type: "invalid_request_error",
		code: "resource_missing",
		message: `No such ${word}: '${id}'`,
		param: param ?? "id",
	});
}

/** Oldest first. */
export function all<K extends Kind>(account: Account, kind: K): Kinds[K][] {
	const table: Record<string, Kinds[K]> = account.state.tables[kind];
	return Object.values(table);
}

export function lookUpAnywhere(account: Account, id: string): AnyObject | null {
	for (const table of Object.values(account.state.tables)) {
		if (Object.hasOwn(table, id)) return table[id] ?? null;
	}
	return null;
}

/** Whole seconds on the clock the customer lives by: a test clock, or the account's own. */
export function timeOf(account: Account, customer: Customer | string | null): number {
	const person = typeof customer === "string" ? lookUp(account, "customer", customer) : customer;
	return lookUp(account, "test_helpers.test_clock", person?.test_clock)?.frozen_time ?? account.clock();
}
