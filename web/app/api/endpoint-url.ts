import type { Endpoint } from "@dewlight/contracts/endpoint.ts";
import type { z } from "zod";
import { apiUrl } from "./api-url.ts";

/** Address of a call, for a picture or a download that the browser itself fetches. */
export function endpointUrl<E extends Endpoint>(endpoint: E, params?: InPath<E>["params"]): string {
	return apiUrl(endpointPath(endpoint, { params }));
}

/** As it stands in an address: text and numbers, where the schema reads anything. */
type Written<Fields> = { [Key in keyof Fields]: unknown extends Fields[Key] ? string | number : Fields[Key] };

export type InPath<E extends Endpoint> = E extends { params: infer Params extends z.ZodObject }
	? { params: Written<z.input<Params>> }
	: { params?: never };

/** `t` keeps caches from answering. */
export type InQuery<E extends Endpoint> = E extends { query: infer Query extends z.ZodObject }
	? Record<never, never> extends z.input<Query>
		? { query?: Written<z.input<Query>> }
		: { query: Written<z.input<Query>> }
	: { query?: { t?: number | undefined } };

/** Parts of an address, however its endpoint is typed. */
export interface Filled {
	params?: object | undefined;
	query?: object | undefined;
}

/** Address of a call: `:name` parts filled in, undefined query values left out. */
export function endpointPath({ path: pattern }: Endpoint, { params = {}, query = {} }: Filled = {}): string {
	const values = new Map(Object.entries(params));
	const path = pattern.replace(/:(\w+)/g, (_, key: string) => {
		const value = values.get(key);
		if (value === undefined) throw new Error(`${pattern} needs ${key}`);
		return encodeURIComponent(String(value));
	});
	const search = new URLSearchParams();
	for (const [key, value] of Object.entries(query)) {
		if (value !== undefined) search.set(key, String(value));
	}
	return search.size === 0 ? path : `${path}?${search}`;
}
