import type { ScanPace } from "@dewlight/core/skin/scan-pace.ts";
import { type CheckinRow, listCheckinRows } from "#db/queries/find-checkin.ts";
import { listPictures, type PictureRow } from "#db/queries/pictures.ts";
import type { Context, UserActor } from "../context.ts";
import { readPace, tellProgress } from "./tell-progress.ts";
import { visibleHistory } from "./visible-history.ts";

export interface CheckinTileView {
	checkin: CheckinRow;
	pictures: PictureRow[];
	/** On the newest finished scan, where its pace is worth a sentence. */
	pace: ScanPace | null;
}

/** API-26: newest first, without failed ones, as far back as the plan sees. */
export async function listCheckins({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { offset: number; limit: number };
}): Promise<{ tiles: CheckinTileView[]; total: number }> {
	const { rows, total } = await listCheckinRows(ctx.store.db, await visibleHistory(ctx), input);
	const told = await tellProgress(ctx.store.db, ctx.actor.userId, rows);
	const pictures = await listPictures(
		ctx.store.db,
		rows.map(({ id }) => id),
	);
	const paceOf = await readPace(ctx);
	const tiles = told.map((checkin) => ({
		checkin,
		pace: paceOf(checkin.id),
		pictures: pictures.filter(({ checkinId }) => checkinId === checkin.id),
	}));
	return { tiles, total };
}
