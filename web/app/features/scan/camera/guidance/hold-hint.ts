import type { Hint } from "./choose-hint.ts";

/** Milliseconds a new hint must stand before it is shown: words that change faster cannot be read or heard. */
export const HOLD_MS = 600;

export interface HeldHint {
	shown: Hint | null;
	/** What the frames have been saying instead, and since when (milliseconds of any steady clock). */
	next: Hint | null;
	since: number;
}

export const NOTHING_HELD: HeldHint = { shown: null, next: null, since: 0 };

/** The hint to show after one more frame. */
export function holdHint(held: HeldHint, hint: Hint, now: number): HeldHint {
	if (hint === held.shown) return held.next === null ? held : { ...held, next: null };
	if (hint !== held.next) return { ...held, next: hint, since: now };
	return now - held.since >= HOLD_MS ? { shown: hint, next: null, since: now } : held;
}
