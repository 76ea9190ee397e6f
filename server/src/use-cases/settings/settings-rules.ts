import type { ThrottleRule } from "#ports/throttle.ts";

const HOUR = 3_600;

/** Per account. Wrong passwords and mails to addresses of somebody's choice are what needs a limit. */
export const SETTINGS_RULES = {
	currentPassword: { name: "current-password", points: 10, windowSeconds: HOUR / 4 },
	emailChange: { name: "email-change", points: 5, windowSeconds: HOUR },
	exportAccount: { name: "export-account", points: 5, windowSeconds: 24 * HOUR },
	mailedLink: { name: "mailed-link-address", perAddress: true, points: 60, windowSeconds: HOUR },
} as const satisfies Record<string, ThrottleRule>;

/** Undoing a change answers success again this long: whoever presses twice in alarm is not told that it failed. */
export const REPEAT_LINK_MS = 24 * HOUR * 1000;

export const hoursFrom = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR * 1000);
