import { fork } from "node:child_process";
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
		stream(port, cookies, allOpen) {
			return new Promise((resolve, reject) => {
				// One listener for all messages: two may arrive in the same moment.
				const hear = (told: Told) => {
					if ("open" in told) return void allOpen?.().catch(reject);
					child.off("message", hear);
					if ("streams" in told) resolve(told.streams);
					else reject(new Error(`The browsers failed: ${told.failure}`));
				};
				child.on("message", hear);
				child.send({ port, cookies });
			});
		},
		close: () => void child.kill(),
	};
}
