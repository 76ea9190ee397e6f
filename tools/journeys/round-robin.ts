import { createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";

export interface RoundRobin {
	address: string;
	/** Whom calls go to from now on, one after the other. */
	pass(addresses: readonly string[]): void;
	/** How many calls each of them has answered. */
	answered(): number[];
	close(): Promise<void>;
}

/** A plain balancer on loopback: every call to the next process, and streams as they come. `own` answers what is no process's. */
export async function startRoundRobin(
	own: (url: URL, request: IncomingMessage, response: ServerResponse) => boolean,
): Promise<RoundRobin> {
	let targets: { address: string; answered: number }[] = [];
	let turn = 0;
	function answer(request: IncomingMessage, response: ServerResponse): void {
		if (own(new URL(request.url ?? "/", "http://localhost"), request, response)) return;
		const target = targets[turn % targets.length];
		turn += 1;
		if (!target) return void response.writeHead(503).end();
		const headers = { ...request.headers, "x-forwarded-for": request.socket.remoteAddress };
		const onward = send(target.address + request.url, { method: request.method, headers }, (answered) => {
			target.answered += 1;
			response.writeHead(answered.statusCode ?? 502, answered.headers);
			pipeline(answered, response, () => undefined);
		});
		onward.on("error", () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
		// A browser that leaves in the middle of a stream ends it at the process too.
		response.on("close", () => onward.destroy());
		pipeline(request, onward, () => undefined);
	}
	const server = createServer(answer);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		address: `http://localhost:${(server.address() as AddressInfo).port}`,
		pass(addresses) {
			targets = addresses.map((address) => ({ address, answered: 0 }));
		},
		answered: () => targets.map(({ answered }) => answered),
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
