import type { ThrottleRule } from "#ports/throttle.ts";

/** A longer history is charted by its newest scans and the first ones, which a verdict needs. */
export const CHARTED_SCANS = { newest: 400, oldest: 3 } as const;

/** Experiments listed, newest first. */
export const LISTED_EXPERIMENTS = 50;

/** Per account: a report of a long history is work. */
export const EXPORT_RULE = {
	name: "export-timeline",
	points: 60,
	windowSeconds: 3_600,
} as const satisfies ThrottleRule;
