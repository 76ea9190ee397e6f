import { historyBounds } from "@dewlight/core/plans/index.ts";
import { countCompleteAfter } from "#db/queries/find-checkin.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { dayIn } from "../profile/index.ts";
import { readPlan } from "../read-allowance.ts";
import { beyondHistory } from "./visible-history.ts";

/** Where a day begins first. */
const EARLIEST_ZONE = "Pacific/Kiritimati";
/** How far that is before UTC; `taken_at` of an imported photo is so much before its day in UTC. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;

const NOT_YET = "That day has not come yet. Please correct the day the photo was taken.";
const UNSEEN =
	"Your plan's history does not reach back to that day, so the report would not be shown. The photo was not taken and nothing was counted.";

/**
 * Refuses, before anything is stored or counted, a photo of a day that has come nowhere yet, and one whose report the
 * person's plan would not show.
 */
export async function refuseUnlessImportable(ctx: Context<UserActor>, photoDate: string): Promise<void> {
	const now = ctx.clock.now();
	if (photoDate > dayIn(EARLIEST_ZONE, now)) throw new DomainError("bad_input", NOT_YET);
	const { db } = ctx.store;
	const { userId } = ctx.actor;
	const { plan } = await readPlan(ctx, db, userId);
	const { newest, since } = historyBounds(plan, now.getTime());
	const takenAt = new Date(Date.parse(`${photoDate}T00:00:00Z`) - EARLIEST_ZONE_MS);
	const unseen =
		(since !== null && takenAt.getTime() < since) ||
		(newest !== null && (await countCompleteAfter(db, userId, takenAt)) >= newest);
	if (unseen) throw await beyondHistory(ctx, UNSEEN);
}
