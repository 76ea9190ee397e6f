/** Limits and intervals of requirements group CONST, in one place so that tests can move the clock. */

export const DAY_MS = 86_400_000;

/** Numbers of rows are whole numbers of 32 bits; a larger one names nothing. */
export const MAX_ID = 2_147_483_647;

export const PAGE_SIZE = { timeline: 10, chatHistory: 25 } as const;

export const POLL_MS = {
	timeline: 3_000,
	resultsEvents: 1_000,
	latestCheckin: 1_000,
	analyzing: 4_000,
	analyzingMessage: 10_000,
	verifyEmail: 5_000,
} as const;

/** Empty event polls before the live page looks for a newer check-in (SCAN-33). */
export const EMPTY_POLLS_BEFORE_CHECK = 3;

/** How long newer check-ins are awaited or followed (SCAN-A3). */
export const FOLLOW_NEW_CHECKIN_MS = 60_000;

/** A check-in this young may be the one just started, even when it is complete (SCAN-A3). */
export const RECENT_CHECKIN_MS = 120_000;

/** A confirmed subscription leads to the home page after this long (BILL-40). */
export const SUCCESS_REDIRECT_MS = 1_500;

/** Failed event polls in a row before the error screen (SCAN-A8). */
export const EVENT_FAILURES_BEFORE_ERROR = 3;

export const SESSION_READY = { tries: 25, intervalMs: 200 } as const;

export const UPLOAD = {
	maxFiles: 1,
	maxBytes: 10 * 1024 * 1024,
	/** Further photos of the same moment, and what they may have together; the rest is left out. */
	maxFrames: 4,
	maxFrameBytes: 10 * 1024 * 1024,
	maxNoteLength: 1_000,
} as const;

export const PASSWORD = { min: 8, max: 128 } as const;
export const USERNAME = { min: 1, max: 50 } as const;

export const NARROW_WIDTH_PX = 640;
export const MIN_AGE = 13;
/** So many ingredients a person may name as allergies, each with so many letters. */
export const ALLERGIES = { count: 20, length: 60 } as const;
export const TRIAL_DAYS = 14;

/** One token is about four characters (BILL-14). */
export const CHARACTERS_PER_TOKEN = 4;

export const GOAL_OPTIONS = ["Glowing skin", "Even tone", "Hydrated skin", "Younger appearance"] as const;
export const CONCERN_OPTIONS = ["Acne", "Dryness", "Redness", "Dark spots", "Wrinkles"] as const;

/** Sent by our own client with validate-photo; names client and version, proves nothing (SCAN-A13). */
export const CLIENT_KEY = { header: "x-client-key", value: "dewlight-web/1" } as const;

/**
 * On a request: the account the call is made for; a server answers 409 `other_account` when its session is another's, 401
 * when there is none. Calls without it are taken as they are. On every answer of a call: whom it was given to. An
 * account's id in decimal digits, or `none`.
 */
export const ACCOUNT_HEADER = "x-account";
/** Value of `ACCOUNT_HEADER` for a visitor. */
export const NO_ACCOUNT = "none";

export const TRIGGER_EVENT_HEADER = "x-trigger-event";

/**
 * Version of the legal texts, the day since when it holds; stored with each acceptance. It is raised when the meaning
 * changes: what is kept about a person or in their browser, for how long, who gets it, what it costs, what is promised
 * or ruled out. Everybody is then asked to accept again. Words that say the same in another way leave it.
 */
export const LEGAL_VERSION = "2026-11-28";

/** What proves that whoever holds a session is its owner: the password, and a code where two-factor is on. */
export const PROOF_PARTS = ["password", "code"] as const;
export type ProofPart = (typeof PROOF_PARTS)[number];

/** A password or code that was typed this recently is not asked for again before a change that can take an account. */
export const PROOF_MINUTES = 10;

/** Life of the token between password and code, and how many codes may be tried with it. */
export const PARTIAL_TOKEN = { minutes: 5, attempts: 5 } as const;
