import { expect, test } from "vitest";
import { z } from "zod";
import { AnswerShapeError, OfflineError } from "./api-error.ts";
import { readEvents } from "./read-events.ts";

const event = z.object({ type: z.literal("piece"), text: z.string() });

/** An answer that comes in these pieces; an error among them cuts the connection. */
function answerOf(...pieces: (Uint8Array | Error)[]): Response {
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			for (const piece of pieces) {
				if (piece instanceof Error) return controller.error(piece);
				controller.enqueue(piece);
			}
			controller.close();
		},
	});
	return new Response(body);
}
const bytes = (text: string) => new TextEncoder().encode(text);
const line = (text: string) => `event: piece\ndata: ${JSON.stringify({ type: "piece", text })}\n\n`;

async function read(response: Response): Promise<string[]> {
	const texts: string[] = [];
	for await (const { text } of readEvents(response, { event, names: ["piece"] })) texts.push(text);
	return texts;
}

test("events come whole wherever the bytes were cut, comments and strange names left out", async () => {
	const all = bytes(`: ping\n\n${line("crème 🌿")}event: news\ndata: {"type":"news"}\n\n${line("b")}`);
	for (let at = 0; at <= all.length; at += 1) {
		expect(await read(answerOf(all.slice(0, at), all.slice(at)))).toEqual(["crème 🌿", "b"]);
	}
});

test("an event without a name is known by its type", async () => {
	expect(await read(answerOf(bytes('data: {"type":"piece","text":"a"}\n\n')))).toEqual(["a"]);
});

test.each(["event: piece\ndata: {oops\n\n", 'event: piece\ndata: {"type":"piece"}\n\n'])(
	"%j is not what was agreed",
	async (text) => {
		await expect(read(answerOf(bytes(text)))).rejects.toBeInstanceOf(AnswerShapeError);
	},
);

test("a connection that is cut is no end", async () => {
	const response = new Response(
		new ReadableStream<Uint8Array>({
			pull(controller) {
				controller.error(new TypeError("network error"));
			},
		}),
	);
	await expect(read(response)).rejects.toBeInstanceOf(OfflineError);
});
