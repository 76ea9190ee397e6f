import type { IncomingHttpHeaders } from "node:http";
import type { ProductSearch } from "@dewlight/core/assistant/conversation.ts";

/** Whose stream format a call speaks: OpenAI's two, and Anthropic's. */
export const MODEL_WIRES = ["openai-chat", "openai-responses", "anthropic"] as const;
export type ModelWire = (typeof MODEL_WIRES)[number];

/** One call as it came in. */
export interface ModelRequest {
	wire: ModelWire;
	path: string;
	headers: IncomingHttpHeaders;
	/** The body as it was sent. */
	body: string;
	/** The whole text of its last message. */
	prompt: string;
	/** It asks for pieces; otherwise for one whole object. */
	streams: boolean;
	/** Names of the tools it offers. */
	tools: readonly string[];
}

const WIRE_OF_PATH: readonly (readonly [end: string, wire: ModelWire])[] = [
	["/chat/completions", "openai-chat"],
	["/responses", "openai-responses"],
	["/messages", "anthropic"],
];

/** Null for an address that belongs to none of the wires. */
export function readModelRequest(
	path: string,
	headers: IncomingHttpHeaders,
	body: string,
): ModelRequest | null {
	const wire = WIRE_OF_PATH.find(([end]) => path.endsWith(end))?.[1];
	if (wire === undefined) return null;
	const sent: SentBody = JSON.parse(body);
	const last = (sent.messages ?? sent.input ?? []).at(-1);
	return {
		wire,
		path,
		headers,
		body,
		prompt: textOf(last?.content),
		streams: sent.stream === true,
		tools: (sent.tools ?? []).flatMap((tool) => tool.name ?? tool.function?.name ?? []),
	};
}

/** What all three wires have in common, as far as a stand-in looks at it. */
interface SentBody {
	stream?: boolean;
	messages?: SentMessage[];
	input?: SentMessage[];
	tools?: { name?: string; function?: { name?: string } }[];
}
interface SentMessage {
	content?: string | { text?: string }[];
}

function textOf(content: SentMessage["content"]): string {
	if (typeof content === "string") return content;
	return (content ?? []).map(({ text }) => text ?? "").join("\n");
}

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
