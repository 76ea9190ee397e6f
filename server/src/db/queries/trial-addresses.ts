import { eq } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { trialAddresses } from "../schema/index.ts";

/** Kept once; its first time stays. False where it was kept already. */
export async function insertTrialAddress(db: Queryable, fingerprint: string, at: Date): Promise<boolean> {
	const kept = await db
		.insert(trialAddresses)
		.values({ fingerprint, at })
		.onConflictDoNothing()
		.returning({ at: trialAddresses.at });
	return kept.length > 0;
}

export async function hasTrialAddress(db: Queryable, fingerprint: string): Promise<boolean> {
	return (await db.$count(trialAddresses, eq(trialAddresses.fingerprint, fingerprint))) > 0;
}
