import { isNotNull } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { foundingPlaces } from "../schema/index.ts";

/** Places at the founding price that were paid. */
export async function countTakenPlaces(db: Queryable): Promise<number> {
	return db.$count(foundingPlaces, isNotNull(foundingPlaces.takenAt));
}
