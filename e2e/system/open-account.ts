import type { APIRequestContext } from "@playwright/test";
import type { Person } from "./journey.ts";
import type { Mailbox } from "./mailbox.ts";

/** An account that has passed every gate, signed in in the given context. The way there is its own journey. */
export async function openAccount(
	request: APIRequestContext,
	address: string,
	mailbox: Mailbox,
	person: Person,
): Promise<void> {
	const headers = { origin: address };
	const post = async (path: string, data: unknown) => {
		const answer = await request.post(path, { headers, data });
		if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
	};
	await post("/api/register", person);
	const token = new URL(await mailbox.linkFor(person.email)).searchParams.get("token");
	const verified = await request.get(`/api/verify-email?token=${token}`);
	if (!verified.ok()) throw new Error(`/api/verify-email answered ${verified.status()}.`);
	await post("/api/update-legal-acceptance", {
		agreed_to_terms: true,
		agreed_to_terms_date: new Date().toISOString(),
	});
	await post("/api/onboarding", { goals: ["Even tone"], issues: ["Redness"], preferences: {} });
}
