import { withNoteAnswered } from "@dewlight/core/assistant/note/answer-note.ts";
import type { Understood } from "@dewlight/core/person/person-fact.ts";
import type { Person } from "@dewlight/core/routine/person.ts";
import { planSteps } from "@dewlight/core/routine/plan-steps.ts";
import { rebuildPlan } from "@dewlight/core/scan/decide-scan.ts";
import type { Discomfort } from "@dewlight/core/skin/self-report.ts";
import type { Transaction } from "#db/database.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { findRebuildableReport, listFinishedReports, saveRebuiltReport } from "#db/queries/reports.ts";
import { audit } from "../audit.ts";
import { readScanShortlist } from "../catalogue/index.ts";
import type { Context } from "../context.ts";
import { readFelt, readLeftOut, readOwnedNames } from "./read-routine.ts";

/**
 * Makes the plan of the newest report again where the answers, the diary and the products in use stored in `tx` ask for
 * another one than what was before, so that no plan outlives what the person said. `answered`: what they say now to what
 * that report understood from its note. True where there is another plan now. The account is held by the caller.
 */
export async function rebuildNewestPlan(
	ctx: Context,
	tx: Transaction,
	userId: number,
	{ in_use, ...before }: Person & { in_use?: readonly string[] },
	answered?: { checkinId: number; understood: Understood[] },
): Promise<boolean> {
	const user = await findUserById(tx, userId);
	const report = user && (await findRebuildableReport(tx, userId));
	if (!report) return false;
	const { goals, issues, preferences } = user;
	const felt = await readFelt(tx, userId, ctx.clock.now());
	const made = {
		observation: report.observation,
		note: report.note,
		person: { goals, issues, preferences, felt },
		in_use: await readOwnedNames(tx, userId),
	};
	const rebuilt = rebuildPlan({
		...made,
		report: report.result,
		product_needs: report.productNeeds,
		before: { felt, ...before },
		...(in_use && { in_use_before: in_use }),
		previous: report.previous,
		...(answered?.checkinId === report.checkinId && { understood: answered.understood }),
		catalogue: await readScanShortlist(tx),
		left_out: await readLeftOut(tx, userId),
		at: ctx.clock.now().toISOString(),
	});
	if (!rebuilt) return false;
	await saveRebuiltReport(tx, report.checkinId, {
		analysisResult: withNoteAnswered({
			...made,
			analysis: rebuilt.analysis_result,
			previous_plan: report.previous?.care_plan ?? null,
			now: ctx.clock.now().toISOString(),
		}),
		productNeeds: rebuilt.product_needs,
	});
	await audit(ctx, tx, {
		action: "care_plan.rebuilt",
		userId,
		details: { checkin_id: report.checkinId },
	});
	return true;
}

/**
 * Makes the plan again where a product it may count on left since `before`, or where it picks one that skin did not take. One
 * that came is no reason: what was picked stays picked until the next scan. True where there is another plan now. The account
 * is held by the caller.
 */
export async function followOwned(
	ctx: Context,
	tx: Transaction,
	userId: number,
	before: readonly string[],
): Promise<boolean> {
	const now = await readOwnedNames(tx, userId);
	const keeps = before.every((name) => now.includes(name)) && !(await picksLeftOut(tx, userId));
	const user = keeps ? null : await findUserById(tx, userId);
	if (!user) return false;
	const { goals, issues, preferences } = user;
	return rebuildNewestPlan(ctx, tx, userId, { goals, issues, preferences, in_use: before });
}

async function picksLeftOut(tx: Transaction, userId: number): Promise<boolean> {
	const [newest] = await listFinishedReports(tx, userId, 1);
	const leftOut = await readLeftOut(tx, userId);
	return (newest ? planSteps(newest.result.care_plan) : []).some(
		({ step }) => step.product && leftOut.has(step.product.id),
	);
}

/** Makes the plan again where skin feels otherwise than `before`; true where it changed. The account is held by the caller. */
export async function followFeelings(
	ctx: Context,
	tx: Transaction,
	userId: number,
	before: readonly Discomfort[],
): Promise<boolean> {
	const felt = await readFelt(tx, userId, ctx.clock.now());
	if (felt.join() === before.join()) return false;
	const user = await findUserById(tx, userId);
	if (!user) return false;
	const { goals, issues, preferences } = user;
	return rebuildNewestPlan(ctx, tx, userId, { goals, issues, preferences, felt: before });
}
