import { LEGAL_VERSION } from "@dewlight/contracts/constants.ts";
import { listLegalAcceptances, listPhotoConsents, type PhotoConsentRow } from "#db/queries/photo-consents.ts";
import { listRemarkConsents, type RemarkConsentRow } from "#db/queries/remark-consents.ts";
import type { Context, Services, UserActor } from "../context.ts";
import { remarksProvider } from "../remarks-consent.ts";

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

export function viewRemarksConsent(
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
