import { LEGAL_VERSION } from "@dewlight/contracts/constants.ts";
import { judgeUpload } from "@dewlight/core/consent/photo-consent.ts";
import type { Transaction } from "#db/database.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { findPhotoConsent } from "#db/queries/photo-consents.ts";
import { appendPhotoConsent } from "../append-photo-consent.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";

/** Refuses a photo that may not be processed; records the first one of a person who was never asked. */
export async function admitPhoto(ctx: Context<UserActor>): Promise<void> {
	const latest = await findPhotoConsent(ctx.store.db, ctx.actor.userId);
	const verdict = judgeUpload(latest?.decision ?? null);
	if (verdict === "refuse") throw photoConsentRequired();
	if (verdict === "record") await ctx.store.transaction((tx) => admitPhotoIn(ctx, tx));
}

/** The same inside a transaction, one upload of a person after the other. */
export async function admitPhotoIn(ctx: Context<UserActor>, tx: Transaction): Promise<void> {
	const { userId } = ctx.actor;
	await lockAccount(tx, userId);
	const latest = await findPhotoConsent(tx, userId);
	const verdict = judgeUpload(latest?.decision ?? null);
	if (verdict === "refuse") throw photoConsentRequired();
	if (verdict === "go") return;
	await appendPhotoConsent(ctx, tx, {
		decision: "granted",
		version: LEGAL_VERSION,
		source: "upload",
		latest,
	});
}

const photoConsentRequired = () => new DomainError("photo_consent_required", "photo_consent_required");
