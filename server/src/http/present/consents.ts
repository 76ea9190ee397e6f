import {
	type ConsentsAnswer,
	PHOTO_CONSENT_VERSION,
	type PhotoConsent,
} from "@dewlight/contracts/consents.ts";
import type { ConsentsView } from "#use-cases/consents/index.ts";

export function presentPhotoConsent(row: ConsentsView["photo"]): PhotoConsent {
	return {
		decision: row?.decision ?? null,
		version: row?.version ?? null,
		source: row?.source ?? null,
		decided_at: row?.decidedAt.toISOString() ?? null,
		current_version: PHOTO_CONSENT_VERSION,
	};
}

export function presentConsents({ photo, legal, history }: ConsentsView): ConsentsAnswer {
	return {
		photo: presentPhotoConsent(photo),
		legal: {
			agreed_to_terms: legal?.isCurrent ?? false,
			version: legal?.version ?? null,
			agreed_at: legal?.at.toISOString() ?? null,
		},
		history: history.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
	};
}
