import { type Account, all } from "./account.ts";

/** Stripe lists events for 30 days. */
const DAYS = 30;
/** A file that is written at each change stays small. */
const MOST = 1_000;

/** Events that still wait for their delivery are never forgotten. */
export function forgetOldEvents(account: Account): void {
	const table = account.state.tables.event;
	const events = all(account, "event");
	const oldest = account.clock() - DAYS * 86_400;
	const first = events[0];
	if (events.length <= MOST && (!first || first.created >= oldest)) return;
	const waiting = new Set(account.state.deliveries.map(({ event }) => event));
	const surplus = Math.max(0, events.length - MOST);
	for (const [index, event] of events.entries()) {
		const old = index < surplus || event.created < oldest;
		if (old && !waiting.has(event.id)) delete table[event.id];
	}
}
