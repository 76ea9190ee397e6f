import { REMARKS_CONSENT_VERSION } from "@dewlight/contracts/consents.ts";
import { DAY_MS } from "@dewlight/contracts/constants.ts";
import type { Queryable } from "#db/database.ts";
import { findRemarkConsent } from "#db/queries/consents.ts";
import { insertBudgetAlarm, isSwitchedOff, sumModelTokens } from "#db/queries/usage.ts";
import { sendMailJob } from "#jobs/definitions/promised.ts";
import { audit } from "./audit.ts";
import type { Context, Services } from "./context.ts";
import { enqueue } from "./enqueue.ts";

/** DER-39: may a language model be called now? Not without a key, not when switched off, not over the day's budget. */
export async function modelAllowed(ctx: Context): Promise<boolean> {
	const { model } = ctx.assistants;
	if (!model || (await isSwitchedOff(ctx.store.db, "model"))) return false;
	const day = ctx.clock.now().toISOString().slice(0, "YYYY-MM-DD".length);
	const from = new Date(`${day}T00:00:00.000Z`);
	const used = await sumModelTokens(ctx.store.db, from, new Date(from.getTime() + DAY_MS));
	if (used < model.dailyTokens) return true;
	await raiseAlarm(ctx, day, used);
	return false;
}

/** Once a day, whoever notices first: a line in the audit log, one in the log, and a mail to the operator. */
async function raiseAlarm(ctx: Context, day: string, tokens: number): Promise<void> {
	await ctx.store.transaction(async (tx) => {
		if (!(await insertBudgetAlarm(tx, { day, tokens, at: ctx.clock.now() }))) return;
		ctx.log.warn({ day, tokens }, "the day's model budget is used up; the guide answers");
		await audit(ctx, tx, { action: "model.budget_used_up", userId: null, details: { day, tokens } });
		await enqueue(ctx, tx, sendMailJob, { template: "model-budget", day, tokens });
	});
}

/** Who would see the aligned face today; null where no model takes pictures. */
export function remarksProvider({ narrator }: Pick<Services, "narrator">): string | null {
	return narrator?.takesPictures ? narrator.provider : null;
}

/** True only for a yes to today's text that names today's provider, and that nothing came after. */
export async function agreedToRemarks(
	services: Pick<Services, "narrator">,
	db: Queryable,
	userId: number,
): Promise<boolean> {
	const provider = remarksProvider(services);
	if (provider === null) return false;
	const held = await findRemarkConsent(db, userId);
	return (
		held?.decision === "granted" && held.provider === provider && held.version === REMARKS_CONSENT_VERSION
	);
}
