import type { Queryable, Transaction } from "#db/database.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { findPhotoConsent } from "#db/queries/photo-consents.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";

/** Refuses a photo that nobody agreed to have processed: only a person's own yes opens it, never a photo that was sent. */
export async function admitPhoto({ store, actor }: Context<UserActor>): Promise<void> {
	await refuseUnlessGranted(store.db, actor.userId);
}

/** The same inside a transaction, so that no answer changes meanwhile. */
export async function admitPhotoIn({ actor }: Context<UserActor>, tx: Transaction): Promise<void> {
	await lockAccount(tx, actor.userId);
	await refuseUnlessGranted(tx, actor.userId);
}

async function refuseUnlessGranted(db: Queryable, userId: number): Promise<void> {
	const latest = await findPhotoConsent(db, userId);
	if (latest?.decision !== "granted")
		throw new DomainError("photo_consent_required", "photo_consent_required");
}
