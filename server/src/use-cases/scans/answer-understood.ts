import type { answerUnderstoodSchema } from "@dewlight/contracts/scans.ts";
import { isSameFact, type Understood } from "@dewlight/core/person/person-fact.ts";
import { withFact, withoutFact } from "@dewlight/core/routine/facts-from-answers.ts";
import type { Preferences } from "@dewlight/core/routine/person.ts";
import type { z } from "zod";
import { lockUser } from "#db/queries/accounts.ts";
import { findCheckinForUser } from "#db/queries/checkins.ts";
import { changeAnswers, saveUnderstood } from "#db/queries/reports.ts";
import { audit } from "../audit.ts";
import { checkedAnswers } from "../checked-answers.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError, notFound } from "../domain-error.ts";
import { rebuildNewestPlan } from "../profile/index.ts";
import { type CheckinView, getCheckin, refuseOutsideHistory } from "./get-checkin.ts";

/**
 * What the person says to one thing a report understood from their note: kept, it joins the answers; denied, it no longer
 * counts; read, both are taken back. The newest report's plan follows in the same transaction. Saying the same again
 * changes nothing.
 */
export async function answerUnderstood({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof answerUnderstoodSchema> & { checkinId: number };
}): Promise<CheckinView> {
	const { userId } = ctx.actor;
	const { checkinId, state } = input;
	const known = await findCheckinForUser(ctx.store.db, checkinId, userId);
	if (!known) throw notFound();
	await refuseOutsideHistory(ctx, known);
	await ctx.store.transaction(async (tx) => {
		const before = await lockUser(tx, userId);
		const checkin = await findCheckinForUser(tx, checkinId, userId);
		if (!before || !checkin) throw notFound();
		const understood = checkin.analysisResult?.understood ?? [];
		const fact = understood.find((one) => isSameFact(one, input));
		if (!fact) throw new DomainError("bad_input", "This report did not understand that from your note.");
		if (state === "kept" && !fact.lasting) {
			throw new DomainError("bad_input", "This passes by itself, so it does not join your profile.");
		}
		if (fact.state === state) return;
		const next = understood.map((one) => (one === fact ? { ...one, state } : one));
		await changeAnswers(tx, userId, { preferences: answersAfter(before.preferences, fact, state) });
		await audit(ctx, tx, {
			action: "report.understood_answered",
			userId,
			details: { checkin_id: checkinId, state },
		});
		await rebuildNewestPlan(ctx, tx, userId, before, { checkinId, understood: next });
		await saveUnderstood(tx, checkinId, next);
	});
	return getCheckin({ ctx, input: { id: checkinId } });
}

/** Only what joined the answers from here leaves them again. */
function answersAfter(answers: Preferences, fact: Understood, state: Understood["state"]): Preferences {
	if (state === "kept") return checkedAnswers(withFact(answers, fact));
	return fact.state === "kept" ? withoutFact(answers, fact) : answers;
}
