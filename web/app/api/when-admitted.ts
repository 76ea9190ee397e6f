import { ApiError } from "./api-error.ts";

/** A server that asks for more patience than this says no for today, and people decide themselves. */
const LONGEST_WAIT_SECONDS = 180;
const GIVE_UP_MS = 15 * 60_000;
/** A crowd that was refused together does not come back together. */
const SPREAD = 0.25;

interface Waiting {
	signal?: AbortSignal | undefined;
	onWaiting: (waits: boolean) => void;
}

/** Makes a call again, by itself and when the server asked for it, while that is too busy to take it. */
export async function whenAdmitted<T>(call: () => Promise<T>, { signal, onWaiting }: Waiting): Promise<T> {
	const end = Date.now() + GIVE_UP_MS;
	for (;;) {
		try {
			return await call();
		} catch (error) {
			const seconds = askedToWait(error);
			if (seconds === null || signal?.aborted || Date.now() + seconds * 1_000 > end) throw error;
			onWaiting(true);
			await wait(seconds * 1_000 * (1 + Math.random() * SPREAD), signal);
			if (signal?.aborted) throw error;
			onWaiting(false);
		}
	}
}

/** Seconds until a call that was refused for its moment is welcome; null where it was refused for another reason. */
function askedToWait(error: unknown): number | null {
	if (!(error instanceof ApiError) || (error.status !== 503 && error.status !== 429)) return null;
	const seconds = error.retryAfterSeconds;
	return seconds === null || seconds > LONGEST_WAIT_SECONDS ? null : seconds;
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, milliseconds);
		signal?.addEventListener("abort", () => {
			clearTimeout(timer);
			resolve();
		});
	});
}
