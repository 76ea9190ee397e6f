import { type ChatStatus, chatStatusSchema } from "@dewlight/contracts/chat.ts";
import { limitSchema } from "@dewlight/contracts/errors.ts";
import { scanLimitAnswerSchema, tokenLimitAnswerSchema } from "@dewlight/contracts/scans.ts";
import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "#api/api-error.ts";
import { request } from "#api/request.ts";

export interface Used {
	used: number;
	limit: number;
	/** ISO 8601; null where nothing starts anew at one moment. */
	resetsAt: string | null;
}

export interface Usage {
	scans: Used;
	tokens: Used;
	messages: Used;
}

type Counted = ChatStatus["messages"];

const usedOf = ({ used, limit, resets_at }: Counted): Used => ({ used, limit, resetsAt: resets_at });

/** API-30, API-31: what is used stands in the answer, and as well in the refusal that says it is used up. */
function readUsed(call: Promise<Counted>): Promise<Used> {
	return call
		.catch((error: unknown) => {
			if (error instanceof ApiError && error.status === 403) return limitSchema.parse(error.body);
			throw error;
		})
		.then(usedOf);
}

export const usageQuery = queryOptions({
	queryKey: ["usage"],
	networkMode: "always",
	queryFn: async ({ signal }): Promise<Usage> => {
		const [scans, tokens, chat] = await Promise.all([
			readUsed(request("checkScanLimit", { answer: scanLimitAnswerSchema, signal })),
			readUsed(request("checkTokenLimit", { answer: tokenLimitAnswerSchema, signal })),
			request("chatStatus", { answer: chatStatusSchema, signal }),
		]);
		return { scans, tokens, messages: usedOf(chat.messages) };
	},
});
