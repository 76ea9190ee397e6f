import { pipeline, Readable } from "node:stream";
import { BRAND } from "@dewlight/contracts/brand.ts";
import { stringify } from "csv-stringify";
import type { HistoryFilter } from "#db/queries/checkins.ts";
import { readDiaryRecords, readRoutineRecords } from "#db/queries/export-account.ts";
import { listPictures } from "#db/queries/photos.ts";
import type { Context, UserActor } from "../../context.ts";
import { jsonList } from "../../row-stream.ts";
import { readVisibleScans, type VisibleScan } from "./gather-report.ts";

const COLUMNS = [
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

type CsvRow = Record<(typeof COLUMNS)[number], string | number | null>;

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
export function timelineCsv(ctx: Context, filter: HistoryFilter): Readable {
	const writer = stringify({
		header: true,
		columns: [...COLUMNS],
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

async function* scans(ctx: Context, filter: HistoryFilter): AsyncGenerator<unknown> {
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

async function* parts(ctx: Context<UserActor>, filter: HistoryFilter): AsyncGenerator<string> {
	const about = { product: BRAND.name, exported_at: ctx.clock.now() };
	const routine = await readRoutineRecords(ctx.store.db, ctx.actor.userId);
	const { days, skipped } = await readDiaryRecords(ctx.store.db, ctx.actor.userId);
	const diary = { days, skipped };
	yield `{\n"about": ${JSON.stringify(about)},\n"routine": ${JSON.stringify(routine)},\n"diary": ${JSON.stringify(diary)},\n"checkins": `;
	yield* jsonList(scans(ctx, filter));
	yield "}\n";
}

/** Everything of the visible history, newest scan first, with what the person uses, tries and told of their days. */
export function timelineJson(ctx: Context<UserActor>, filter: HistoryFilter): Readable {
	return Readable.from(parts(ctx, filter), { objectMode: false });
}
