import type { CallLimits } from "./call-limits.ts";

/** Stops a call that takes too long; `signal` also stops with the caller's. */
export interface Deadline {
	signal: AbortSignal;
	/** A limit has run out. */
	expired(): boolean;
	/** A piece came in. */
	heard(): void;
	/** No longer than this from now on. */
	endWithin(ms: number): void;
	/** Stops whatever still goes on. */
	stop(): void;
}

export function startDeadline({ firstTokenMs, gapMs, totalMs }: CallLimits, outer: AbortSignal): Deadline {
	const stop = new AbortController();
	let expired = false;
	const expire = () => {
		expired = true;
		stop.abort();
	};
	const total = setTimeout(expire, totalMs);
	let next = setTimeout(expire, firstTokenMs);
	const wait = (ms: number) => {
		clearTimeout(next);
		next = setTimeout(expire, ms);
	};
	return {
		signal: AbortSignal.any([outer, stop.signal]),
		expired: () => expired,
		heard: () => wait(gapMs),
		endWithin: wait,
		stop() {
			clearTimeout(total);
			clearTimeout(next);
			stop.abort();
		},
	};
}
