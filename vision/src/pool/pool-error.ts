export const POOL_ERROR_CODES = ["busy", "timeout", "crashed", "canceled", "closed"] as const;
export type PoolErrorCode = (typeof POOL_ERROR_CODES)[number];

const MESSAGES: Record<PoolErrorCode, string> = {
	busy: "Too many photos are waiting to be analyzed.",
	timeout: "The analysis took too long and was stopped.",
	crashed: "The analysis stopped unexpectedly.",
	canceled: "The analysis was canceled.",
	closed: "The analysis engine has been closed.",
};

/** Why a photo was not analyzed although nothing is wrong with it. */
export class AnalysisPoolError extends Error {
	override readonly name = "AnalysisPoolError";
	readonly code: PoolErrorCode;

	constructor(code: PoolErrorCode, options?: ErrorOptions) {
		super(MESSAGES[code], options);
		this.code = code;
	}
}
