import { BRAND } from "@dewlight/contracts/brand.ts";
import { MIN_AGE } from "@dewlight/contracts/constants.ts";
import type { Queryable, Transaction } from "#db/database.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { findPhotoConsent } from "#db/queries/photo-consents.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";

const UNDER_AGE = `You told us that you are under ${MIN_AGE}, so your photo was not taken and nothing of it is kept. ${BRAND.name} is for people from ${MIN_AGE} on: please ask a parent or guardian. A wrong tap? Choose your age again on the care plan page.`;

/**
 * Refuses a photo that nobody agreed to have processed, for only a person's own yes opens it, never a photo that was
 * sent; and any photo of somebody who answers to be too young.
 */
export async function admitPhoto({ store, actor }: Context<UserActor>): Promise<void> {
	await refuseUnlessAdmitted(store.db, actor.userId);
}

/** The same inside a transaction, so that no answer changes meanwhile. */
export async function admitPhotoIn({ actor }: Context<UserActor>, tx: Transaction): Promise<void> {
	await lockAccount(tx, actor.userId);
	await refuseUnlessAdmitted(tx, actor.userId);
}

async function refuseUnlessAdmitted(db: Queryable, userId: number): Promise<void> {
	const user = await findUserById(db, userId);
	if (user?.preferences.age_band === "under-13") {
		throw new DomainError("under_age", "under_age", { body: { message: UNDER_AGE } });
	}
	const latest = await findPhotoConsent(db, userId);
	if (latest?.decision !== "granted")
		throw new DomainError("photo_consent_required", "photo_consent_required");
}
