import { chatApi } from "@dewlight/contracts/chat.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#api/call.ts";

/** Who answers, and whether answers can be had now. */
export const chatStatusQuery = queryOptions({
	queryKey: ["chat-status"],
	queryFn: ({ signal }) => call(chatApi.chatStatus, { signal }),
});
