import { decidePhotoConsent, decideRemarksConsent, getConsents } from "#use-cases/consents/index.ts";
import type { Services } from "#use-cases/context.ts";
import { endpoint } from "../endpoint.ts";
import { presentConsents, presentPhotoConsent, presentRemarksConsent } from "../present/consents.ts";
import { userContext } from "../request-context.ts";
import type { App } from "../types.ts";

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
