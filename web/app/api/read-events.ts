import { EventSourceParserStream } from "eventsource-parser/stream";
import { AnswerShapeError, OfflineError } from "./api-error.ts";

interface EventSchema<T> {
	parse(value: unknown): T;
}

interface ReadEventsOptions<T> {
	/** Schema of one event's data, from contracts. */
	event: EventSchema<T>;
	/** Names of the events that the schema knows; others are left out, for a server that says more. */
	names: readonly string[];
	signal?: AbortSignal | undefined;
}

/**
 * Events of an answer that is still being written, as they come; ends when the server closes. Throws OfflineError where
 * the connection is lost and AnswerShapeError where an event is not what was agreed; an abort passes through.
 */
export async function* readEvents<T>(
	response: Response,
	{ event, names, signal }: ReadEventsOptions<T>,
): AsyncGenerator<T, void> {
	if (response.body === null) throw new AnswerShapeError(response.url, "no body");
	const reader = response.body
		.pipeThrough(new TextDecoderStream())
		.pipeThrough(new EventSourceParserStream())
		.getReader();
	let open = true;
	try {
		while (true) {
			open = false;
			const { done, value } = await readOn(reader, signal);
			if (done) return;
			open = true;
			const data = parseJson(value.data, response.url);
			if (names.includes(value.event ?? nameIn(data))) yield parse(event, data, response.url);
		}
	} finally {
		// Nobody listens any more: the server may stop working for it. An ended or lost answer has nobody to tell.
		if (open && !signal?.aborted) await reader.cancel();
	}
}

async function readOn<T>(reader: ReadableStreamDefaultReader<T>, signal: AbortSignal | undefined) {
	try {
		return await reader.read();
	} catch (cause) {
		if (signal?.aborted) throw cause;
		throw new OfflineError(cause);
	}
}

function parseJson(text: string, url: string): unknown {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new AnswerShapeError(url, cause);
	}
}

function parse<T>(schema: EventSchema<T>, data: unknown, url: string): T {
	try {
		return schema.parse(data);
	} catch (cause) {
		throw new AnswerShapeError(url, cause);
	}
}

function nameIn(data: unknown): string {
	return typeof data === "object" && data !== null && "type" in data ? String(data.type) : "";
}
