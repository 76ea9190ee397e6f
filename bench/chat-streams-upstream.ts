import { setTimeout as wait } from "node:timers/promises";
import type { Assistant, AssistantEvent } from "@dewlight/server/ports/assistant.ts";

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
