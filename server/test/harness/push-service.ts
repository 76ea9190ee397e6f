import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushMessage } from "#ports/pusher.ts";

interface Pushed {
	headers: IncomingHttpHeaders;
	method: string | undefined;
	body: Buffer;
}

export interface PushService {
	/** As a browser hands it over where somebody turned reminders on. */
	subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
	/** Everything that came. */
	came: readonly Pushed[];
	/** What the browser would show of it, in order. */
	shown: () => PushMessage[];
	close: () => void;
}

/** A push service on loopback with one browser behind it, which alone can open what is sent (RFC 8291). */
export async function startPushService(status = 201): Promise<PushService> {
	const came: Pushed[] = [];
	const server = createServer((request, response) => {
		const parts: Buffer[] = [];
		request.on("data", (part: Buffer) => parts.push(part));
		request.on("end", () => {
			came.push({ headers: request.headers, method: request.method, body: Buffer.concat(parts) });
			response.writeHead(status).end();
		});
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const browser = createECDH("prime256v1");
	const own = browser.generateKeys();
	const auth = randomBytes(16);
	return {
		subscription: {
			endpoint: `http://127.0.0.1:${port}/phone`,
			keys: { p256dh: own.toString("base64url"), auth: auth.toString("base64url") },
		},
		came,
		shown: () =>
			came.map(({ body }) => {
				const sender = body.subarray(21, 21 + body.readUInt8(20));
				const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, sender]);
				return JSON.parse(open(body, hkdf(browser.computeSecret(sender), auth, info, 32)));
			}),
		close: () => server.close(),
	};
}

const hkdf = (key: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number) =>
	Buffer.from(hkdfSync("sha256", key, salt, info, length));

/** One record of "aes128gcm" (RFC 8188): salt, size of a record, the sender's key, what is sealed and its tag. */
function open(body: Buffer, key: Uint8Array): string {
	const salt = body.subarray(0, 16);
	const sealed = body.subarray(21 + body.readUInt8(20));
	const decipher = createDecipheriv(
		"aes-128-gcm",
		hkdf(key, salt, "Content-Encoding: aes128gcm\0", 16),
		hkdf(key, salt, "Content-Encoding: nonce\0", 12),
	);
	decipher.setAuthTag(sealed.subarray(-16));
	const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
	// What fills up the record begins with a 2.
	return text.subarray(0, text.lastIndexOf(2)).toString("utf8");
}
