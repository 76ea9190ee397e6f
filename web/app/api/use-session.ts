import type { User } from "@dewlight/contracts/accounts.ts";
import { useSyncExternalStore } from "react";
import { getSession, getUnknownSession, type Session, subscribeToSession } from "./session-store.ts";

export function useSession(): Session {
	return useSyncExternalStore(subscribeToSession, getSession, getUnknownSession);
}

/** The signed-in person, else null. */
export function useUser(): User | null {
	const session = useSession();
	return session.status === "signed_in" ? session.user : null;
}
