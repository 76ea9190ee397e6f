import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import type { Browser, BrowserContext } from "@playwright/test";

/** A browser of the person who is signed in on `signedIn`, whose way to the server can be cut and mended. */
export interface CuttableBrowser {
	context: BrowserContext;
	lose(): Promise<void>;
	find(): Promise<void>;
	close(): Promise<void>;
}

/**
 * Puts a proxy between browser and server. A cut of the browser's own, by emulation or routes, lets calls through in the
 * first moment of a page that a service worker answers for; nothing passes a proxy that takes no connection.
 */
export async function openCuttable(
	browser: Browser,
	signedIn: BrowserContext,
	baseURL: string,
): Promise<CuttableBrowser> {
	let isLost = false;
	const proxy = createServer((asked, answer) => {
		if (isLost) {
			asked.socket.destroy();
			return;
		}
		const { method, headers, url } = asked;
		const forward = request(url ?? "", { method, headers }, (given) => {
			answer.writeHead(given.statusCode ?? 502, given.headers);
			pipeline(given, answer, () => undefined);
		});
		// A call the page gives up, or one that is cut, ends on both sides.
		pipeline(asked, forward, (error) => error && answer.destroy());
		answer.on("close", () => forward.destroy());
	});
	proxy.listen(0, "127.0.0.1");
	await once(proxy, "listening");
	const { port } = proxy.address() as AddressInfo;
	const context = await browser.newContext({
		baseURL,
		storageState: await signedIn.storageState(),
		proxy: { server: `http://127.0.0.1:${port}` },
	});
	return {
		context,
		async lose() {
			isLost = true;
			proxy.closeAllConnections();
			await context.setOffline(true);
		},
		async find() {
			isLost = false;
			await context.setOffline(false);
		},
		async close() {
			await context.close();
			proxy.closeAllConnections();
			proxy.close();
		},
	};
}
