import { okSchema } from "@dewlight/contracts/accounts.ts";
import {
	backupCodesAnswerSchema,
	reauthenticateSchema,
	setupAnswerSchema,
	twoFactorCodeSchema,
	twoFactorStateSchema,
} from "@dewlight/contracts/two-factor.ts";
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
		schema: { body: reauthenticateSchema, response: { 200: okSchema } },
		config: { access: "session" },
		handler: async (request) => {
			await reauthenticate({ ctx: userContext(services, request), input: request.body });
			return { ok: true as const };
		},
	});

	app.route({
		...endpoint("setupTwoFactor"),
		schema: { response: { 200: setupAnswerSchema } },
		config: { access: "gated", proof: "always" },
		handler: async (request) => {
			const { qrUri, backupCodes } = await setUpTwoFactor({ ctx: userContext(services, request) });
			return { qr_uri: qrUri, backup_codes: backupCodes };
		},
	});

	app.route({
		...endpoint("verifyTwoFactor"),
		schema: { body: twoFactorCodeSchema, response: { 200: twoFactorStateSchema } },
		config: { access: "gated", proof: "always" },
		handler: async (request) => {
			await enableTwoFactor({ ctx: userContext(services, request), input: request.body });
			return { ok: true as const, is_2fa_enabled: true };
		},
	});

	app.route({
		...endpoint("disableTwoFactor"),
		schema: { body: twoFactorCodeSchema, response: { 200: twoFactorStateSchema } },
		config: { access: "gated", proof: "with_code" },
		handler: async (request) => {
			await disableTwoFactor({ ctx: userContext(services, request), input: request.body });
			return { ok: true as const, is_2fa_enabled: false };
		},
	});

	app.route({
		...endpoint("newBackupCodes"),
		schema: { response: { 200: backupCodesAnswerSchema } },
		config: { access: "gated", proof: "always" },
		handler: async (request) => ({
			backup_codes: await renewBackupCodes({ ctx: userContext(services, request) }),
		}),
	});
}
