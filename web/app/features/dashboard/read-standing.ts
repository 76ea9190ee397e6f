import { limitSchema } from "@dewlight/contracts/errors.ts";
import { checkinTileSchema, scanLimitAnswerSchema } from "@dewlight/contracts/scans.ts";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { ApiError } from "#api/api-error.ts";
import { request } from "#api/request.ts";

/** API-26: the newest scans; what is kept as a note, or still read, does not hide the finished one. */
export const newestScansQuery = queryOptions({
	queryKey: ["newest-scans"],
	queryFn: ({ signal }) =>
		request("listCheckins", { answer: z.array(checkinTileSchema), query: { offset: 0, limit: 10 }, signal }),
	staleTime: 0,
});

/** API-31: how many scans are used, which also stands in the refusal that says that all are. */
export const scanLimitQuery = queryOptions({
	queryKey: ["scan-limit"],
	queryFn: async ({ signal }) => {
		try {
			return await request("checkScanLimit", { answer: scanLimitAnswerSchema, signal });
		} catch (error) {
			if (error instanceof ApiError && error.status === 403) return limitSchema.parse(error.body);
			throw error;
		}
	},
	staleTime: 0,
});
