import { DAY_MS, DAYS_A_WEEK } from "@dewlight/core/skin/biology-clock.ts";
import { type ScanPace, scanPace } from "@dewlight/core/skin/scan-pace.ts";
import { listScanTimes } from "#db/queries/find-checkin.ts";
import type { Context, UserActor } from "../context.ts";

/** What is said of the person's pace, by check-in: the newest finished scan alone carries it. */
export async function readPace(ctx: Context<UserActor>): Promise<(checkinId: number) => ScanPace | null> {
	const now = ctx.clock.now();
	const since = new Date(now.getTime() - DAYS_A_WEEK * DAY_MS);
	const scans = await listScanTimes(ctx.store.db, ctx.actor.userId, since);
	const pace = scanPace(
		scans.map(({ createdAt }) => createdAt.toISOString()),
		now.toISOString(),
	);
	return (checkinId) => (scans.at(-1)?.id === checkinId ? pace : null);
}
