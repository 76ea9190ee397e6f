import { timestamp } from "drizzle-orm/pg-core";

/** A point in time. Always set by the caller's clock, never by the database. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });
