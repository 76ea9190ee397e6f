import { request } from "node:http";

/** The browsers of a measurement, in a process of their own so that only the server's memory is counted. */
interface Order {
	port: number;
	cookies: readonly string[];
}

export interface StreamSeen {
	/** From sending the message to the first piece of text, ms. */
	firstDelta: number;
	deltas: string[];
	/** Types of all events, in order. */
	types: string[];
}

function follow(port: number, cookie: string, opened: () => void): Promise<StreamSeen> {
	return new Promise((resolve, reject) => {
		const started = performance.now();
		const seen: StreamSeen = { firstDelta: Number.NaN, deltas: [], types: [] };
		const headers = { "content-type": "application/json", cookie };
		const call = request({ port, host: "127.0.0.1", method: "POST", path: "/api/chat2/stream", headers });
		call.on("error", reject);
		call.on("response", (answer) => {
			if (answer.statusCode !== 200) return reject(new Error(`the stream answered ${answer.statusCode}`));
			let rest = "";
			answer.setEncoding("utf8");
			answer.on("data", (chunk: string) => {
				const blocks = (rest + chunk).split("\n\n");
				rest = blocks.pop() ?? "";
				for (const block of blocks) {
					if (block.startsWith(":")) continue;
					const event = JSON.parse(block.slice(block.indexOf("data: ") + "data: ".length)) as {
						type: string;
						delta?: string;
					};
					if (seen.types.length === 0) opened();
					seen.types.push(event.type);
					if (event.delta === undefined) continue;
					if (seen.deltas.length === 0) seen.firstDelta = performance.now() - started;
					seen.deltas.push(event.delta);
				}
			});
			answer.on("end", () => resolve(seen));
			answer.on("error", reject);
		});
		const message = "How do I use niacinamide for my red cheeks?";
		const client_message_id = crypto.randomUUID();
		call.end(JSON.stringify({ message, client_message_id, conversation_history: [], checkin_id: null }));
	});
}

async function run({ port, cookies }: Order): Promise<void> {
	let open = 0;
	const opened = () => {
		open += 1;
		if (open === cookies.length) process.send?.({ open });
	};
	const streams = await Promise.all(cookies.map((cookie) => follow(port, cookie, opened)));
	process.send?.({ streams });
}

process.on("message", (order: Order) => {
	run(order).catch((error: unknown) => process.send?.({ failure: String(error) }));
});
