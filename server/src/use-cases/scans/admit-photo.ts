import { BRAND } from "@dewlight/contracts/brand.ts";
import { MIN_AGE } from "@dewlight/contracts/constants.ts";
import type { ErrorCode } from "@dewlight/contracts/errors.ts";
import type { Decision, LimitedAction } from "@dewlight/core/plans/index.ts";
import { canBeNote, leavesMuchOpen, type PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import type { Queryable, Transaction } from "#db/database.ts";
import { findUserById, lockAccount } from "#db/queries/accounts.ts";
import { findPhotoConsent } from "#db/queries/consents.ts";
import { AnalystBusyError, PhotoRefusedError } from "#ports/photo-analyst.ts";
import { takeAttempt } from "../accounts/index.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { limitReached, readAllowance } from "../read-allowance.ts";
import { VALIDATE_PHOTO_RULE } from "./scan-rules.ts";

const CODES: Record<PhotoRefusedError["why"], ErrorCode> = {
	too_large: "too_large",
	unsupported_type: "unsupported_type",
	unreadable: "bad_input",
};

const BUSY = "We are analyzing many photos right now. Please try again in a minute.";

/** What the analyst throws, as the refusal a person gets; anything else stays what it is. */
export function asPhotoRefusal(error: unknown): unknown {
	if (error instanceof PhotoRefusedError) return new DomainError(CODES[error.why], error.message);
	if (error instanceof AnalystBusyError) return new DomainError("busy", BUSY, { retryAfterSeconds: 30 });
	return error;
}

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

/** API-20: the photo's verdict. The photo stays in memory and is not kept. */
export async function validatePhoto({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { photo: Uint8Array };
}): Promise<Pick<PhotoQuality, "status" | "reason"> & { canKeepAsNote: boolean; asksFirst: boolean }> {
	await takeAttempt(ctx, VALIDATE_PHOTO_RULE, String(ctx.actor.userId));
	try {
		ctx.analyst.accept(input.photo);
		await admitPhoto(ctx);
		const quality = await ctx.analyst.check(input.photo);
		const { status, reason } = quality;
		return { status, reason, canKeepAsNote: canBeNote(quality), asksFirst: leavesMuchOpen(quality) };
	} catch (error) {
		throw asPhotoRefusal(error);
	}
}

/** API-30, API-31: says whether one more would be allowed; reserves nothing. */
export async function checkLimit({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { action: LimitedAction };
}): Promise<Decision & { allowed: true }> {
	const decision = await readAllowance(ctx, ctx.store.db, ctx.actor.userId, input.action);
	if (!decision.allowed) throw limitReached(decision);
	return decision;
}
