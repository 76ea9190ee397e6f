import { createECDH, hkdfSync } from "node:crypto";
import { lookup } from "node:dns";
import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import type { RequestDetails } from "web-push";
import type { Pusher } from "#ports/pusher.ts";

const TIMEOUT_MS = 10_000;
/** A reminder of this morning is of no use tomorrow. */
const LIFETIME_SECONDS = 4 * 3_600;
const MAX_ANSWER_BYTES = 4_096;

interface WebPusherOptions {
	/** The keys are derived from it, so that every process has the same ones and nothing else must be kept. */
	masterSecret: string;
	/** Whom a push service writes to where something is wrong: an address of the product's own. */
	contact: string;
	/** True in development only: push services on this machine, without TLS, too. */
	allowsLoopback: boolean;
}

/** Web Push (RFC 8030) by the web-push package. No address of a private network is ever called. */
export function createWebPusher({ masterSecret, contact, allowsLoopback }: WebPusherOptions): Pusher {
	const keys = deriveKeys(masterSecret);
	const mayCall = (address: string) => {
		const range = ipaddr.process(address).range();
		return range === "unicast" || (allowsLoopback && range === "loopback");
	};
	/** Looked up by us, so that the address that was judged is the one that is called. */
	const lookupPublic: LookupFunction = (host, options, done) => {
		lookup(host, { ...options, all: true }, (error, addresses) => {
			if (error) return done(error, "");
			const [first] = addresses;
			if (!first || !addresses.every(({ address }) => mayCall(address))) {
				return done(new Error("The push service has no public address."), "");
			}
			if (options.all) return done(null, addresses);
			return done(null, first.address, first.family);
		});
	};
	const accepts = (endpoint: string): boolean => {
		if (!URL.canParse(endpoint)) return false;
		const { protocol, hostname, username, password, port } = new URL(endpoint);
		const host = hostname.replace(/^\[|\]$/g, "");
		const isLocal = host === "localhost" || (isIP(host) !== 0 && ipaddr.process(host).range() === "loopback");
		if (allowsLoopback && isLocal) return username === "" && password === "";
		return (
			protocol === "https:" &&
			username === "" &&
			password === "" &&
			port === "" &&
			(isIP(host) === 0
				? host.includes(".") && !/\.(?:local|internal|localhost)\.?$/.test(host)
				: mayCall(host))
		);
	};
	return {
		publicKey: keys.publicKey,
		accepts,
		async send({ endpoint, p256dh, auth }, message) {
			if (!accepts(endpoint)) return "gone";
			// Loaded by the first reminder: it costs every start time and memory.
			const { default: webPush } = await import("web-push");
			const details = webPush.generateRequestDetails(
				{ endpoint, keys: { p256dh, auth } },
				JSON.stringify(message),
				{
					vapidDetails: { subject: contact, ...keys },
					TTL: LIFETIME_SECONDS,
					topic: message.tag,
					urgency: "normal",
				},
			);
			const status = await post(endpoint, details, lookupPublic);
			if (status === 404 || status === 410) return "gone";
			if (status < 200 || status >= 300) throw new Error(`A push service answered ${status}.`);
			return "sent";
		},
	};
}

function post(
	endpoint: string,
	{ method, headers, body }: Pick<RequestDetails, "method" | "headers" | "body">,
	lookupPublic: LookupFunction,
): Promise<number> {
	const url = new URL(endpoint);
	const send = url.protocol === "https:" ? requestSecure : requestPlain;
	return new Promise((resolve, reject) => {
		const signal = AbortSignal.timeout(TIMEOUT_MS);
		const call = send(url, { method, headers: { ...headers }, lookup: lookupPublic, signal }, (answer) => {
			let bytes = 0;
			answer.on("data", (chunk: Buffer) => {
				bytes += chunk.length;
				if (bytes > MAX_ANSWER_BYTES) answer.destroy();
			});
			answer.on("close", () => resolve(answer.statusCode ?? 0));
			answer.on("error", reject);
		});
		call.on("error", reject);
		call.end(body);
	});
}

/** A key pair on P-256 from the master secret by HKDF-SHA256; almost every number of 32 bytes is one. */
function deriveKeys(masterSecret: string): { publicKey: string; privateKey: string } {
	const curve = createECDH("prime256v1");
	for (let tries = 0; ; tries += 1) {
		const secret = Buffer.from(hkdfSync("sha256", masterSecret, "", `web push v1 ${tries}`, 32));
		try {
			curve.setPrivateKey(secret);
		} catch {
			continue;
		}
		return { publicKey: curve.getPublicKey("base64url"), privateKey: secret.toString("base64url") };
	}
}
