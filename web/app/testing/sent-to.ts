import type { StubServer } from "./stub-server.ts";

/** JSON that was sent with the calls of one path. */
export function sentTo(server: StubServer, method: string, path: string): unknown[] {
	return server.calls
		.filter((call) => call.method === method && call.path === path)
		.map(({ body }) => (typeof body === "string" ? JSON.parse(body) : null));
}
