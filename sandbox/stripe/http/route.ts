import type { z } from "zod";
import type { Account } from "../state/account.ts";
import { invalid } from "./api-error.ts";

export interface Call<P> {
	account: Account;
	params: P;
	/** The id in the path; empty where there is none. */
	id: string;
}

export interface Route {
	method: "GET" | "POST" | "DELETE";
	/** Path below /v1, `:id` for the one id. */
	path: string;
	params: z.ZodType;
	/** The whole change happens at once, or an ApiError is thrown before any of it. */
	answer: (call: Call<unknown>) => object;
}

/** Ties the parameters' schema to the handler's type. */
export function route<T extends z.ZodType>(
	method: Route["method"],
	path: string,
	params: T,
	answer: (call: Call<z.output<T>>) => object,
): Route {
	// The server calls `answer` with what `params` gave, and nothing else.
	return { method, path, params, answer: (call) => answer(call as Call<z.output<T>>) };
}

interface Page {
	limit?: number | undefined;
	starting_after?: string | undefined;
	ending_before?: string | undefined;
}

/** Newest first, with Stripe's cursors. `oldestFirst` as it is kept. */
export function listPage<T extends { id: string }>(
	url: string,
	oldestFirst: readonly T[],
	{ limit = 10, starting_after, ending_before }: Page,
): { object: "list"; data: T[]; has_more: boolean; url: string } {
	const found = oldestFirst.toReversed();
	const indexOf = (id: string, param: string) => {
		const index = found.findIndex((object) => object.id === id);
		if (index < 0) throw invalid(`No such object: '${id}'`, param, "resource_missing");
		return index;
	};
	if (ending_before !== undefined) {
		const end = indexOf(ending_before, "ending_before");
		const start = Math.max(0, end - limit);
		return { object: "list", data: found.slice(start, end), has_more: start > 0, url };
	}
	const start = starting_after === undefined ? 0 : indexOf(starting_after, "starting_after") + 1;
	return {
		object: "list",
		data: found.slice(start, start + limit),
		has_more: found.length > start + limit,
		url,
	};
}
