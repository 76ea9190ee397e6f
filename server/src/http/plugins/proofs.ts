import { sessionParamsSchema, updateAccountSchema } from "@dewlight/contracts/account-settings.ts";
import type { ProofRule } from "@dewlight/contracts/endpoint.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import type { FastifyRequest } from "fastify";
import { requireProof } from "#use-cases/accounts/index.ts";
import type { Services } from "#use-cases/context.ts";
import { asksForNewAddress } from "#use-cases/settings/index.ts";
import { userContext } from "../request-context.ts";
import type { App } from "../types.ts";

/** Where everything lies that can take an account away from its owner. */
const SECURITY_OF_ACCOUNT = ["/api/account", "/api/2fa/", "/api/sessions"];

/**
 * Before any handler: what can take an account away is done only for who typed the password, and the code where
 * two-factor is on, in this session a moment ago. A session that was stolen or left open is not enough.
 */
export function addProofs(app: App, services: Services): void {
	app.addHook("onRoute", ({ url, config }) => {
		const guards = SECURITY_OF_ACCOUNT.some((prefix) => url.startsWith(prefix));
		if (guards && config?.access !== "open" && !config?.proof) {
			throw new Error(`${url} does not say whether it asks for a recent proof.`);
		}
	});

	app.addHook("preHandler", async (request) => {
		const { proof: rule = "never" } = request.routeOptions.config;
		if (request.proof === null || !(await appliesTo(rule, request, services))) return;
		const carried = rule === "with_password" ? "password" : rule === "with_code" ? "code" : null;
		requireProof(request.proof, services.clock.now(), carried);
	});
}

async function appliesTo(rule: ProofRule, request: FastifyRequest, services: Services): Promise<boolean> {
	switch (rule) {
		case "never":
			return false;
		case "always":
		case "with_password":
		case "with_code":
			return true;
		case "new_address": {
			const { email } = updateAccountSchema.parse(request.body);
			return asksForNewAddress(userContext(services, request), email);
		}
		case "other_session": {
			const { sessionId } = userContext(services, request).actor;
			return sessionParamsSchema.parse(request.params).id !== sessionId;
		}
		default:
			return assertNever(rule);
	}
}
