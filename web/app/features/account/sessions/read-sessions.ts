import { sessionsAnswerSchema } from "@dewlight/contracts/account-settings.ts";
import { queryOptions } from "@tanstack/react-query";
import { request } from "#api/request.ts";

/** Signed-in browsers, this one first. */
export const sessionsQuery = queryOptions({
	queryKey: ["sessions"],
	queryFn: async ({ signal }) =>
		(await request("sessions", { answer: sessionsAnswerSchema, signal })).sessions,
});
