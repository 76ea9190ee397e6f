import { isDeepStrictEqual } from "node:util";
import { withNoteAnswered } from "@dewlight/core/assistant/note/answer-note.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { Person } from "@dewlight/core/routine/person.ts";
import { type DecidedScan, decideScan } from "@dewlight/core/scan/decide-scan.ts";
import type { StageEvent } from "@dewlight/core/scan/stages.ts";
import type { Transaction } from "#db/database.ts";
import { findUserById, lockUser } from "#db/queries/accounts.ts";
import { appendEvent } from "#db/queries/checkin-events.ts";
import { listEarlierReports } from "#db/queries/earlier-scans.ts";
import type { CheckinRow } from "#db/queries/find-checkin.ts";
import { insertPhotoRemarks } from "#db/queries/photo-remarks.ts";
import { findPreviousResult } from "#db/queries/rebuilt-report.ts";
import { endCheckin } from "#db/queries/save-checkin.ts";
import { audit } from "../audit.ts";
import type { Context } from "../context.ts";
import { readFelt, readLeftOut, readOwnedNames, rebuildNewestPlan } from "../profile/index.ts";
import { agreedToRemarks } from "../remarks-consent.ts";
import { narrateNotes } from "./narrate-notes.ts";
import type { Observed } from "./observe-photo.ts";
import type { Remarks } from "./remark-photo.ts";
import { EARLIER_SCANS, whileInWork } from "./scan-rules.ts";

export interface ReportInput {
	observed: Observed;
	/** What a scan picks from; on its way. */
	catalogue: Promise<CatalogueProduct[]>;
	/** On their way; never rejects. */
	remarks: Promise<Remarks | null>;
	signal: AbortSignal;
}

/** Numbers to a report: core decides stage by stage, and the stages are appended in order, until the scan is stopped. */
export async function decideReport(
	ctx: Context,
	checkin: CheckinRow,
	{ observed, catalogue, remarks, signal }: ReportInput,
): Promise<void> {
	const user = await findUserById(ctx.store.db, checkin.userId);
	if (!user) return;
	const scan = { userId: checkin.userId, beforeId: checkin.id };
	const earlier = await listEarlierReports(ctx.store.db, scan, EARLIER_SCANS);
	const leftOut = await readLeftOut(ctx.store.db, checkin.userId);
	const flagsOf = ctx.triage.read(checkin.note === null ? [] : [checkin.note]);
	const previous = await findPreviousResult(ctx.store.db, checkin);
	const made = {
		observation: observed.observation,
		note: checkin.note,
		person: {
			goals: user.goals,
			issues: user.issues,
			preferences: user.preferences,
			// How skin feels these days says nothing of a photo from another day.
			felt: checkin.photoDate === null ? await readFelt(ctx.store.db, checkin.userId, ctx.clock.now()) : [],
		},
		in_use: await readOwnedNames(ctx.store.db, checkin.userId),
		now: checkin.takenAt.toISOString(),
	};
	const stages = decideScan({
		...made,
		heard: checkin.note === null ? [] : await ctx.notes.hear(checkin.note, signal),
		photo_quality: observed.photoQuality,
		note_flags: checkin.note === null ? [] : flagsOf(checkin.note),
		earlier,
		previous,
		catalogue: (await catalogue).filter(({ id }) => !leftOut.has(id)),
	});
	const { events, decided } = runThrough(stages);
	const { product_needs: productNeeds } = decided;
	const asked = checkin.note === null ? [] : await ctx.notes.read(checkin.note, signal);
	const analysisResult = withNoteAnswered({
		...made,
		analysis: { ...decided.analysis_result, ...(asked.length > 0 && { asked }) },
		previous_plan: previous?.care_plan ?? null,
	});
	for (const event of events) {
		if (event.stage === "care_plan") event.payload = analysisResult.care_plan;
		if (event.stage === "condition_notes") {
			event.payload = await narrateNotes(ctx, checkin, analysisResult, signal);
			analysisResult.condition_notes = event.payload;
		}
		const append = (tx: Transaction) => appendEvent(tx, checkin.id, event, ctx.clock.now());
		if (!(await whileInWork(ctx, checkin, append))) return;
	}
	const remarked = await remarks;
	await ctx.store.transaction(async (tx) => {
		// Whoever saves answers holds the account too, so that they are seen here or see this report.
		const held = await lockUser(tx, checkin.userId);
		const finishedAt = ctx.clock.now();
		const end = { status: "complete", analysisResult, productNeeds, finishedAt } as const;
		if (!(await endCheckin(tx, checkin.id, end))) return;
		if (remarked && (await agreedToRemarks(ctx, tx, checkin.userId))) {
			await insertPhotoRemarks(tx, { ...remarked, checkinId: checkin.id, createdAt: finishedAt });
		}
		await audit(ctx, tx, {
			action: "scan.completed",
			userId: checkin.userId,
			details: { checkin_id: checkin.id },
		});
		// A plan of a moment ago need not be made twice more to find that it is the same.
		const asDecided =
			checkin.photoDate === null &&
			isDeepStrictEqual(answersOf(held), answersOf(user)) &&
			isDeepStrictEqual(await readLeftOut(tx, checkin.userId), leftOut);
		if (!asDecided) await rebuildNewestPlan(ctx, tx, checkin.userId, user);
	});
}

const answersOf = (user: Person | null) => user && [user.goals, user.issues, user.preferences];

/** The whole decision at once: a text may only be phrased when it is known whether advice on red flags stands in it. */
function runThrough(stages: Generator<StageEvent, DecidedScan>): {
	events: StageEvent[];
	decided: DecidedScan;
} {
	const events: StageEvent[] = [];
	for (;;) {
		const step = stages.next();
		if (step.done) return { events, decided: step.value };
		events.push(step.value);
	}
}
