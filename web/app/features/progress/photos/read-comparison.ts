import { comparisonSchema } from "@dewlight/contracts/progress.ts";
import { queryOptions } from "@tanstack/react-query";
import { request } from "#api/request.ts";

/** Whether light, pose and sharpness let two scans be compared, and else what differed. */
export const comparisonQuery = (before: number, after: number) =>
	queryOptions({
		queryKey: ["comparison", before, after],
		queryFn: ({ signal }) =>
			request("compareCheckins", { answer: comparisonSchema, query: { before, after }, signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});
