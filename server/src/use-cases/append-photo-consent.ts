import type { PhotoConsentDecision, PhotoConsentSource } from "@dewlight/core/consent/photo-consent.ts";
import type { Transaction } from "#db/database.ts";
import { insertPhotoConsent, type PhotoConsentRow } from "#db/queries/photo-consents.ts";
import { audit } from "./audit.ts";
import type { Context, UserActor } from "./context.ts";

interface NewDecision {
	decision: PhotoConsentDecision;
	version: string;
	source: PhotoConsentSource;
	/** The row that held until now; read while the account is locked. */
	latest: PhotoConsentRow | null;
}

/** Adds the row that holds from now on. Its time is always after the last one's, whatever clocks do. */
export async function appendPhotoConsent(
	ctx: Context<UserActor>,
	tx: Transaction,
	{ decision, version, source, latest }: NewDecision,
): Promise<PhotoConsentRow> {
	const { userId } = ctx.actor;
	const earliest = latest ? latest.decidedAt.getTime() + 1 : 0;
	const decidedAt = new Date(Math.max(ctx.clock.now().getTime(), earliest));
	const row = { id: ctx.ids.uuid(), userId, decision, version, source, decidedAt };
	await insertPhotoConsent(tx, row);
	await audit(ctx, tx, { action: `consent.photo_${decision}`, userId, details: { version, source } });
	return row;
}
