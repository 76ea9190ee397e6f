import { checkinTileSchema } from "@dewlight/contracts/scans.ts";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { request } from "#api/request.ts";

const tiles = z.array(checkinTileSchema.pick({ pace: true }));
/** Notes may stand before the newest finished scan, which alone carries the pace. */
const LOOKED_AT = 10;

/** API-26: what is said of how often the person scans; null where nothing is. */
export const paceQuery = queryOptions({
	queryKey: ["scan-pace"],
	queryFn: async ({ signal }) => {
		const query = { offset: 0, limit: LOOKED_AT };
		const newest = await request("listCheckins", { answer: tiles, query, signal });
		return newest.find(({ pace }) => pace)?.pace ?? null;
	},
	staleTime: 0,
});
