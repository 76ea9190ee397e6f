import { DELETION_DAYS } from "@dewlight/contracts/account-settings.ts";
import type { ThrottleRule } from "#ports/throttle.ts";

const HOUR = 3_600;

/** Per account, except where the name says otherwise. */
export const SETTINGS_RULES = {
	emailChange: { name: "email-change", points: 5, windowSeconds: HOUR },
	/** By the address that is asked for: nobody's mailbox is filled, whoever asks. */
	emailChangeRecipient: { name: "email-change-recipient", points: 3, windowSeconds: 24 * HOUR },
	exportAccount: { name: "export-account", points: 5, windowSeconds: 24 * HOUR },
	mailedLink: { name: "mailed-link-address", perAddress: true, points: 60, windowSeconds: HOUR },
} as const satisfies Record<string, ThrottleRule>;

/** Undoing a change answers success again this long: whoever presses twice in alarm is not told that it failed. */
export const REPEAT_LINK_MS = 24 * HOUR * 1000;

/** The moment a deletion that is due then was asked for. */
export const askedForDeletionAt = (dueAt: Date) => hoursFrom(dueAt, -DELETION_DAYS * 24);

export const hoursFrom = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR * 1000);
