import type { Understood } from "@dewlight/core/person/understood.ts";
import type { ProductNeeds } from "@dewlight/core/products/product.ts";
import type { AnalysisResult } from "@dewlight/core/scan/stages.ts";
import type { StoredObservation } from "@dewlight/core/skin/observation.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { checkins, observations } from "../schema/index.ts";
import { finishedOf, followedOf } from "./profile.ts";
import { NEWEST_FIRST, olderThan } from "./scan-order.ts";

export interface RebuildableReport {
	checkinId: number;
	note: string | null;
	result: AnalysisResult;
	productNeeds: ProductNeeds;
	observation: StoredObservation;
	/** See `findPreviousResult`. */
	previous: AnalysisResult | null;
}

/** The newest finished report of a person with the numbers it came from; null when there is none. */
export async function findRebuildableReport(
	tx: Queryable,
	userId: number,
): Promise<RebuildableReport | null> {
	const [row] = await tx
		.select({
			checkinId: checkins.id,
			photoDate: checkins.photoDate,
			note: checkins.note,
			result: checkins.analysisResult,
			productNeeds: checkins.productNeeds,
			observation: observations.observation,
		})
		.from(checkins)
		.innerJoin(observations, eq(observations.checkinId, checkins.id))
		.where(finishedOf(userId))
		.orderBy(...NEWEST_FIRST)
		.limit(1);
	if (!row?.result) return null;
	const { photoDate, ...report } = row;
	return {
		...report,
		result: row.result,
		productNeeds: row.productNeeds ?? {},
		previous: await findPreviousResult(tx, { id: row.checkinId, userId, photoDate }),
	};
}

/**
 * The result whose plan was followed up to this scan: of the newest older scan that was not imported. Null for a first
 * scan, and for an imported photo, whose own plan follows none.
 */
export async function findPreviousResult(
	db: Queryable,
	{ id, userId, photoDate }: { id: number; userId: number; photoDate: string | null },
): Promise<AnalysisResult | null> {
	if (photoDate !== null) return null;
	const [previous] = await db
		.select({ result: checkins.analysisResult })
		.from(checkins)
		.where(and(followedOf(userId), olderThan(id)))
		.orderBy(...NEWEST_FIRST)
		.limit(1);
	return previous?.result ?? null;
}

export async function saveRebuiltReport(
	tx: Queryable,
	checkinId: number,
	report: { analysisResult: AnalysisResult; productNeeds: ProductNeeds },
): Promise<void> {
	await tx.update(checkins).set(report).where(eq(checkins.id, checkinId));
}

export async function saveUnderstood(
	tx: Queryable,
	checkinId: number,
	understood: readonly Understood[],
): Promise<void> {
	const list = JSON.stringify(understood);
	await tx
		.update(checkins)
		.set({ analysisResult: sql`jsonb_set(${checkins.analysisResult}, '{understood}', ${list}::jsonb)` })
		.where(eq(checkins.id, checkinId));
}
