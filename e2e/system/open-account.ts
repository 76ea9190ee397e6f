import { PHOTO_CONSENT_VERSION } from "@dewlight/contracts/consents.ts";
import type { APIRequestContext } from "@playwright/test";
import type { Person } from "./journey.ts";
import type { Mailbox } from "./mailbox.ts";

const STAGES = ["registered", "accepted", "verified", "onboarded"] as const;
export type AccountStage = (typeof STAGES)[number];

/**
 * Opens an account and leaves the given context signed in to it. It gets as far as `until` says; by default it is past
 * every gate and has agreed to photos. The way there in a browser is its own journey.
 */
export async function openAccount(
	request: APIRequestContext,
	address: string,
	mailbox: Mailbox,
	person: Person,
	until: AccountStage = "onboarded",
): Promise<void> {
	const post = async (path: string, data: unknown) => {
		const answer = await request.post(path, { headers: { origin: address }, data });
		if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
	};
	const steps: Record<AccountStage, () => Promise<void>> = {
		registered: () => post("/api/register", person),
		accepted: () =>
			post("/api/update-legal-acceptance", {
				agreed_to_terms: true,
				agreed_to_terms_date: new Date().toISOString(),
			}),
		verified: async () => {
			const token = new URL(await mailbox.linkFor(person.email, "/verify-email")).searchParams.get("token");
			const verified = await request.get(`/api/verify-email?token=${token}`);
			if (!verified.ok()) throw new Error(`/api/verify-email answered ${verified.status()}.`);
		},
		onboarded: async () => {
			await post("/api/onboarding", { goals: ["Even tone"], issues: ["Redness"], preferences: {} });
			await post("/api/consents/photo", { decision: "granted", version: PHOTO_CONSENT_VERSION });
		},
	};
	for (const stage of STAGES.slice(0, STAGES.indexOf(until) + 1)) await steps[stage]();
}
