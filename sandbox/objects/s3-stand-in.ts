import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** `error`: 500. `slow`: three seconds a call. `hang`: no answer. `half`: the line is cut in the middle of an answer. */
export type StoreFault = "error" | "slow" | "hang" | "half";

const SLOW_MS = 3_000;

export interface S3StandIn {
	endpoint: string;
	/** Object keys as they lie in the bucket. */
	keys(): string[];
	/** How every call goes wrong from now on; null makes the store well again. */
	fail(fault: StoreFault | null): void;
	close(): Promise<void>;
}

/** The six S3 calls an object store makes, over one bucket in memory. Checks no signature. */
export async function startS3StandIn(bucket: string): Promise<S3StandIn> {
	let fault: StoreFault | null = null;
	const objects = new Map<string, { bytes: Buffer; type: string }>();
	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const url = new URL(request.url ?? "/", "http://s3.invalid");
		const [, inBucket, ...rest] = decodeURIComponent(url.pathname).split("/");
		const key = rest.join("/");
		if (fault === "hang") return;
		const bytes = await buffer(request);
		if (fault === "slow") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
		if (fault === "error") return void response.writeHead(500).end(errorXml("InternalError"));
		if (fault === "half") {
			response.writeHead(200, { "content-length": 1_000 }).write("x");
			return void response.destroy();
		}
		const found = objects.get(key);
		if (inBucket !== bucket) {
			response.writeHead(404).end(errorXml("NoSuchBucket"));
		} else if (request.method === "GET" && key === "") {
			response.end(listXml([...objects.keys()], url.searchParams.get("prefix") ?? ""));
		} else if (request.method === "PUT") {
			objects.set(key, { bytes, type: request.headers["content-type"] ?? "" });
			response.writeHead(200, { etag: '"0"' }).end();
		} else if (request.method === "DELETE") {
			objects.delete(key);
			response.writeHead(204).end();
		} else if (!found) {
			response.writeHead(404).end(request.method === "HEAD" ? "" : errorXml("NoSuchKey"));
		} else {
			const headers = { "content-length": found.bytes.length, "content-type": found.type, etag: '"0"' };
			response.writeHead(200, { ...headers, "last-modified": new Date(0).toUTCString() });
			response.end(request.method === "HEAD" ? undefined : found.bytes);
		}
	}

	const server = createServer((request, response) => {
		answer(request, response).catch((error: unknown) =>
			response.destroy(new Error("stand-in", { cause: error })),
		);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		endpoint: `http://127.0.0.1:${port}`,
		keys: () => [...objects.keys()],
		fail(next) {
			fault = next;
			// What hangs is let go.
			if (next === null) server.closeAllConnections();
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

function errorXml(code: string): string {
	return `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
}

function listXml(keys: string[], prefix: string): string {
	const contents = keys
		.filter((key) => key.startsWith(prefix))
		.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`);
	return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents.join("")}</ListBucketResult>`;
}
