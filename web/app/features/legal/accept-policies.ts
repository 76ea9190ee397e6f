import { legalAcceptanceAnswerSchema } from "@dewlight/contracts/accounts.ts";
import { refreshSession } from "#api/refresh-session.ts";
import { request } from "#api/request.ts";
import { setUser } from "#api/session-store.ts";

/** GATE-11, GATE-12: records the acceptance, then reads the person again. */
export async function acceptPolicies(now: Date): Promise<void> {
	const { user } = await request("updateLegalAcceptance", {
		answer: legalAcceptanceAnswerSchema,
		body: { agreed_to_terms: true, agreed_to_terms_date: now.toISOString() },
	});
	setUser(user);
	await refreshSession();
}
