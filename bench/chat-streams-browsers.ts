import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { StreamSeen } from "./chat-streams-child.ts";

type Told = { open: number } | { streams: StreamSeen[] } | { failure: string };

export interface Browsers {
	/** Sends one message with each cookie at once. `allOpen` is called when every stream has begun. */
	stream(port: number, cookies: readonly string[], allOpen?: () => Promise<void>): Promise<StreamSeen[]>;
	close(): void;
}

export function startBrowsers(): Browsers {
	const child = fork(fileURLToPath(new URL("./chat-streams-child.ts", import.meta.url)));
	return {
		async stream(port, cookies, allOpen) {
			child.send({ port, cookies });
			for (;;) {
				const [told] = (await once(child, "message")) as [Told];
				if ("failure" in told) throw new Error(`The browsers failed: ${told.failure}`);
				if ("streams" in told) return told.streams;
				await allOpen?.();
			}
		},
		close: () => void child.kill(),
	};
}
