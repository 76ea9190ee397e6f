import type { ChatHistory, ChatStatus } from "@dewlight/contracts/chat.ts";
import { inTokens, type ModelScene, startModelServer } from "@dewlight/sandbox/model/scripted-model.ts";
import { expect, onTestFinished, test } from "vitest";
import { textOf } from "../../../test/factories/chat.ts";
import {
	newProduct,
	type Product,
	signIn,
	until,
	WITHOUT_ENGINE,
} from "../../../test/harness/product-process.ts";

const SAID = "Start with a mild cleanser. Then comes a moisturizer. ";
/** Longer than a turn may be without a sign of life. */
const LONG_AFTER_MS = 120_000;

/** Says two sentences, or nothing, and stays on the line. */
const stays: ModelScene = ({ prompt }) => ({
	steps: [...(prompt.includes("Say nothing") ? [] : inTokens(SAID)), { wait: 600_000 }],
});

function chatOf({ address }: Product, cookie: string) {
	const headers = { "content-type": "application/json", cookie };
	return {
		ask: (message: string) =>
			fetch(`${address}/api/chat2/stream`, {
				method: "POST",
				headers,
				body: JSON.stringify({ message, conversation_history: [], checkin_id: null }),
			}),
		history: async (): Promise<ChatHistory["messages"]> =>
			(await (await fetch(`${address}/api/chat-history`, { headers })).json()).messages,
		used: async (): Promise<number> => {
			const status: ChatStatus = await (await fetch(`${address}/api/chat-status`, { headers })).json();
			return status.messages.used;
		},
		moveClock: (milliseconds: number) =>
			fetch(`${address}/dev/clock`, {
				method: "POST",
				headers,
				body: JSON.stringify({ now: new Date(Date.now() + milliseconds).toISOString() }),
			}),
	};
}

/** Reads an open answer until it holds the text, and leaves it open. */
async function readUntil(answer: Response, text: string): Promise<void> {
	const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
	const decoder = new TextDecoder();
	let body = "";
	while (!body.includes(text)) {
		const { value, done } = await reader.read();
		if (done) throw new Error(`The answer ended as ${JSON.stringify(body)}.`);
		body += decoder.decode(value, { stream: true });
	}
}

test("a process killed in the middle of two answers keeps what was said and gives back the message that got no word", async () => {
	const model = await startModelServer(stays);
	onTestFinished(() => model.close());
	const product = await newProduct(
		{ AI_PROVIDER: "openai-compatible", AI_MODEL: "scripted", AI_BASE_URL: model.url },
		WITHOUT_ENGINE,
	);
	const first = await product.start();
	const chat = chatOf(product, await signIn(product));
	await readUntil(await chat.ask("What is a simple routine?"), "moisturizer");
	await until(async () =>
		(await chat.history()).some(({ message }) => message === SAID.trim()) ? true : null,
	);
	// Last, because a model that says nothing is stood in for after some seconds.
	await readUntil(await chat.ask("Say nothing about retinol."), "session_started");
	expect(await chat.used()).toBe(2);
	await first.kill("SIGKILL");

	await product.start();
	await chat.moveClock(LONG_AFTER_MS);
	expect(await chat.history()).toMatchObject([
		{ role: "user", message: "What is a simple routine?" },
		{ role: "assistant", message: SAID.trim(), incomplete: true },
		{ role: "user", message: "Say nothing about retinol." },
		{ role: "assistant", message: expect.stringContaining("cut off before it began"), incomplete: true },
	]);
	expect(await chat.used()).toBe(1);

	model.play(() => ({ steps: inTokens("Niacinamide goes on clean skin.") }));
	const answer = await chat.ask("And niacinamide?");
	expect(textOf(await answer.text())).toBe("Niacinamide goes on clean skin.");
	expect(await chat.used()).toBe(2);
});
