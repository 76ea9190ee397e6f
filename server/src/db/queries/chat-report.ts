import type { ChatReport } from "@dewlight/core/assistant/assistant-context.ts";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { checkins, observations } from "../schema/index.ts";

/** A finished report of this person with its numbers: the one named, or the newest. */
export async function findChatReport(
	db: Queryable,
	userId: number,
	checkinId: number | null,
): Promise<ChatReport | null> {
	const [row] = await db
		.select({
			id: checkins.id,
			createdAt: checkins.createdAt,
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
		.orderBy(desc(checkins.id))
		.limit(1);
	if (!row?.analysis) return null;
	const { id, createdAt, analysis, observation } = row;
	return { checkin_id: id, created_at: createdAt.toISOString(), analysis, observation };
}
