import type { Understood } from "@dewlight/core/person/understood.ts";
import type { Person } from "@dewlight/core/routine/person.ts";
import { rebuildPlan } from "@dewlight/core/scan/rebuild-plan.ts";
import type { Transaction } from "#db/database.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { findRebuildableReport, saveRebuiltReport } from "#db/queries/rebuilt-report.ts";
import { audit } from "../audit.ts";
import { readScanShortlist } from "../catalogue/index.ts";
import type { Context } from "../context.ts";

/**
 * Makes the plan of the newest report again where the answers stored in `tx` ask for another one than `before` did, so
 * that no plan outlives what the person said. `answered`: what they say now to what that report understood from its
 * note. The account is held by the caller.
 */
export async function rebuildNewestPlan(
	ctx: Context,
	tx: Transaction,
	userId: number,
	before: Person,
	answered?: { checkinId: number; understood: Understood[] },
): Promise<void> {
	const user = await findUserById(tx, userId);
	const report = user && (await findRebuildableReport(tx, userId));
	if (!report) return;
	const { goals, issues, preferences } = user;
	const rebuilt = rebuildPlan({
		report: report.result,
		product_needs: report.productNeeds,
		observation: report.observation,
		note: report.note,
		before,
		person: { goals, issues, preferences },
		previous: report.previous,
		...(answered?.checkinId === report.checkinId && { understood: answered.understood }),
		catalogue: await readScanShortlist(tx),
		at: ctx.clock.now().toISOString(),
	});
	if (!rebuilt) return;
	await saveRebuiltReport(tx, report.checkinId, {
		analysisResult: rebuilt.analysis_result,
		productNeeds: rebuilt.product_needs,
	});
	await audit(ctx, tx, {
		action: "care_plan.rebuilt",
		userId,
		details: { checkin_id: report.checkinId },
	});
}
