import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/**
 * Addresses that had their trial, as keyed hashes: without the key none can be told from them. A row belongs to no
 * account and outlives it, so that an address gets one trial.
 */
export const trialAddresses = pgTable("trial_addresses", {
	fingerprint: text().primaryKey(),
	at: instant().notNull(),
});
