import { fork } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Assistant, AssistantEvent } from "@dewlight/server/ports/assistant.ts";
import type { StreamSeen } from "./chat-streams-child.ts";

interface Script {
	/** Before the first piece. */
	before: () => Promise<unknown>;
	pieces: readonly string[];
	/** Between two pieces, ms. */
	pauseMs: number;
}

/** A model that says the same at the same pace to everybody; notes how long it really took to begin. */
export function scriptedUpstream(script: Script): Assistant & { firstBytes: number[] } {
	const firstBytes: number[] = [];
	return {
		engine: "model",
		provider: "openai",
		firstBytes,
		async *reply({ signal }): AsyncGenerator<AssistantEvent> {
			const started = performance.now();
			await script.before();
			firstBytes.push(performance.now() - started);
			for (const delta of script.pieces) {
				yield { type: "text", delta };
				if (script.pauseMs > 0) await wait(script.pauseMs, undefined, { signal });
			}
			yield { type: "done", engine: "model", citations: [] };
		},
		present: () => Promise.reject(new Error("The script makes no search.")),
	};
}

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
