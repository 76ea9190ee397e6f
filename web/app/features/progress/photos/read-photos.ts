import { type CheckinTile, scanApi } from "@dewlight/contracts/scans.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#api/call.ts";
import { scanName, takenAt } from "#ui/words.ts";

const PAGE = 100;
/** The newest thousand scans are enough to choose from. */
const PAGES = 10;

export interface KeptPhoto {
	id: number;
	/** Its day, and that it was imported where it was. */
	name: string;
	filename: string;
}

const isReport = ({ status, kept_as_note }: CheckinTile) => status === "complete" && !kept_as_note;

/** Finished scans, no notes, whose small photo was kept, oldest first. */
function keptPhotos(tiles: readonly CheckinTile[]): KeptPhoto[] {
	return tiles
		.filter(isReport)
		.toSorted((a, b) => Date.parse(takenAt(a)) - Date.parse(takenAt(b)) || a.id - b.id)
		.flatMap((tile) =>
			tile.thumbnail_filename === null
				? []
				: [{ id: tile.id, name: scanName(tile), filename: tile.thumbnail_filename }],
		);
}

export const photosQuery = queryOptions({
	queryKey: ["kept-photos"],
	queryFn: async ({ signal }) => {
		const byId = new Map<number, CheckinTile>();
		for (let page = 0; page < PAGES; page += 1) {
			const query = { offset: page * PAGE, limit: PAGE };
			const tiles = await call(scanApi.listCheckins, { query, signal });
			for (const tile of tiles) byId.set(tile.id, tile);
			if (tiles.length < PAGE) break;
		}
		const tiles = [...byId.values()];
		return { photos: keptPhotos(tiles), finished: tiles.filter(isReport).length };
	},
});
