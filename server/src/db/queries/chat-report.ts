import type { ChatReport } from "@dewlight/core/assistant/assistant-context.ts";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { checkins, observations } from "../schema/index.ts";
import { NEWEST_FIRST } from "./scan-order.ts";

/** A finished report of this person with its numbers: the one named, or the newest. */
export async function findChatReport(
	db: Queryable,
	userId: number,
	checkinId: number | null,
): Promise<ChatReport | null> {
	const [row] = await db
		.select({
			id: checkins.id,
			takenAt: checkins.takenAt,
			photoDate: checkins.photoDate,
			analysis: checkins.analysisResult,
			observation: observations.observation,
		})
		.from(checkins)
		.innerJoin(observations, eq(observations.checkinId, checkins.id))
		.where(
			and(
				eq(checkins.userId, userId),
				eq(checkins.status, "complete"),
				isNotNull(checkins.analysisResult),
				checkinId === null ? undefined : eq(checkins.id, checkinId),
			),
		)
		.orderBy(...NEWEST_FIRST)
		.limit(1);
	if (!row?.analysis) return null;
	const { id, takenAt, photoDate, analysis, observation } = row;
	// The place in time of an imported photo may lie on the day before; the assistant names its day.
	const created_at = photoDate === null ? takenAt.toISOString() : `${photoDate}T00:00:00.000Z`;
	return { checkin_id: id, created_at, analysis, observation };
}
