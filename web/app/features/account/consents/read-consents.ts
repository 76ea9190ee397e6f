import { consentsAnswerSchema } from "@dewlight/contracts/consents.ts";
import { queryOptions } from "@tanstack/react-query";
import { request } from "#api/request.ts";

/** What holds now and every decision before it, newest first. */
export const consentsQuery = queryOptions({
	queryKey: ["consents"],
	queryFn: ({ signal }) => request("consents", { answer: consentsAnswerSchema, signal }),
});
