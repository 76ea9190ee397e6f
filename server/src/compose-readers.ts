import { createEncoder } from "@dewlight/assistant/encoder/encoder.ts";
import { triage } from "@dewlight/assistant/triage/triage.ts";
import type { Logger } from "pino";
import { createGuidedAssistant, guidedAssistant } from "./adapters/assistant/guided-assistant.ts";
import type { Config } from "./config.ts";
import type { Assistant } from "./ports/assistant.ts";
import type { Triage } from "./ports/triage.ts";

/** What reads words: for danger, and for what they ask. */
export interface Readers {
	triage: Triage;
	guide: Assistant;
	/** What understands whole sentences; resolves when it works. */
	check(): Promise<void>;
	close(): Promise<void>;
}

/**
 * The guide's encoder begins to load at once; danger is read without it. A worker answers nobody's questions and is
 * spared the encoder's thread and memory.
 */
export function openReaders(role: Config["role"], log: Pick<Logger, "error">): Readers {
	const nothing = async () => undefined;
	if (role === "worker") return { triage, guide: guidedAssistant, check: nothing, close: nothing };
	const encoder = createEncoder();
	return {
		triage,
		guide: createGuidedAssistant(encoder, ({ code }) =>
			// What was written stays out of the log.
			log.error({ code }, "a question was read by its words alone: the encoder did not answer"),
		),
		check: () => encoder.warmUp(),
		close: () => encoder.close(),
	};
}
