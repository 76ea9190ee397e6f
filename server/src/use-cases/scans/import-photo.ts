import { historyBounds } from "@dewlight/core/plans/index.ts";
import { countCompleteFrom } from "#db/queries/find-checkin.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { dayIn } from "../profile/index.ts";
import { readPlan } from "../read-allowance.ts";
import { beyondHistory } from "./visible-history.ts";

/** Where a day begins first. */
const EARLIEST_ZONE = "Pacific/Kiritimati";

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
	const noon = new Date(`${photoDate}T12:00:00Z`);
	const unseen =
		(since !== null && noon.getTime() < since) ||
		(newest !== null && (await countCompleteFrom(db, userId, noon)) >= newest);
	if (unseen) throw await beyondHistory(ctx, UNSEEN);
}
