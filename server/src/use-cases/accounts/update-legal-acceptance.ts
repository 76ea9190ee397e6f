import { LEGAL_VERSION } from "@dewlight/contracts/constants.ts";
import { insertAcceptance } from "#db/queries/accounts.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { type Account, readAccount } from "./read-account.ts";

const CLIENT_CLOCK_TOLERANCE_MS = 5 * 60_000;

/** Records one more acceptance of the current texts. A browser's clock is believed within five minutes. */
export async function updateLegalAcceptance({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { agreed_to_terms: true; agreed_to_terms_date: string };
}): Promise<Account> {
	const { userId } = ctx.actor;
	return ctx.store.transaction(async (tx) => {
		const now = ctx.clock.now();
		const sent = new Date(input.agreed_to_terms_date);
		const believable = Math.abs(sent.getTime() - now.getTime()) <= CLIENT_CLOCK_TOLERANCE_MS;
		await insertAcceptance(tx, {
			id: ctx.ids.uuid(),
			userId,
			policyVersion: LEGAL_VERSION,
			agreed: input.agreed_to_terms,
			clientTime: believable ? sent : now,
			serverTime: now,
		});
		await audit(ctx, tx, {
			action: "account.legal_accepted",
			userId,
			details: { policy_version: LEGAL_VERSION, client_time_believed: believable },
		});
		return readAccount(ctx, tx, userId);
	});
}
