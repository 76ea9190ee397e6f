import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Database } from "@dewlight/server/db/database.ts";
import { sql } from "drizzle-orm";

/**
 * A page that does everything wrong, on loopback: its parameter goes into a statement and into the page as it is. Whoever
 * finds nothing here finds nothing anywhere.
 */
export async function serveWeakPage(db: Database): Promise<{ url: string; close: () => Promise<void> }> {
	const server = createServer((request, answer) => {
		const name = new URL(request.url ?? "/", "http://localhost").searchParams.get("name") ?? "";
		answer.setHeader("content-type", "text/html");
		db.execute(sql.raw(`select count(*) from users where username = '${name}'`)).then(
			() => answer.end(`<p>Found: ${name}</p>`),
			(error: unknown) => {
				answer.statusCode = 500;
				answer.end(`<p>${error instanceof Error ? String(error.cause) : ""}</p>`);
			},
		);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}/?name=Ana`,
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
