import { Readable } from "node:stream";
import { BRAND } from "@dewlight/contracts/brand.ts";
import { readRoutineRecords } from "#db/queries/export-account.ts";
import type { HistoryFilter } from "#db/queries/find-checkin.ts";
import { listPictures } from "#db/queries/pictures.ts";
import type { Context, UserActor } from "../../context.ts";
import { jsonList } from "../../write-json.ts";
import { readVisibleScans } from "./visible-pages.ts";

async function* scans(ctx: Context, filter: HistoryFilter): AsyncGenerator<unknown> {
	for await (const { checkin, observation } of readVisibleScans(ctx, filter)) {
		const pictures = await listPictures(ctx.store.db, [checkin.id]);
		yield {
			id: checkin.id,
			created_at: checkin.createdAt,
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
	yield `{\n"about": ${JSON.stringify(about)},\n"routine": ${JSON.stringify(routine)},\n"checkins": `;
	yield* jsonList(scans(ctx, filter));
	yield "}\n";
}

/** Everything of the visible history, newest scan first, with what the person uses and tries. */
export function timelineJson(ctx: Context<UserActor>, filter: HistoryFilter): Readable {
	return Readable.from(parts(ctx, filter), { objectMode: false });
}
