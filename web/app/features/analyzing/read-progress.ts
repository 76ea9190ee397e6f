import { checkinSchema, checkinTileSchema, scanApi } from "@dewlight/contracts/scans.ts";
import { z } from "zod";
import { call } from "#api/call.ts";

/** What waiting needs of API-27; a report of an odd shape is no reason to stop waiting. */
const progressSchema = checkinSchema.pick({ id: true, status: true, photo_quality: true });
export type ScanProgress = z.infer<typeof progressSchema>;

export function readProgress(id: number, signal: AbortSignal): Promise<ScanProgress> {
	return call(scanApi.getCheckin, { reading: progressSchema, params: { id }, signal });
}

const idsSchema = z.array(checkinTileSchema.pick({ id: true }));

/** True when the person's list (API-26, newest first) holds no other check-in than this one. */
export async function isFirstCheckin(id: number): Promise<boolean> {
	const tiles = await call(scanApi.listCheckins, { reading: idsSchema, query: { limit: 2 } });
	return tiles.every((tile) => tile.id === id);
}
