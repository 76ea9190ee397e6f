import type { RemarkConsentRow } from "#db/queries/remark-consents.ts";
import type { Services } from "../context.ts";
import { remarksProvider } from "../remarks-consent.ts";

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
