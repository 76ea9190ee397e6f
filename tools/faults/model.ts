import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A language model on loopback that is down, so that the guide answers, or that is cut in the middle of its answer. */
export async function startFailingModel() {
	let cuts = false;
	const server = createServer((_request, response) => {
		if (!cuts) return void response.writeHead(500).end("{}");
		const piece = { id: "1", object: "chat.completion.chunk", created: 0, model: "m" };
		const choices = [
			{ index: 0, delta: { role: "assistant", content: "Niacinamide is " }, finish_reason: null },
		];
		response.writeHead(200, { "content-type": "text/event-stream" });
		response.write(`data: ${JSON.stringify({ ...piece, choices })}\n\n`, () => response.destroy());
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		settings: {
			AI_PROVIDER: "openai-compatible",
			AI_MODEL: "drill",
			AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
			AI_DAILY_TOKENS: "1000000000",
		},
		cut: (now: boolean) => {
			cuts = now;
		},
		close: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
