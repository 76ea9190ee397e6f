import { latestAnswerSchema } from "@dewlight/contracts/scans.ts";
import { queryOptions } from "@tanstack/react-query";
import { request } from "#api/request.ts";

/** API-25: the scan that questions are about; 0 before the first one. */
export const newestCheckinQuery = queryOptions({
	queryKey: ["chat-newest-checkin"],
	queryFn: ({ signal }) => request("latestCheckin", { answer: latestAnswerSchema, signal }),
	staleTime: 0,
});
