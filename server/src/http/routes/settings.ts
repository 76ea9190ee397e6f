import type { AccountSettings } from "@dewlight/contracts/account-settings.ts";
import {
	type ConsentsAnswer,
	PHOTO_CONSENT_VERSION,
	type PhotoConsent,
	REMARKS_CONSENT_VERSION,
	type RemarksConsent,
} from "@dewlight/contracts/consents.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { entitlementsOf } from "@dewlight/core/plans/entitlements.ts";
import {
	type ConsentsView,
	decidePhotoConsent,
	decideRemarksConsent,
	getConsents,
	type RemarksConsentView,
} from "#use-cases/consents/index.ts";
import type { Services } from "#use-cases/context.ts";
import {
	type AccountSettingsView,
	cancelDeletion,
	confirmEmailChange,
	disownAccount,
	exportAccount,
	getAccount,
	requestDeletion,
	undoEmailChange,
	updateAccount,
} from "#use-cases/settings/index.ts";
import type { SessionCookies } from "../plugins/authentication.ts";
import { presentUser } from "../present/user.ts";
import { type App, endpoint, requestContext, userContext } from "../route.ts";

export function settingsRoutes(app: App, services: Services, cookies: SessionCookies): void {
	app.route({
		...endpoint("account"),
		handler: async (request) => presentAccount(await getAccount({ ctx: userContext(services, request) })),
	});

	app.route({
		...endpoint("updateAccount"),
		handler: async (request, reply) => {
			const ctx = userContext(services, request);
			const updated = await updateAccount({ ctx, input: request.body });
			if (updated.sessionSecret) cookies.set(reply, updated.sessionSecret);
			return {
				message: updated.linkSent ? linkSent(updated.pendingEmail) : MESSAGES.accountUpdated,
				email_change_pending: updated.pendingEmail !== null,
				user: presentUser(updated.account),
			};
		},
	});

	app.route({
		...endpoint("confirmEmailChange"),
		handler: async (request) => {
			const ctx = requestContext(services, request);
			const { email } = await confirmEmailChange({ ctx, input: request.query });
			return { message: MESSAGES.emailChanged, email };
		},
	});

	app.route({
		...endpoint("undoEmailChange"),
		handler: async (request) => {
			const ctx = requestContext(services, request);
			const { email } = await undoEmailChange({ ctx, input: request.body });
			const message =
				"Your email stays as it was, and every browser is signed out. Please reset your password now.";
			return { message, email };
		},
	});

	app.route({
		...endpoint("disownAccount"),
		handler: async (request) =>
			disownAccount({ ctx: requestContext(services, request), input: request.body }),
	});

	app.route({
		...endpoint("requestDeletion"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			const { deletionDueAt } = await requestDeletion({ ctx, input: request.body });
			return { ok: true as const, deletion_due_at: deletionDueAt.toISOString() };
		},
	});

	app.route({
		...endpoint("cancelDeletion"),
		handler: async (request) => {
			await cancelDeletion({ ctx: userContext(services, request) });
			return { ok: true as const, deletion_due_at: null };
		},
	});

	app.route({
		...endpoint("exportAccount"),
		handler: async (request, reply) => {
			const ctx = userContext(services, request);
			const { filename, stream } = await exportAccount({ ctx, input: { userId: ctx.actor.userId } });
			return reply
				.type("application/zip")
				.header("content-disposition", `attachment; filename="${filename}"`)
				.header("cache-control", "no-store")
				.send(stream);
		},
	});
}

function linkSent(email: string | null): string {
	return `Account updated. We sent a link to ${email}: open it to start using this address.`;
}

/** API-19. */
function presentAccount({ account, pendingEmail, backupCodesLeft }: AccountSettingsView): AccountSettings {
	const { user } = account;
	return {
		email: user.email,
		username: user.username,
		is_2fa_enabled: user.twoFactorEnabledAt !== null,
		pending_email: pendingEmail,
		beta_features: user.betaFeatures && entitlementsOf(account.plan.plan).beta,
		backup_codes_left: backupCodesLeft,
		deletion_due_at: user.deletionDueAt?.toISOString() ?? null,
	};
}

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
