import { pipeline, Readable } from "node:stream";
import { BRAND } from "@dewlight/contracts/brand.ts";
import type { EXPORT_FORMATS } from "@dewlight/contracts/progress.ts";
import { mayExportTimeline } from "@dewlight/core/plans/entitlements.ts";
import type { PlanKey } from "@dewlight/core/plans/plan.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { stringify } from "csv-stringify";
import type { HistoryFilter } from "#db/queries/checkins.ts";
import { readDiaryRecords, readRoutineRecords } from "#db/queries/export-account.ts";
import { listPictures } from "#db/queries/scans.ts";
import type { ThrottleRule } from "#ports/throttle.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { readPlan } from "../read-allowance.ts";
import { jsonList } from "../row-stream.ts";
import { visibleHistory } from "../scans/index.ts";
import { gatherReport, readVisibleScans, type VisibleScan } from "./export/gather-report.ts";

/** Per account: a report of a long history is work. */
const EXPORT_RULE: ThrottleRule = { name: "export-timeline", points: 60, windowSeconds: 3_600 };

type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface TimelineExport {
	filename: string;
	contentType: string;
	/** Written while it is read; nobody has to hold it whole. */
	stream: Readable;
}

const CONTENT_TYPES: Record<ExportFormat, string> = {
	csv: "text/csv; charset=utf-8",
	json: "application/json; charset=utf-8",
	pdf: "application/pdf",
};

/** DER-13: the visible history in one file, for Pro. */
export async function exportCheckins({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { format: ExportFormat };
}): Promise<TimelineExport> {
	const { userId } = ctx.actor;
	const { plan } = await readPlan(ctx, ctx.store.db, userId);
	if (!mayExportTimeline(plan)) throw exportNeedsPro(plan);
	await takeAttempt(ctx, EXPORT_RULE, String(userId));
	const stream = await openStream(ctx, input.format);
	await audit(ctx, ctx.store.db, {
		action: "timeline.exported",
		userId,
		details: { format: input.format },
	});
	const date = ctx.clock.now().toISOString().slice(0, 10);
	return {
		filename: `${BRAND.name.toLowerCase()}-timeline-${date}.${input.format}`,
		contentType: CONTENT_TYPES[input.format],
		stream,
	};
}

async function openStream(ctx: Context<UserActor>, format: ExportFormat): Promise<Readable> {
	const filter = await visibleHistory(ctx);
	switch (format) {
		case "csv":
			return timelineCsv(ctx, filter);
		case "json":
			return timelineJson(ctx, filter);
		case "pdf": {
			// What writes pages and their fonts is loaded by the first who wants them, not by every start.
			const { writeReport } = await import("./export/report/write-report.ts");
			return writeReport(await gatherReport(ctx, filter));
		}
		default:
			return assertNever(format);
	}
}

function exportNeedsPro(plan: PlanKey): DomainError {
	return new DomainError("upgrade_needed", "upgrade_needed", {
		body: {
			message: "Exporting your timeline is part of the Pro plan.",
			plan,
			limit_type: "history",
			used: 0,
			limit: 0,
			resets_at: null,
		},
		triggerEvent: "upgradeNeeded",
	});
}

const CSV_COLUMNS = [
	"checkin_id",
	"taken_at",
	"skin_type",
	"skin_sensitivity",
	"photo_quality",
	"engine",
	"engine_version",
	"metric_id",
	"metric",
	"zone",
	"unit",
	"measurable",
	"value",
	"sd",
	"confidence",
	"reason",
	"note",
	"imported",
] as const;

type CsvRow = Record<(typeof CSV_COLUMNS)[number], string | number | null>;

function* rowsOf({ checkin, observation }: VisibleScan): Generator<CsvRow> {
	for (const metric of observation?.metrics ?? []) {
		yield {
			checkin_id: checkin.id,
			taken_at: checkin.takenAt.toISOString(),
			skin_type: checkin.analysisResult?.skin_type ?? null,
			skin_sensitivity: checkin.analysisResult?.skin_sensitivity ?? null,
			photo_quality: checkin.photoQuality?.status ?? null,
			engine: observation?.engine.name ?? null,
			engine_version: observation?.engine.version ?? null,
			metric_id: metric.id,
			metric: metric.metric,
			zone: metric.zone,
			unit: metric.unit,
			measurable: metric.measurable ? "yes" : "no",
			value: metric.value,
			sd: metric.sd,
			confidence: metric.confidence,
			reason: metric.reason,
			note: checkin.note,
			imported: checkin.photoDate === null ? "no" : "yes",
		};
	}
}

async function* allRows(ctx: Context, filter: HistoryFilter): AsyncGenerator<CsvRow> {
	for await (const scan of readVisibleScans(ctx, filter)) yield* rowsOf(scan);
}

/**
 * One row per scan and metric. Text that a spreadsheet would run as a formula is led by an apostrophe; the mark at
 * the start makes spreadsheets read UTF-8. A failure while reading breaks the stream off.
 */
function timelineCsv(ctx: Context, filter: HistoryFilter): Readable {
	const writer = stringify({
		header: true,
		columns: [...CSV_COLUMNS],
		bom: true,
		escape_formulas: true,
		record_delimiter: "\r\n",
	});
	pipeline(Readable.from(allRows(ctx, filter)), writer, (error) => {
		if (error && error.code !== "ERR_STREAM_PREMATURE_CLOSE") {
			ctx.log.error({ err: error }, "timeline export broke off");
		}
	});
	return writer;
}

async function* jsonScans(ctx: Context, filter: HistoryFilter): AsyncGenerator<unknown> {
	for await (const { checkin, observation } of readVisibleScans(ctx, filter)) {
		const pictures = await listPictures(ctx.store.db, [checkin.id]);
		yield {
			id: checkin.id,
			created_at: checkin.createdAt,
			taken_at: checkin.takenAt,
			imported: checkin.photoDate !== null,
			photo_date: checkin.photoDate,
			note: checkin.note,
			photo_quality: checkin.photoQuality,
			analysis_result: checkin.analysisResult,
			product_needs: checkin.productNeeds,
			observation,
			thumbnail_filename: pictures.find(({ kind }) => kind === "thumbnail")?.filename ?? null,
		};
	}
}

async function* jsonParts(ctx: Context<UserActor>, filter: HistoryFilter): AsyncGenerator<string> {
	const about = { product: BRAND.name, exported_at: ctx.clock.now() };
	const routine = await readRoutineRecords(ctx.store.db, ctx.actor.userId);
	const { days, skipped } = await readDiaryRecords(ctx.store.db, ctx.actor.userId);
	const diary = { days, skipped };
	yield `{\n"about": ${JSON.stringify(about)},\n"routine": ${JSON.stringify(routine)},\n"diary": ${JSON.stringify(diary)},\n"checkins": `;
	yield* jsonList(jsonScans(ctx, filter));
	yield "}\n";
}

/** Everything of the visible history, newest scan first, with what the person uses, tries and told of their days. */
function timelineJson(ctx: Context<UserActor>, filter: HistoryFilter): Readable {
	return Readable.from(jsonParts(ctx, filter), { objectMode: false });
}
