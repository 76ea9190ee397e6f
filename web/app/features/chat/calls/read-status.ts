import { chatStatusSchema } from "@dewlight/contracts/chat.ts";
import { queryOptions } from "@tanstack/react-query";
import { request } from "#api/request.ts";

/** Who answers, and whether answers can be had now. */
export const chatStatusQuery = queryOptions({
	queryKey: ["chat-status"],
	queryFn: ({ signal }) => request("chatStatus", { answer: chatStatusSchema, signal }),
});
