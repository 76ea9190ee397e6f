import type Stripe from "stripe";
import { type Account, insert, newId } from "../state/account.ts";

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
