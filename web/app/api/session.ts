import type { User } from "@dewlight/contracts/accounts.ts";
import { useSyncExternalStore } from "react";
import { paths } from "#paths.ts";

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
function getUnknownSession(): Session {
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

export function useSession(): Session {
	return useSyncExternalStore(subscribeToSession, getSession, getUnknownSession);
}

/** The signed-in person, else null. */
export function useUser(): User | null {
	const session = useSession();
	return session.status === "signed_in" ? session.user : null;
}

/** Id of the account that pages are drawn for, as a call names it; null without one. */
export function accountOf(session: Session): string | null {
	return session.status === "signed_in" ? String(session.user.id) : null;
}

/**
 * The browser's session is not that of the person this page was drawn for. Nothing of it may stay, neither on the screen
 * nor in memory, so the page goes blank at once and the document is loaded again.
 */
export function startAnew(): void {
	setSession({ status: "unknown" });
	// Loading /logout again would end the session of the other person.
	if (window.location.pathname === paths.logout) window.location.replace(paths.login);
	else window.location.reload();
}

export const SIGNING_OUT = "signing-out";

/** Whose logout the server has not confirmed yet: an account's id, empty where it is not known; null without one. */
export function signingOut(): string | null {
	try {
		return localStorage.getItem(SIGNING_OUT);
	} catch {
		return null;
	}
}

/** GATE-07: an acceptance without a date is none. */
export function hasAcceptedPolicies(user: Pick<User, "agreed_to_terms" | "agreed_to_terms_date">): boolean {
	return user.agreed_to_terms && Boolean(user.agreed_to_terms_date);
}
