import type { decidePhotoConsentSchema, decideRemarksConsentSchema } from "@dewlight/contracts/consents.ts";
import { LEGAL_VERSION } from "@dewlight/contracts/constants.ts";
import type { PhotoConsentDecision } from "@dewlight/core/consent/photo-consent.ts";
import type { z } from "zod";
import type { Transaction } from "#db/database.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import {
	findPhotoConsent,
	findRemarkConsent,
	insertPhotoConsent,
	insertRemarkConsent,
	listLegalAcceptances,
	listPhotoConsents,
	listRemarkConsents,
	type PhotoConsentRow,
	type RemarkConsentRow,
} from "#db/queries/consents.ts";
import { audit } from "../audit.ts";
import type { Context, Services, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { remarksProvider } from "../model-permission.ts";
import { clearStoppedScan, stopScan } from "../scans/index.ts";

/**
 * A person's answer to showing their aligned face to a named provider. A yes counts for the provider of today only; a
 * no is taken for whomever the last answer named, also when no model is set anymore. Saying the same adds no row.
 */
export async function decideRemarksConsent({
	ctx,
	input: { decision: said, version, provider },
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof decideRemarksConsentSchema>;
}): Promise<RemarksConsentView> {
	const { userId } = ctx.actor;
	const today = remarksProvider(ctx);
	const row = await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const latest = await findRemarkConsent(tx, userId);
		const mayNo = said !== "granted" && provider === latest?.provider;
		if (provider !== today && !mayNo) throw otherProvider();
		const about = latest?.provider === provider ? latest : null;
		const decision = asHistoryHasIt(said, about);
		if (about?.decision === decision && about.version === version) return about;
		return appendRemarksConsent(ctx, tx, { decision, version, provider, latest });
	});
	return viewRemarksConsent(ctx, row);
}

async function appendRemarksConsent(
	ctx: Context<UserActor>,
	tx: Transaction,
	{
		latest,
		...answer
	}: Pick<RemarkConsentRow, "decision" | "version" | "provider"> & { latest: RemarkConsentRow | null },
): Promise<RemarkConsentRow> {
	const { userId } = ctx.actor;
	// Always after the last one, whatever clocks do.
	const earliest = latest ? latest.decidedAt.getTime() + 1 : 0;
	const decidedAt = new Date(Math.max(ctx.clock.now().getTime(), earliest));
	const row = { ...answer, id: ctx.ids.uuid(), userId, decidedAt };
	await insertRemarkConsent(tx, row);
	const { decision, version, provider } = answer;
	await audit(ctx, tx, { action: `consent.remarks_${decision}`, userId, details: { version, provider } });
	return row;
}

const otherProvider = (): DomainError =>
	new DomainError("conflict", "Photos would not go to this provider now. Reload the page and read it again.");

/**
 * A person's answer on a screen. Saying the same again adds no row. A no stops the scan that is under way: its photo
 * and everything read from it go, and the slot comes back.
 */
export async function decidePhotoConsent({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof decidePhotoConsentSchema>;
}): Promise<PhotoConsentRow> {
	const { userId } = ctx.actor;
	const { row, stopped } = await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const latest = await findPhotoConsent(tx, userId);
		const decision = asHistoryHasIt(input.decision, latest);
		const { version } = input;
		const same = latest?.decision === decision && latest.version === version;
		return {
			row: same ? latest : await appendPhotoConsent(ctx, tx, { decision, version, latest }),
			stopped: decision === "granted" ? null : await stopScan(ctx, tx),
		};
	});
	if (stopped) await clearStoppedScan(ctx, stopped);
	return row;
}

interface NewAnswer extends Pick<PhotoConsentRow, "decision" | "version"> {
	/** The answer that held until now; read while the account is locked. */
	latest: PhotoConsentRow | null;
}

/** Adds the row that holds from now on. Its time is always after the last one's, whatever clocks do. */
async function appendPhotoConsent(
	ctx: Context<UserActor>,
	tx: Transaction,
	{ decision, version, latest }: NewAnswer,
): Promise<PhotoConsentRow> {
	const { userId } = ctx.actor;
	const earliest = latest ? latest.decidedAt.getTime() + 1 : 0;
	const decidedAt = new Date(Math.max(ctx.clock.now().getTime(), earliest));
	const row = { id: ctx.ids.uuid(), userId, decision, version, source: "asked" as const, decidedAt };
	await insertPhotoConsent(tx, row);
	const details = { version, source: row.source };
	await audit(ctx, tx, { action: `consent.photo_${decision}`, userId, details });
	return row;
}

/** Only a yes can be taken back: `revoked` from someone who never agreed is `declined`, and the other way round. */
function asHistoryHasIt(
	decision: PhotoConsentDecision,
	latest: { decision: PhotoConsentDecision } | null,
): PhotoConsentDecision {
	if (decision === "granted") return "granted";
	return latest === null || latest.decision === "declined" ? "declined" : "revoked";
}

export interface ConsentsView {
	photo: PhotoConsentRow | null;
	/** The newest acceptance of any version; `isCurrent` when it is today's texts. */
	legal: { version: string; at: Date; isCurrent: boolean } | null;
	remarks: RemarksConsentView;
	/** Newest first. */
	history: {
		kind: "photo" | "legal" | "remarks";
		/** Whom it was about; null where nobody else is meant. */
		provider: string | null;
		decision: PhotoConsentRow["decision"] | "accepted";
		version: string;
		at: Date;
	}[];
}

/** Everything this person agreed to or refused; only what they were asked holds. */
export async function getConsents({ ctx }: { ctx: Context<UserActor> }): Promise<ConsentsView> {
	const { db } = ctx.store;
	const photos = await listPhotoConsents(db, ctx.actor.userId);
	const remarks = await listRemarkConsents(db, ctx.actor.userId);
	const accepted = (await listLegalAcceptances(db, ctx.actor.userId)).filter(({ agreed }) => agreed);
	const [newest] = accepted;
	const history = [
		...photos.map(({ decision, version, decidedAt: at }) => ({
			kind: "photo" as const,
			provider: null,
			decision,
			version,
			at,
		})),
		...remarks.map(({ decision, version, provider, decidedAt: at }) => ({
			kind: "remarks" as const,
			decision,
			version,
			provider,
			at,
		})),
		...accepted.map(({ policyVersion: version, serverTime: at }) => ({
			kind: "legal" as const,
			provider: null,
			decision: "accepted" as const,
			version,
			at,
		})),
	];
	return {
		photo: photos.find(({ source }) => source === "asked") ?? null,
		legal: newest
			? {
					version: newest.policyVersion,
					at: newest.serverTime,
					isCurrent: accepted.some(({ policyVersion }) => policyVersion === LEGAL_VERSION),
				}
			: null,
		remarks: viewRemarksConsent(ctx, remarks[0] ?? null),
		history: history.toSorted((a, b) => b.at.getTime() - a.at.getTime()),
	};
}

/** Where remarks of a model on the photo stand for one person. */
export interface RemarksConsentView {
	/** A model that takes pictures is set, so that one may agree. */
	available: boolean;
	/** Whom `held` is about: today's provider, else the one of the last answer. */
	provider: string | null;
	held: RemarkConsentRow | null;
	/** Another provider that the last answer was about; it does not count for today's. */
	earlierProvider: string | null;
}

function viewRemarksConsent(
	services: Pick<Services, "narrator">,
	newest: RemarkConsentRow | null,
): RemarksConsentView {
	const today = remarksProvider(services);
	const provider = today ?? newest?.provider ?? null;
	const isAboutIt = newest !== null && newest.provider === provider;
	return {
		available: today !== null,
		provider,
		held: isAboutIt ? newest : null,
		earlierProvider: newest === null || isAboutIt ? null : newest.provider,
	};
}
