import type { Services } from "#use-cases/context.ts";
import {
	disableTwoFactor,
	enableTwoFactor,
	reauthenticate,
	renewBackupCodes,
	setUpTwoFactor,
} from "#use-cases/two-factor/index.ts";
import { endpoint } from "../endpoint.ts";
import { userContext } from "../request-context.ts";
import type { App } from "../types.ts";

export function twoFactorRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("reauthenticate"),
		handler: async (request) => {
			await reauthenticate({ ctx: userContext(services, request), input: request.body });
			return { ok: true as const };
		},
	});

	app.route({
		...endpoint("setupTwoFactor"),
		handler: async (request) => {
			const { qrUri, backupCodes } = await setUpTwoFactor({ ctx: userContext(services, request) });
			return { qr_uri: qrUri, backup_codes: backupCodes };
		},
	});

	app.route({
		...endpoint("verifyTwoFactor"),
		handler: async (request) => {
			await enableTwoFactor({ ctx: userContext(services, request), input: request.body });
			return { ok: true as const, is_2fa_enabled: true };
		},
	});

	app.route({
		...endpoint("disableTwoFactor"),
		handler: async (request) => {
			await disableTwoFactor({ ctx: userContext(services, request), input: request.body });
			return { ok: true as const, is_2fa_enabled: false };
		},
	});

	app.route({
		...endpoint("newBackupCodes"),
		handler: async (request) => ({
			backup_codes: await renewBackupCodes({ ctx: userContext(services, request) }),
		}),
	});
}
