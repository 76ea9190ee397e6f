import type { z } from "zod";
import type { Account } from "../state/account.ts";

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
