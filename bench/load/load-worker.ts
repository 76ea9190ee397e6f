import { connect, type Socket } from "node:net";
import { parentPort } from "node:worker_threads";
import type { LoadOrder } from "./request-load.ts";

const HEAD_END = Buffer.from("\r\n\r\n");

/** Bytes of the first whole answer in the buffer; 0 while it is not complete. */
function answerLength(received: Buffer): number {
	const headEnd = received.indexOf(HEAD_END);
	if (headEnd < 0) return 0;
	const head = received.toString("latin1", 0, headEnd).toLowerCase();
	if (!head.startsWith("http/1.1 200")) throw new Error(`unexpected answer: ${head.split("\r\n")[0]}`);
	const length = Number(/content-length: (\d+)/.exec(head)?.[1]);
	if (Number.isNaN(length)) throw new Error("the answer has no content-length");
	const whole = headEnd + HEAD_END.length + length;
	return received.length >= whole ? whole : 0;
}

/** Asks again as soon as it is answered, without looking at the body: far cheaper than any server it measures. */
function ask(socket: Socket, request: Buffer, until: number, answered: () => void): Promise<void> {
	return new Promise((resolve, reject) => {
		let received: Buffer = Buffer.alloc(0);
		socket.on("error", reject);
		socket.on("data", (chunk: Buffer) => {
			received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
			try {
				if (answerLength(received) === 0) return;
			} catch (error) {
				reject(error instanceof Error ? error : new Error("unreadable answer"));
				return;
			}
			received = Buffer.alloc(0);
			answered();
			if (performance.now() >= until) resolve();
			else socket.write(request);
		});
		socket.write(request);
	});
}

async function load({ port, path, cookies, milliseconds }: LoadOrder): Promise<number> {
	const connections = cookies.map((cookie) => ({
		request: Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`),
		socket: connect({ port, host: "127.0.0.1", noDelay: true }),
	}));
	let count = 0;
	const answered = () => {
		count += 1;
	};
	const started = performance.now();
	const until = started + milliseconds;
	try {
		await Promise.all(connections.map(({ socket, request }) => ask(socket, request, until, answered)));
	} finally {
		for (const { socket } of connections) socket.destroy();
	}
	return count / ((performance.now() - started) / 1000);
}

parentPort?.on("message", (order: LoadOrder) => {
	load(order).then(
		(perSecond) => parentPort?.postMessage({ perSecond }),
		(error: unknown) => parentPort?.postMessage({ failure: String(error) }),
	);
});
