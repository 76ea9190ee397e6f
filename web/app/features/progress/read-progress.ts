import { progressAnswerSchema } from "@dewlight/contracts/progress.ts";
import { queryOptions } from "@tanstack/react-query";
import { request } from "#api/request.ts";

/** Every metric over time. */
export const progressQuery = queryOptions({
	queryKey: ["progress"],
	queryFn: async ({ signal }) => (await request("progress", { answer: progressAnswerSchema, signal })).series,
});
