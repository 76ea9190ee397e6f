import { createHmac } from "node:crypto";
import type Stripe from "stripe";
import { z } from "zod";
import { expandable, inRange, listPage, moments, paged, type Route, route, text } from "../http/route.ts";
import { type Account, all, type Delivery, find, insert, lookUp, newId } from "../state/account.ts";

export const API_VERSION = "2026-10-28.endive" satisfies Stripe.LatestApiVersion;

/** Notes that something happened, as the object stands now. It is sent after the call is answered. */
export function emit(
	account: Account,
	type: Stripe.Event.Type,
	object: object,
	at: number,
	previous?: Record<string, unknown>,
): void {
	const event = insert(account, "event", {
		id: newId("evt"),
		object: "event",
		api_version: API_VERSION,
		created: at,
		data: {
			object: structuredClone(object),
			...(previous && { previous_attributes: structuredClone(previous) }),
		},
		livemode: false,
		pending_webhooks: 1,
		request: { ...account.request },
		type,
	});
	account.state.deliveries.push({ event: event.id, attempts: 0, state: "waiting" });
}

/** Runs the change and emits the event where anything is different, with what was there before. */
export function emitChange<T extends object>(
	account: Account,
	type: Stripe.Event.Type,
	object: T,
	at: number,
	change: () => void,
): void {
	const before = structuredClone(object);
	change();
	const previous: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(before)) {
		const now: unknown = object[key as keyof T];
		if (JSON.stringify(value) !== JSON.stringify(now)) previous[key] = value;
	}
	if (Object.keys(previous).length === 0) return;
	account.changed = true;
	emit(account, type, object, at, previous);
}

/** Milliseconds before each further try; after the last the event is only in the list of events. */
const RETRY_DELAYS = [250, 1_000, 4_000, 15_000, 60_000] as const;
/** A receiver that has not answered by then counts as one that failed. */
const TIMEOUT_MS = 10_000;
const AT_ONCE = 4;
const CLOSING_MS = 1_000;

export type DeliveryTarget = string | ((body: string, headers: Record<string, string>) => Promise<number>);

interface Deliveries {
	deliverTo: (target: DeliveryTarget | null) => void;
	/** Starts what waits; called after each answer. */
	wake: () => void;
	/** Tries each waiting event once and returns when all were answered. */
	flush: () => Promise<void>;
	hold: () => void;
	release: (order?: "shuffled") => Promise<void>;
	dropNext: (count: number) => void;
	dropNone: () => void;
	repeatNext: (count: number) => void;
	close: () => Promise<void>;
}

interface Options {
	secret: string;
	log: ((line: string) => void) | undefined;
}

export function createDeliveries(account: Account, { secret, log }: Options): Deliveries {
	let target: DeliveryTarget | null = null;
	let held = false;
	let closed = false;
	let toDrop = 0;
	let toRepeat = 0;
	const underway = new Map<Delivery, Promise<void>>();
	const notBefore = new Map<Delivery, number>();
	const timers = new Set<NodeJS.Timeout>();
	const leaving = new AbortController();

	const waiting = () => account.state.deliveries.filter((delivery) => delivery.state === "waiting");

	async function send(body: string): Promise<number> {
		const headers = {
			"content-type": "application/json; charset=utf-8",
			"stripe-signature": signatureOf(body, secret, Math.floor(Date.now() / 1_000)),
			"user-agent": "Stripe/1.0 (stand-in)",
		};
		if (typeof target === "function") return await target(body, headers);
		if (target === null) throw new Error("no target");
		const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), leaving.signal]);
		const response = await fetch(target, { method: "POST", body, headers, signal });
		await response.body?.cancel();
		return response.status;
	}

	async function deliver(delivery: Delivery): Promise<void> {
		const event = lookUp(account, "event", delivery.event);
		if (!event) return forget(delivery);
		delivery.attempts++;
		let status: number | string;
		try {
			status = await withinTime(send(JSON.stringify(event)));
		} catch (error) {
			status = String(error);
		}
		if (closed) return;
		log?.(`stripe stand-in: ${event.type} delivered: ${status}`);
		// Kept with the next answer or tick: an event that comes twice after a crash does no harm.
		account.changed = true;
		if (typeof status === "number" && status >= 200 && status < 300) {
			event.pending_webhooks = 0;
			forget(delivery);
		} else {
			const delay = RETRY_DELAYS[delivery.attempts - 1];
			if (delay === undefined) delivery.state = "failed";
			else {
				notBefore.set(delivery, Date.now() + delay);
				later(delay);
			}
		}
	}

	function forget(delivery: Delivery): void {
		const index = account.state.deliveries.indexOf(delivery);
		if (index >= 0) account.state.deliveries.splice(index, 1);
		notBefore.delete(delivery);
	}

	function later(delay: number): void {
		const timer = setTimeout(() => {
			timers.delete(timer);
			pump();
		}, delay);
		timer.unref();
		timers.add(timer);
	}

	/** Faults take hold of an event at its first try. */
	function spoil(): void {
		for (const delivery of waiting()) {
			if (delivery.attempts > 0 || underway.has(delivery)) continue;
			if (toDrop > 0) {
				toDrop--;
				delivery.state = "lost";
				account.changed = true;
			} else if (toRepeat > 0 && !delivery.again) {
				toRepeat--;
				delivery.again = true;
				account.state.deliveries.push({ ...delivery });
				account.changed = true;
			}
		}
	}

	function start(delivery: Delivery): Promise<void> {
		const running = deliver(delivery).finally(() => {
			underway.delete(delivery);
			pump();
		});
		underway.set(delivery, running);
		return running;
	}

	function pump(): void {
		if (held || closed || target === null) return;
		spoil();
		for (const delivery of waiting()) {
			if (underway.size >= AT_ONCE) return;
			if (underway.has(delivery) || (notBefore.get(delivery) ?? 0) > Date.now()) continue;
			void start(delivery);
		}
	}

	async function flush(): Promise<void> {
		const tried = new Set<Delivery>();
		while (!closed && !held && target !== null) {
			spoil();
			const next = waiting().find((delivery) => !tried.has(delivery) && !underway.has(delivery));
			if (next && underway.size < AT_ONCE) {
				tried.add(next);
				void start(next);
				continue;
			}
			if (underway.size === 0) return;
			for (const delivery of underway.keys()) tried.add(delivery);
			await Promise.race(underway.values());
		}
		await Promise.allSettled(underway.values());
	}

	return {
		deliverTo(next) {
			target = next;
			setImmediate(pump);
		},
		wake: () => void setImmediate(pump),
		flush,
		hold() {
			held = true;
		},
		async release(order) {
			held = false;
			if (order === "shuffled") shuffle(account.state.deliveries);
			await flush();
		},
		dropNext(count) {
			toDrop += count;
		},
		dropNone() {
			toDrop = 0;
		},
		repeatNext(count) {
			toRepeat += count;
		},
		async close() {
			closed = true;
			for (const timer of timers) clearTimeout(timer);
			leaving.abort();
			await Promise.race([Promise.allSettled(underway.values()), patience()]);
		},
	};
}

/** A receiver of this process may still be at work; one that hangs is not waited for. */
function patience(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, CLOSING_MS).unref());
}

function withinTime(sent: Promise<number>): Promise<number> {
	const { promise, resolve, reject } = Promise.withResolvers<number>();
	const timer = setTimeout(() => reject(new Error("no answer in time")), TIMEOUT_MS);
	timer.unref();
	sent.then(resolve, reject).finally(() => clearTimeout(timer));
	return promise;
}

function shuffle(list: unknown[]): void {
	for (let last = list.length - 1; last > 0; last--) {
		const other = Math.floor(Math.random() * (last + 1));
		[list[last], list[other]] = [list[other], list[last]];
	}
}

/** Stripe's signature header over the exact bytes of a body. `at` in seconds of the real clock. */
function signatureOf(body: string, secret: string, at: number): string {
	const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
	return `t=${at},v1=${signature}`;
}

const list = z.strictObject({
	...paged,
	created: moments.optional(),
	type: text.optional(),
	types: z.array(text).max(20).optional(),
});

export const eventRoutes: Route[] = [
	route("GET", "/events/:id", z.strictObject(expandable), ({ account, id }) => find(account, "event", id)),
	route("GET", "/events", list, ({ account, params }) => {
		const found = all(account, "event").filter(
			({ type, created }) =>
				(params.type ?? type) === type &&
				(params.types?.includes(type) ?? true) &&
				inRange(created, params.created),
		);
		return listPage("/v1/events", found, params);
	}),
];
