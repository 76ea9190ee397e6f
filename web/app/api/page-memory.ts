import { useSyncExternalStore } from "react";
import { getSession, subscribeToSession } from "./session.ts";

interface PageMemory<T> {
	get: () => T;
	set: (value: T) => void;
	use: () => T;
}

/**
 * What one person chose and what must not lie in the browser's storage: a face, health.
 * It outlives every move inside the page, and neither a reload nor a change of who is signed in.
 */
export function createPageMemory<T>(empty: T): PageMemory<T> {
	const listeners = new Set<() => void>();
	let value = empty;
	let owner = personNow();
	const get = () => value;
	const set = (next: T) => {
		value = next;
		for (const listener of listeners) listener();
	};
	const subscribe = (listener: () => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	};
	subscribeToSession(() => {
		const now = personNow();
		if (now === owner) return;
		owner = now;
		set(empty);
	});
	return { get, set, use: () => useSyncExternalStore(subscribe, get, () => empty) };
}

function personNow(): number | null {
	const session = getSession();
	return session.status === "signed_in" ? session.user.id : null;
}
