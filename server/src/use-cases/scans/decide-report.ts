import { decideScan } from "@dewlight/core/scan/decide-scan.ts";
import type { Transaction } from "#db/database.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { appendEvent } from "#db/queries/checkin-events.ts";
import { listEarlierReports } from "#db/queries/earlier-scans.ts";
import type { CheckinRow } from "#db/queries/find-checkin.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { endCheckin } from "#db/queries/save-checkin.ts";
import { audit } from "../audit.ts";
import { readScanShortlist } from "../catalogue/index.ts";
import type { Context } from "../context.ts";
import { rebuildNewestPlan } from "../profile/index.ts";
import type { Observed } from "./observe-photo.ts";
import { EARLIER_SCANS } from "./scan-rules.ts";
import { whileInWork } from "./while-in-work.ts";

/** Numbers to a report: core decides stage by stage, and each stage is appended as it is done, until the scan is stopped. */
export async function decideReport(ctx: Context, checkin: CheckinRow, observed: Observed): Promise<void> {
	const user = await findUserById(ctx.store.db, checkin.userId);
	if (!user) return;
	const scan = { userId: checkin.userId, beforeId: checkin.id };
	const earlier = await listEarlierReports(ctx.store.db, scan, EARLIER_SCANS);
	const stages = decideScan({
		photo_quality: observed.photoQuality,
		observation: observed.observation,
		note: checkin.note,
		person: { goals: user.goals, issues: user.issues, preferences: user.preferences },
		earlier,
		now: checkin.createdAt.toISOString(),
		previous_plan: earlier[0]?.analysisResult.care_plan ?? null,
		catalogue: await readScanShortlist(ctx.store.db),
	});
	let step = stages.next();
	while (!step.done) {
		const { value } = step;
		const append = (tx: Transaction) => appendEvent(tx, checkin.id, value, ctx.clock.now());
		if (!(await whileInWork(ctx, checkin, append))) return;
		step = stages.next();
	}
	const { analysis_result: analysisResult, product_needs: productNeeds } = step.value;
	await ctx.store.transaction(async (tx) => {
		// Whoever saves answers holds the account too, so that they are seen here or see this report.
		await lockAccount(tx, checkin.userId);
		const finishedAt = ctx.clock.now();
		const end = { status: "complete", analysisResult, productNeeds, finishedAt } as const;
		if (!(await endCheckin(tx, checkin.id, end))) return;
		await audit(ctx, tx, {
			action: "scan.completed",
			userId: checkin.userId,
			details: { checkin_id: checkin.id },
		});
		await rebuildNewestPlan(ctx, tx, checkin.userId, user);
	});
}
