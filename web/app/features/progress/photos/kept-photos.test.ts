import type { CheckinTile } from "@dewlight/contracts/scans.ts";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { photosQuery } from "./kept-photos.tsx";

afterEach(() => vi.unstubAllGlobals());

function tile(id: number, changed: Partial<CheckinTile> = {}): CheckinTile {
	return {
		id,
		created_at: "2026-11-21T12:00:00.000Z",
		status: "complete",
		thumbnail_filename: `thumb-${id}.webp`,
		kept_as_note: false,
		checkin_summary: { final_skin_type: "Normal", progress_summary: null },
		...changed,
	};
}

test("photos to compare are finished scans with a picture, oldest first, and never a note", async () => {
	const tiles = [
		tile(5),
		tile(4, { kept_as_note: true }),
		tile(3, { status: "processing" }),
		tile(2, { thumbnail_filename: null }),
		tile(1),
	];
	vi.stubGlobal("fetch", async () => new Response(JSON.stringify(tiles)));
	const { photos, finished } = await new QueryClient().fetchQuery(photosQuery);
	expect(photos.map(({ id }) => id)).toEqual([1, 5]);
	expect(finished).toBe(3);
});
