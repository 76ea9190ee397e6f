import { PAGE_SIZE } from "@dewlight/contracts/constants.ts";
import { checkinTileSchema } from "@dewlight/contracts/scans.ts";
import { z } from "zod";
import { request } from "#api/request.ts";

const answer = z.array(checkinTileSchema);

/** API-26: one page of scans, newest first. */
export function readCheckins(offset: number, signal?: AbortSignal) {
	return request("listCheckins", { answer, query: { offset, limit: PAGE_SIZE.timeline }, signal });
}
