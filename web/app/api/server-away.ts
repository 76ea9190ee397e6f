import { ApiError } from "./api-error.ts";

/** A proxy without a server behind it, a server without its database, and a server that answers too late. */
const AWAY = [502, 503, 504];

const AGAIN_MS = { least: 5_000, usual: 10_000, most: 60_000 };

let away = false;

const listeners = new Set<() => void>();

/** True from a read that the server could not answer until the next that it does. */
export function isServerAway(): boolean {
	return away;
}

export function subscribeToServerAway(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Told of the status of every answer. A call that changes something may be refused with 503 for reasons of its own. */
export function noteAnswer(method: string, status: number): void {
	const isAway = method === "GET" && AWAY.includes(status);
	if (isAway === away || (AWAY.includes(status) && !isAway)) return;
	away = isAway;
	for (const listener of listeners) listener();
}

/** When to read again what the server could not answer, in milliseconds; false where it did answer. */
export function againWhileAway({ state }: { state: { error: Error | null } }): number | false {
	const { error } = state;
	if (!(error instanceof ApiError) || !AWAY.includes(error.status)) return false;
	const asked = error.retryAfterSeconds === null ? AGAIN_MS.usual : error.retryAfterSeconds * 1_000;
	return Math.min(AGAIN_MS.most, Math.max(AGAIN_MS.least, asked));
}
