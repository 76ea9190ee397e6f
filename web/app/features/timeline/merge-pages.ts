import type { CheckinTile } from "@dewlight/contracts/scans.ts";

/** Newest first, each once: a scan that came in between two pages is on both (TIME-A7). */
export function mergePages(pages: readonly (readonly CheckinTile[])[]): CheckinTile[] {
	const byId = new Map<number, CheckinTile>();
	for (const tile of pages.flat()) if (!byId.has(tile.id)) byId.set(tile.id, tile);
	return [...byId.values()].sort((a, b) => b.id - a.id);
}

/** TIME-04: in progress until the skin type is known; a photo that was kept as a note has none to wait for. */
export function isInProgress(tile: CheckinTile): boolean {
	return !tile.kept_as_note && tile.checkin_summary.final_skin_type === null;
}
