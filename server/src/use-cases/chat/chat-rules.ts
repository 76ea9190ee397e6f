import type { ThrottleRule } from "#ports/throttle.ts";

/** Against bursts; the plan's quota limits messages themselves. */
export const STREAM_RULE: ThrottleRule = { name: "chat-stream", points: 20, windowSeconds: 60 };
export const RESUME_RULE: ThrottleRule = { name: "chat-resume", points: 20, windowSeconds: 60 };
export const REPORT_RULE: ThrottleRule = { name: "chat-report", points: 20, windowSeconds: 3_600 };

/** How often a turn that is written shows that its process lives, and keeps what was said so far. */
export const SIGN_OF_LIFE_MS = 10_000;
/** The first time comes sooner: most answers are short, and what somebody has read should not be lost. */
export const FIRST_SIGN_MS = 1_000;
/** A turn without a sign of life for this long has lost its process. */
export const LOST_TURN_MS = 60_000;
/** An answer that announced products waits this long for them to be asked for. */
export const WAITING_MS = 10 * 60_000;
/** An answer takes no longer, however slowly it is written or read. */
export const LONGEST_TURN_MS = 5 * 60_000;
/** The second step gives up after this long. */
export const LONGEST_SEARCH_MS = 60_000;
/** How often somebody who asked twice looks for what was said meanwhile. */
export const FOLLOW_MS = 300;

/** Source of a message and of the tokens of its answer in the usage ledger. */
export const turnSource = (turnId: string) => `chat:${turnId}`;
/** Source of the tokens of the second step. */
export const productsSource = (turnId: string) => `chat:${turnId}:products`;

/** Said with an answer the guide gave in place of a model. */
export const STAND_IN_REMARK =
	"Answered by the built-in guide, because the language model is not available right now.";

/** What history shows where nothing was said. */
export const UNSAID = {
	stopped: "You stopped this answer before it began, so it was not counted.",
	cut: "This answer was cut off before it began, so it was not counted. Please ask again.",
} as const;

export const CUT_OFF = "The answer was cut off. What was said so far is kept; please ask again for the rest.";
export const NOT_ANSWERED = "Something went wrong before an answer began. Your message was not counted.";
export const NO_PRODUCTS_NOW = "We could not look for products right now. Please try again in a moment.";
