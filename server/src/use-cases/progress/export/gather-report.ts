import { DAY_MS } from "@dewlight/contracts/constants.ts";
import type { RoutineWarning } from "@dewlight/core/products/in-use/product-in-use.ts";
import type { MetricSeries } from "@dewlight/core/skin/progress-summary.ts";
import type { Queryable } from "#db/database.ts";
import { findUserById } from "#db/queries/accounts.ts";
import type { HistoryFilter } from "#db/queries/checkins.ts";
import { type DiaryRow, listDiaryEntries } from "#db/queries/daily.ts";
import { readRoutineRecords } from "#db/queries/export-account.ts";
import { countVisible, readVisiblePage } from "#db/queries/progress.ts";
import { listReactions, type ReactionRow } from "#db/queries/shelf.ts";
import type { Context, UserActor } from "../../context.ts";
import { notFound } from "../../domain-error.ts";
import { checkInUse, readRoutine } from "../../profile/index.ts";
import { readPages } from "../../row-stream.ts";
import { tellProgress } from "../../scans/index.ts";
import { readSeries } from "../get-progress.ts";
import type { ReportPaper } from "./report/page-writer.ts";

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
	told: ToldOfSkin;
}

/** What a person told of the last weeks, oldest first. */
interface ToldOfSkin {
	/** First day YYYY-MM-DD of the diary that is looked at. */
	since: string;
	days: DiaryRow[];
	reactions: ReactionRow[];
}

/** Days of the diary that a report holds. */
const TOLD_DAYS = 28;
/** Newest reactions that a report holds. */
const TOLD_REACTIONS = 20;

async function readTold(db: Queryable, userId: number, now: Date): Promise<ToldOfSkin> {
	const dayAt = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
	const since = dayAt(-TOLD_DAYS);
	return {
		since,
		days: await listDiaryEntries(db, userId, { from: since, to: dayAt(1) }),
		reactions: (await listReactions(db, userId, TOLD_REACTIONS)).toReversed(),
	};
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
async function gatherNewest(ctx: Pick<Context, "store" | "clock">, userId: number): Promise<ReportContents> {
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
		told: await readTold(db, userId, writtenAt),
		objections: warnings.filter(({ level }) => level === "stop" || level === "change"),
	};
}

/** A report with its observation is some ten kilobytes. */
const PAGE = 25;

export type VisibleScan = Awaited<ReturnType<typeof readVisiblePage>>[number];

/** Every finished check-in the plan shows, newest first, read page by page. */
export function readVisibleScans(
	{ store: { db } }: Pick<Context, "store">,
	filter: HistoryFilter,
): AsyncGenerator<VisibleScan> {
	return readPages<VisibleScan>(async (last) => {
		const page = await readVisiblePage(db, filter, { beforeId: last?.checkin.id ?? null, limit: PAGE });
		const checkins = page.map(({ checkin }) => checkin);
		const told = await tellProgress(db, filter.userId, checkins);
		return page.map(({ checkin, observation }, at) => ({ checkin: told[at] ?? checkin, observation }));
	});
}

/** One part of a report as a screen shows it. */
export type ReportPart =
	| { kind: "heading"; level: "H1" | "H2" | "H3"; text: string }
	| { kind: "paragraph"; text: string }
	| { kind: "list"; items: string[] }
	| { kind: "table"; columns: string[]; rows: string[][] };

/** The newest report in the form for a clinician, the same words as on paper; null before the first scan. */
export async function reportParts(
	ctx: Pick<Context, "store" | "clock">,
	userId: number,
): Promise<ReportPart[] | null> {
	const contents = await gatherNewest(ctx, userId);
	if (contents.scans.length === 0) return null;
	const parts: ReportPart[] = [];
	const paper: ReportPaper = {
		heading: (level, text) => void parts.push({ kind: "heading", level, text }),
		paragraph: (text) => void parts.push({ kind: "paragraph", text }),
		list: (items) => void parts.push({ kind: "list", items: [...items] }),
		table: ({ columns, rows }) =>
			void parts.push({
				kind: "table",
				columns: columns.map(({ head }) => head),
				rows: rows.map((row) => row.map(String)),
			}),
	};
	const { composeReport } = await import("./report/write-report.ts");
	composeReport(paper, contents);
	const measured = contents.scans[0]?.observation?.metrics ?? [];
	parts.push(
		{ kind: "heading", level: "H2", text: "Readings of this photo" },
		{
			kind: "table",
			columns: ["Reading", "Area", "Value", "Standard deviation"],
			rows: measured
				.filter(({ measurable, value }) => measurable && value !== null)
				.map(({ metric, zone, value, unit, sd }) => [
					plainName(metric),
					plainName(zone),
					`${value?.toFixed(2)} ${plainUnit(unit)}`.trim(),
					sd === null ? "–" : sd.toFixed(2),
				]),
		},
	);
	return parts;
}

/** "under_eye_darkness" as words. */
export function plainName(id: string): string {
	const words = id.replaceAll("_", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}

function plainUnit(unit: string): string {
	return unit.replaceAll("_", " ");
}
