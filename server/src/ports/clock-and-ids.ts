/** The only source of the current time on the server. */
export interface Clock {
	now: () => Date;
}

/** The development clock: real time plus an offset that `/dev/clock` moves. */
export interface MovableClock extends Clock {
	set(now: Date): void;
	advance(milliseconds: number): void;
	reset(): void;
}

/** The only source of randomness on the server. */
export interface Ids {
	/** RFC 9562 version 4. */
	uuid: () => string;
	/** 32 random bytes, base64url; for cookies and mailed links. */
	secret: () => string;
	/** 16 random bytes, base64url; for file names nobody should guess. */
	name: () => string;
}
