import type { User } from "@dewlight/contracts/accounts.ts";

/** AUTH-01: unknown until /api/me answers. `offline` marks a signed-out guess after a failed call (AUTH-A18). */
export type Session =
	| { status: "unknown" }
	| { status: "signed_in"; user: User }
	| { status: "signed_out"; offline: boolean };

const UNKNOWN: Session = { status: "unknown" };
let current: Session = UNKNOWN;
const listeners = new Set<() => void>();

export function getSession(): Session {
	return current;
}

/** What pages written at build time show. */
export function getUnknownSession(): Session {
	return UNKNOWN;
}

export function subscribeToSession(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

let issued = 0;
let applied = 0;

/** A ticket for an answer that is still to come; what becomes known later, by another way, stands above it. */
export function takeTicket(): number {
	issued += 1;
	return issued;
}

/** An answer that was asked for before something newer became known changes nothing. */
export function setSession(next: Session, ticket = takeTicket()): void {
	if (ticket < applied) return;
	applied = ticket;
	current = next;
	for (const listener of listeners) listener();
}

export function setUser(user: User | null, ticket = takeTicket()): void {
	setSession(
		user === null ? { status: "signed_out", offline: false } : { status: "signed_in", user },
		ticket,
	);
}
