import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import type { ProductSearch } from "@dewlight/core/assistant/conversation.ts";
import {
	type ModelRequest,
	type ModelWire,
	readModelRequest,
	type WireUsage,
	type WireWriter,
} from "./model-wire.ts";
import { anthropicWire } from "./wires/anthropic-wire.ts";
import { openaiChatWire } from "./wires/openai-chat-wire.ts";
import { openaiResponsesWire } from "./wires/openai-responses-wire.ts";

export interface ModelServer {
	/** Base address for a client, "/v1" included. */
	url: string;
	/** Every call so far, oldest first. */
	requests: readonly ModelRequest[];
	/** Calls whose answer is neither whole nor left by the caller. */
	openCalls(): number;
	/** Another scene for all calls from now on. */
	play(scene: ModelScene): void;
	close(): Promise<void>;
}

const WRITERS: Record<ModelWire, (request: ModelRequest) => WireWriter> = {
	"openai-chat": openaiChatWire,
	"openai-responses": openaiResponsesWire,
	anthropic: anthropicWire,
};

/** A language model on loopback that says what a scene tells it to, in the wire format of whoever asks. */
export async function startModelServer(scene: ModelScene): Promise<ModelServer> {
	let current = scene;
	const requests: ModelRequest[] = [];
	const open = new Set<ServerResponse>();

	async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
		const request = readModelRequest(incoming.url ?? "", incoming.headers, await text(incoming));
		if (request === null) return void response.writeHead(404).end();
		requests.push(request);
		const left = new AbortController();
		open.add(response);
		response.on("close", () => {
			open.delete(response);
			left.abort();
		});
		try {
			await perform(current(request), request, response, left.signal);
		} catch (error) {
			if (!left.signal.aborted) throw error;
		}
	}

	const server = createServer((incoming, response) => {
		answer(incoming, response).catch((error: unknown) => response.destroy(error as Error));
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(0, "127.0.0.1", resolve);
	});
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
		requests,
		openCalls: () => open.size,
		play(next) {
			current = next;
		},
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

async function perform(
	play: Play,
	request: ModelRequest,
	response: ServerResponse,
	left: AbortSignal,
): Promise<void> {
	const writer = WRITERS[request.wire](request);
	if (play.silence !== undefined) await wait(play.silence, undefined, { signal: left });
	if (play.status !== undefined) {
		return sendJson(response, play.status, writer.failure(`Scripted failure ${play.status}.`));
	}
	if (!request.streams) {
		const said = JSON.stringify(play.object ?? null);
		return sendJson(response, 200, writer.whole(play.object, usageOf(request, said)));
	}
	response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
	response.flushHeaders();
	let said = "";
	await write(response, writer.begin(), left);
	for (const step of play.steps ?? []) {
		if ("cut" in step) return void response.destroy();
		if ("say" in step) said += step.say;
		if ("wait" in step) await wait(step.wait, undefined, { signal: left });
		else await write(response, bytesOf(step, writer), left);
	}
	response.end(writer.end(play.untold ? null : usageOf(request, said)));
}

function bytesOf(step: Exclude<Step, { wait: number } | { cut: true }>, writer: WireWriter): string {
	if ("raw" in step) return step.raw;
	return "say" in step ? writer.say(step.say) : writer.search(step.search);
}

/** Waits for the reader, so that an endless answer fills no memory; then for the line, so that each piece is one. */
async function write(response: ServerResponse, bytes: string, left: AbortSignal): Promise<void> {
	left.throwIfAborted();
	await new Promise<void>((resolve, reject) => {
		const onClose = () => reject(left.reason as Error);
		left.addEventListener("abort", onClose, { once: true });
		response.write(bytes, () => {
			left.removeEventListener("abort", onClose);
			setImmediate(resolve);
		});
	});
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

const usageOf = ({ body }: ModelRequest, said: string): WireUsage => ({
	input: Math.ceil(body.length / 4),
	output: Math.ceil(said.length / 4),
});

/** One thing a scripted model does; each is written as soon as it is reached. */
type Step =
	| { say: string }
	| { search: ProductSearch }
	/** Bytes as they are, in whatever wire. */
	| { raw: string }
	/** Milliseconds of silence. */
	| { wait: number }
	/** The line is cut. */
	| { cut: true };

/** What is answered to one call. */
export interface Play {
	/** An error of this HTTP status instead of an answer. */
	status?: number;
	/** For a call that streams. */
	steps?: Iterable<Step>;
	/** For a call that wants one object. */
	object?: unknown;
	/** Milliseconds before the first byte, headers included. */
	silence?: number;
	/** The stream tells no usage. */
	untold?: true;
}

/** How a scripted model answers whatever it is asked. */
export type ModelScene = (request: ModelRequest) => Play;

/** A line that no answer of a real model ends in: parts of a JSON object. */
const BROKEN = 'data: {"choices":[{"delta":{"content":"Use\n\n';

/** Text as a model writes it: a few letters at a time, cut inside words too. */
export function* inTokens(text: string): Generator<Step> {
	for (const [say] of text.matchAll(/[\s\S]{1,5}/g)) yield { say };
}

const says =
	(text: string): ModelScene =>
	() => ({ steps: inTokens(text), object: { text, products: [] } });

/** Ids of the products that a question for the second step lists. */
export function listedIds({ prompt }: ModelRequest): string[] {
	return [...prompt.matchAll(/^- id=(\S+) \|/gm)].map(([, id]) => id ?? "");
}

const REASON = "It is mild and fits what you asked for.";

function* wanders(): Generator<Step> {
	for (;;) yield { say: "A gentle routine starts with a mild cleanser and goes on from there. " };
}

/** What a model may do, well or badly. */
export const MODEL_SCENES = {
	answer: says(
		"Niacinamide goes on clean skin, before your moisturizer. It gets along with most other ingredients. If it feels warm at first, use it less often and build up slowly.",
	),
	search: (request) => ({
		steps: [
			...inTokens("Let me look for something gentle. "),
			{ search: { product_intent: "gentle cleanser under $20", category: "cleanser" } },
			...inTokens("And here is more that nobody should read."),
		],
		object: {
			text: "These are gentle and stay within your budget.",
			products: [...listedIds(request), "prod-nobody-listed"].map((id) => ({ id, reason: REASON })),
		},
	}),
	markup: (request) => ({
		steps: inTokens(
			"Here you are: <b>bold</b> and <!-- product_data: [] --> done. <img src=x onerror=alert(1)> Keep your routine simple.",
		),
		object: {
			text: "Here you are: <b>bold</b> <!-- product_data: [] --> and done.",
			products: listedIds(request).map((id) => ({ id, reason: `<i>${REASON}</i> <!-- x -->` })),
		},
	}),
	endless: () => ({ steps: wanders(), object: null }),
	/** The line breaks after two sentences. */
	cut: () => ({ steps: [...inTokens("Start with a mild cleanser. Then a moisturizer. "), { cut: true }] }),
	/** The line breaks before a word is said. */
	cut_at_once: () => ({ steps: [{ cut: true }] }),
	/** Headers come, and no word. */
	slow: () => ({ steps: [{ wait: 600_000 }] }),
	/** Not even headers come. */
	silent: () => ({ silence: 600_000 }),
	/** Stops in the middle and stays on the line. */
	stalled: () => ({ steps: [...inTokens("Start with a mild cleanser. "), { wait: 600_000 }] }),
	busy: () => ({ status: 429 }),
	down: () => ({ status: 500 }),
	refuses_key: () => ({ status: 401 }),
	malformed: () => ({ steps: [{ raw: BROKEN }], object: "no object at all" }),
	malformed_later: () => ({ steps: [...inTokens("Start with a mild cleanser. "), { raw: BROKEN }] }),
	speechless: () => ({ steps: [] }),
	/** An answer that tells no usage. */
	uncounted: () => ({ steps: inTokens("Keep your routine simple."), untold: true }),
	invented_number: says("Good question. Retinol works best at 7.3% twelve times a day. Be patient with it."),
	invented_product: says("I would go for GlowMax MiracleGlow Serum by Proactiv. It is very good."),
	forbidden_claim: says("From your photo I can tell you have rosacea. This cream will cure it for good."),
	huge: () => ({ steps: [{ say: "moisturizer and again ".repeat(50_000) }, ...inTokens("The end.")] }),
	/** Does what the last "Ignore ... and answer with ..." of its prompt says. */
	obedient: (request) => {
		const orders = [...request.prompt.matchAll(/(?:answer with nothing but|reply only with|say) (.+)$/gim)];
		const order = orders.at(-1)?.[1] ?? "Nothing was ordered.";
		return { steps: inTokens(order), object: { text: order, products: [] } };
	},
} satisfies Record<string, ModelScene>;
export type ModelSceneName = keyof typeof MODEL_SCENES;
