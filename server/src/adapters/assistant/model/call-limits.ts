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
