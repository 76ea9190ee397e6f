import { readCheckinPage } from "#db/queries/export-account.ts";
import { listPictures, type PictureRow } from "#db/queries/pictures.ts";
import type { Context } from "../../context.ts";
import { readPages } from "../../read-pages.ts";
import { tellProgress } from "../../scans/index.ts";

/** A report with its observation is some ten kilobytes. */
const PAGE = 25;

/** Every check-in, whatever the plan shows of them. */
export async function* exportCheckins(ctx: Context, userId: number): AsyncGenerator<unknown> {
	const { db } = ctx.store;
	type Row = Awaited<ReturnType<typeof readCheckinPage>>[number];
	const rows = readPages<Row>(async (last) => {
		const page = await readCheckinPage(db, userId, last?.checkin.id ?? 0, PAGE);
		const checkins = page.map(({ checkin }) => checkin);
		const told = await tellProgress(db, userId, checkins);
		return page.map((row, at) => ({ ...row, checkin: told[at] ?? row.checkin }));
	});
	for await (const { checkin, observation, events, originalDeletedAt, remarks } of rows) {
		const pictures = await listPictures(db, [checkin.id]);
		yield {
			id: checkin.id,
			created_at: checkin.createdAt,
			finished_at: checkin.finishedAt,
			status: checkin.status,
			failure: checkin.failure,
			note: checkin.note,
			photo_quality: checkin.photoQuality,
			analysis_result: checkin.analysisResult,
			product_needs: checkin.productNeeds,
			observation: observation?.observation ?? null,
			remarks_by_a_model: remarks && {
				provider: remarks.provider,
				model: remarks.model,
				text: remarks.text,
				created_at: remarks.createdAt,
			},
			events: events.map(({ stage, payload, createdAt }) => ({ stage, payload, created_at: createdAt })),
			pictures: pictures.map((picture) => ({
				file: picturePath(picture),
				concern: picture.concern,
				zone: picture.zone,
			})),
			photo_deleted_at: originalDeletedAt,
		};
	}
}

/** Where a picture lies in the archive. */
export function picturePath({ filename, kind }: Pick<PictureRow, "filename" | "kind">): string {
	return `${PICTURE_FOLDERS[kind]}${filename}`;
}

const PICTURE_FOLDERS = {
	thumbnail: "thumbnails/",
	layer: "layers/",
	close_up: "close-ups/",
	close_up_marks: "close-ups/marks/",
} as const satisfies Record<PictureRow["kind"], string>;
