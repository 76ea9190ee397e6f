import {
	type ConsentsAnswer,
	PHOTO_CONSENT_VERSION,
	type PhotoConsent,
	REMARKS_CONSENT_VERSION,
	type RemarksConsent,
} from "@dewlight/contracts/consents.ts";
import {
	type ConsentsView,
	decidePhotoConsent,
	decideRemarksConsent,
	getConsents,
	type RemarksConsentView,
} from "#use-cases/consents/index.ts";
import type { Services } from "#use-cases/context.ts";
import { type App, endpoint, userContext } from "../route.ts";

export function consentRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("consents"),
		handler: async (request) => presentConsents(await getConsents({ ctx: userContext(services, request) })),
	});

	app.route({
		...endpoint("decidePhotoConsent"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			const photo = await decidePhotoConsent({ ctx, input: request.body });
			return { ok: true as const, photo: presentPhotoConsent(photo) };
		},
	});

	app.route({
		...endpoint("decideRemarksConsent"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			const remarks = await decideRemarksConsent({ ctx, input: request.body });
			return { ok: true as const, remarks: presentRemarksConsent(remarks) };
		},
	});
}

function presentPhotoConsent(row: ConsentsView["photo"]): PhotoConsent {
	return {
		decision: row?.decision ?? null,
		version: row?.version ?? null,
		source: row?.source ?? null,
		decided_at: row?.decidedAt.toISOString() ?? null,
		current_version: PHOTO_CONSENT_VERSION,
	};
}

function presentRemarksConsent(view: RemarksConsentView): RemarksConsent {
	const { available, provider, held, earlierProvider } = view;
	return {
		available,
		provider,
		earlier_provider: earlierProvider,
		decision: held?.decision ?? null,
		version: held?.version ?? null,
		decided_at: held?.decidedAt.toISOString() ?? null,
		current_version: REMARKS_CONSENT_VERSION,
	};
}

function presentConsents({ photo, legal, remarks, history }: ConsentsView): ConsentsAnswer {
	return {
		photo: presentPhotoConsent(photo),
		legal: {
			agreed_to_terms: legal?.isCurrent ?? false,
			version: legal?.version ?? null,
			agreed_at: legal?.at.toISOString() ?? null,
		},
		remarks: presentRemarksConsent(remarks),
		history: history.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
	};
}
