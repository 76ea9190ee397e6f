import { asc, desc, type SQL, sql } from "drizzle-orm";
import { checkins } from "#db/schema/index.ts";

/** An imported photo stands where its day belongs, so the order of ids is not the order of time. */
export const NEWEST_FIRST = [desc(checkins.takenAt), desc(checkins.id)] as const;
export const OLDEST_FIRST = [asc(checkins.takenAt), asc(checkins.id)] as const;

const place = sql`(${checkins.takenAt}, ${checkins.id})`;
/** No scan of this id: nothing lies before or after it. */
const placeOf = (id: number) =>
	sql`(select placed.taken_at, placed.id from ${checkins} placed where placed.id = ${id})`;

/** Older than the scan of this id. */
export const olderThan = (id: number): SQL => sql`${place} < ${placeOf(id)}`;
/** The scan of this id and what is newer. */
export const fromScan = (id: number): SQL => sql`${place} >= ${placeOf(id)}`;
/** The scan of this id and what is older. */
export const upToScan = (id: number): SQL => sql`${place} <= ${placeOf(id)}`;
