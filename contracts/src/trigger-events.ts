/** The window events of a met limit (NAV-21, NAV-22). Apart from the constants, so that every page loads these two alone. */
export const TRIGGER_EVENTS = ["upgradeNeeded", "usageLimitExceeded"] as const;
export type TriggerEvent = (typeof TRIGGER_EVENTS)[number];
