export interface ThrottleRule {
	name: string;
	/** The key is a network address: such limits are looser in development, where everybody shares one. */
	perAddress?: boolean;
	/** Attempts allowed in one window. */
	points: number;
	windowSeconds: number;
}

/** Counts attempts across all processes. */
export interface Throttle {
	/** Counts one attempt; returns seconds to wait, or null when it is allowed. */
	take(rule: ThrottleRule, key: string): Promise<number | null>;
	/** Forgets the attempts, after a success. */
	forget(rule: ThrottleRule, key: string): Promise<void>;
}
