import type { ChargeLine } from "../billing/open-invoice.ts";
import type { TestCard } from "../billing/test-cards.ts";
import { ApiError } from "../http/api-error.ts";
import { type AnyObject, type Customer, emptyTables, type Kind, type Kinds, type Tables } from "./tables.ts";

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
