import type { decideRemarksConsentSchema } from "@dewlight/contracts/consents.ts";
import type { z } from "zod";
import type { Transaction } from "#db/database.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import {
	findRemarkConsent,
	insertRemarkConsent,
	type RemarkConsentRow,
} from "#db/queries/remark-consents.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { remarksProvider } from "../remarks-consent.ts";
import { asHistoryHasIt } from "./as-history-has-it.ts";
import { type RemarksConsentView, viewRemarksConsent } from "./view-remarks-consent.ts";

/**
 * A person's answer to showing their aligned face to a named provider. A yes counts for the provider of today only; a
 * no is taken for whomever the last answer named, also when no model is set anymore. Saying the same adds no row.
 */
export async function decideRemarksConsent({
	ctx,
	input: { decision: said, version, provider },
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof decideRemarksConsentSchema>;
}): Promise<RemarksConsentView> {
	const { userId } = ctx.actor;
	const today = remarksProvider(ctx);
	const row = await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const latest = await findRemarkConsent(tx, userId);
		const mayNo = said !== "granted" && provider === latest?.provider;
		if (provider !== today && !mayNo) throw otherProvider();
		const about = latest?.provider === provider ? latest : null;
		const decision = asHistoryHasIt(said, about);
		if (about?.decision === decision && about.version === version) return about;
		return append(ctx, tx, { decision, version, provider, latest });
	});
	return viewRemarksConsent(ctx, row);
}

async function append(
	ctx: Context<UserActor>,
	tx: Transaction,
	{
		latest,
		...answer
	}: Pick<RemarkConsentRow, "decision" | "version" | "provider"> & { latest: RemarkConsentRow | null },
): Promise<RemarkConsentRow> {
	const { userId } = ctx.actor;
	// Always after the last one, whatever clocks do.
	const earliest = latest ? latest.decidedAt.getTime() + 1 : 0;
	const decidedAt = new Date(Math.max(ctx.clock.now().getTime(), earliest));
	const row = { ...answer, id: ctx.ids.uuid(), userId, decidedAt };
	await insertRemarkConsent(tx, row);
	const { decision, version, provider } = answer;
	await audit(ctx, tx, { action: `consent.remarks_${decision}`, userId, details: { version, provider } });
	return row;
}

const otherProvider = (): DomainError =>
	new DomainError("conflict", "Photos would not go to this provider now. Reload the page and read it again.");
