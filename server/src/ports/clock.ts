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
