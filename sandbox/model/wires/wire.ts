import type { ProductSearch } from "@dewlight/core/assistant/assistant-event.ts";

export const SEARCH_TOOL = "search_products";

export interface WireUsage {
	input: number;
	output: number;
}

/** Writes one answer in the format of a vendor. One is made for each call. */
export interface WireWriter {
	begin(): string;
	say(text: string): string;
	search(search: ProductSearch): string;
	/** Null where the model tells no usage. */
	end(usage: WireUsage | null): string;
	/** An answer that is no stream. */
	whole(object: unknown, usage: WireUsage): unknown;
	failure(message: string): unknown;
}

/** A server-sent event without a name. */
export const data = (body: unknown): string => `data: ${JSON.stringify(body)}\n\n`;

/** A server-sent event that is named like its type. */
export const named = (type: string, body: object): string => `event: ${type}\n${data({ type, ...body })}`;
