import type { Clock, MovableClock } from "#ports/clock.ts";

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
