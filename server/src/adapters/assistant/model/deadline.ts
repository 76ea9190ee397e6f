/** How long a call may take, in milliseconds, and how much it may say. */
export interface CallLimits {
	/** Until the first word. */
	firstTokenMs: number;
	/** Between two pieces. */
	gapMs: number;
	/** Until the end of a stream. */
	totalMs: number;
	/** For the second step, which is one whole answer. */
	productsMs: number;
	/** What may still follow a search is waited for this long, because the count of tokens comes last. */
	afterSearchMs: number;
	/** Of an answer; whatever is longer ends here. */
	characters: number;
	/** Told to the model; thinking counts too. */
	outputTokens: number;
}

export const CALL_LIMITS: CallLimits = {
	firstTokenMs: 8_000,
	gapMs: 15_000,
	totalMs: 90_000,
	productsMs: 20_000,
	afterSearchMs: 1_000,
	characters: 8_000,
	outputTokens: 4_000,
};

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
