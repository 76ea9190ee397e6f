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

export function setSession(next: Session): void {
	current = next;
	for (const listener of listeners) listener();
}

export function setUser(user: User | null): void {
	setSession(user === null ? { status: "signed_out", offline: false } : { status: "signed_in", user });
}
