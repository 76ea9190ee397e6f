export interface StubAnswer {
	status?: number;
	json?: unknown;
	/** Raw body; wins over `json`. */
	text?: string;
	headers?: Record<string, string>;
}

interface StubCall {
	method: string;
	/** Path with query. */
	path: string;
	headers: Headers;
	body: BodyInit | null | undefined;
}

type Handler = StubAnswer | ((call: StubCall) => StubAnswer | Promise<StubAnswer>);

export interface StubServer {
	calls: StubCall[];
	restore: () => void;
}

/**
 * Answers `fetch` from a table of "METHOD /path" (without query). A call that nobody prepared fails loudly.
 * Handlers may be swapped between calls by changing the table.
 */
export function stubServer(handlers: Record<string, Handler>): StubServer {
	const original = globalThis.fetch;
	const calls: StubCall[] = [];
	globalThis.fetch = async (input, init) => {
		const path = input instanceof Request ? input.url : input.toString();
		const method = init?.method ?? "GET";
		const call: StubCall = { method, path, headers: new Headers(init?.headers), body: init?.body };
		calls.push(call);
		const handler = handlers[`${method} ${path.split("?")[0]}`];
		if (handler === undefined) throw new Error(`Nobody prepared ${method} ${path}`);
		const answer = typeof handler === "function" ? await handler(call) : handler;
		return new Response(answer.text ?? JSON.stringify(answer.json), {
			status: answer.status ?? 200,
			headers: { "content-type": "application/json", ...answer.headers },
		});
	};
	return {
		calls,
		restore: () => {
			globalThis.fetch = original;
		},
	};
}

/** JSON that was sent with the calls of one path. */
export function sentTo(server: StubServer, method: string, path: string): unknown[] {
	return server.calls
		.filter((call) => call.method === method && call.path === path)
		.map(({ body }) => (typeof body === "string" ? JSON.parse(body) : null));
}
