import ipaddr from "ipaddr.js";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Throttle, ThrottleRule } from "#ports/throttle.ts";

interface ThrottleOptions {
	/** A Drizzle database and a table with key, points and expire. */
	db: unknown;
	table: unknown;
	/** Multiplies the points of rules per address. */
	addressFactor: number;
}

/** Counters in the database, so that several web processes share them. */
export function createDatabaseThrottle({ db, table, addressFactor }: ThrottleOptions): Throttle {
	const limiters = new Map<string, RateLimiterDrizzle>();

	function limiterOf({ name, perAddress, points, windowSeconds }: ThrottleRule): RateLimiterDrizzle {
		const known = limiters.get(name);
		if (known) return known;
		const limiter = new RateLimiterDrizzle({
			storeClient: db,
			schema: table,
			keyPrefix: name,
			points: perAddress ? points * addressFactor : points,
			duration: windowSeconds,
			// The clean-up job does it; a timer of its own would outlive the database.
			clearExpiredByTimeout: false,
		});
		limiters.set(name, limiter);
		return limiter;
	}

	return {
		async take(rule, key) {
			try {
				await limiterOf(rule).consume(countedKey(rule, key));
				return null;
			} catch (refusal) {
				if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
				throw refusal;
			}
		},
		async forget(rule, key) {
			await limiterOf(rule).delete(countedKey(rule, key));
		},
	};
}

/** A home has a whole /64 of IPv6 addresses and changes them at will (RFC 8981): they count as one. */
function countedKey({ perAddress }: ThrottleRule, key: string): string {
	if (!perAddress || !ipaddr.isValid(key)) return key;
	const address = ipaddr.process(key);
	if (!(address instanceof ipaddr.IPv6)) return address.toString();
	const network = address.parts.slice(0, 4).map((part) => part.toString(16));
	return `${network.join(":")}::/64`;
}
