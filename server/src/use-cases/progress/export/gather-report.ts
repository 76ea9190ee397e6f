import type { RoutineWarning } from "@dewlight/core/products/in-use/routine-warning.ts";
import type { MetricSeries } from "@dewlight/core/skin/progress-series.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { readRoutineRecords } from "#db/queries/export-account.ts";
import type { HistoryFilter } from "#db/queries/find-checkin.ts";
import { countVisible, readVisiblePage } from "#db/queries/progress.ts";
import type { Context, UserActor } from "../../context.ts";
import { notFound } from "../../domain-error.ts";
import { checkInUse, readRoutine } from "../../profile/index.ts";
import { readSeries } from "../get-progress.ts";
import type { VisibleScan } from "./visible-pages.ts";

/** More scans than these make a report nobody reads; the other formats hold all. */
const REPORTED_SCANS = 24;

export interface ReportContents {
	writtenAt: Date;
	username: string;
	/** Newest first. */
	scans: VisibleScan[];
	/** Of the visible history. */
	allScans: number;
	series: MetricSeries[];
	inUse: { step: string; name: string; since: Date }[];
	/** What the rules have the person take out or move, most urgent first. */
	objections: RoutineWarning[];
}

/** What a report for a clinician is written from. */
export async function gatherReport(ctx: Context<UserActor>, filter: HistoryFilter): Promise<ReportContents> {
	return {
		...(await gatherNewest(ctx, ctx.actor.userId)),
		scans: await readVisiblePage(ctx.store.db, filter, { beforeId: null, limit: REPORTED_SCANS }),
		allScans: await countVisible(ctx.store.db, filter),
		series: await readSeries(ctx, filter),
	};
}

/** The newest scan alone, which every plan shows, with what is in use. */
export async function gatherNewest(
	ctx: Pick<Context, "store" | "clock">,
	userId: number,
): Promise<ReportContents> {
	const { db } = ctx.store;
	const user = await findUserById(db, userId);
	if (!user) throw notFound();
	const routine = await readRoutineRecords(db, userId);
	const writtenAt = ctx.clock.now();
	const warnings = checkInUse(await readRoutine(db, userId), writtenAt);
	const newest = { userId, oldestId: null, since: null };
	const scans = await readVisiblePage(db, newest, { beforeId: null, limit: 1 });
	return {
		writtenAt,
		username: user.username,
		scans,
		allScans: scans.length,
		series: [],
		inUse: routine.in_use.map(({ step, name, since }) => ({ step, name, since })),
		objections: warnings.filter(({ level }) => level === "stop" || level === "change"),
	};
}
