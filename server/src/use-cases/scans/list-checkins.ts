import { type CheckinRow, listCheckinRows } from "#db/queries/find-checkin.ts";
import { listPictures, type PictureRow } from "#db/queries/pictures.ts";
import type { Context, UserActor } from "../context.ts";
import { visibleHistory } from "./visible-history.ts";

export interface CheckinTileView {
	checkin: CheckinRow;
	pictures: PictureRow[];
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
	const pictures = await listPictures(
		ctx.store.db,
		rows.map(({ id }) => id),
	);
	const tiles = rows.map((checkin) => ({
		checkin,
		pictures: pictures.filter(({ checkinId }) => checkinId === checkin.id),
	}));
	return { tiles, total };
}
