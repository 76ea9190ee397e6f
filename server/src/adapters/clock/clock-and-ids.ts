import { randomBytes, randomUUID } from "node:crypto";
import type { Clock, Ids, MovableClock } from "#ports/clock-and-ids.ts";

export const systemClock: Clock = { now: () => new Date() };

/** Real time plus an offset held by this process. */
export function createMovableClock(real: Clock = systemClock): MovableClock {
	let offset = 0;
	return {
		now: () => new Date(real.now().getTime() + offset),
		set(now) {
			offset = now.getTime() - real.now().getTime();
		},
		advance(milliseconds) {
			offset += milliseconds;
		},
		reset() {
			offset = 0;
		},
	};
}

export const randomIds: Ids = {
	uuid: () => randomUUID(),
	secret: () => randomBytes(32).toString("base64url"),
	name: () => randomBytes(16).toString("base64url"),
};
