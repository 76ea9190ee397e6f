import { createEncoder, type Encoder } from "@dewlight/assistant/encoder/encoder.ts";
import { triage } from "@dewlight/assistant/triage/triage.ts";
import type { Logger } from "pino";
import { createGuidedAssistant, guidedAssistant } from "./adapters/assistant/guided-assistant.ts";
import { createEncodedNoteReader } from "./adapters/assistant/note-reader.ts";
import type { Config } from "./config.ts";
import type { Assistant } from "./ports/assistant.ts";
import type { NoteReader } from "./ports/note-reader.ts";
import type { Triage } from "./ports/triage.ts";

/** What reads words: for danger, and for what they ask. */
export interface Readers {
	triage: Triage;
	guide: Assistant;
	notes: NoteReader;
	/** What understands whole sentences; resolves when it works. */
	check(): Promise<void>;
	close(): Promise<void>;
}

/**
 * The guide's encoder begins to load at once; danger is read without it. A worker answers nobody's messages, so its
 * encoder's thread and memory wait for the first note that asks something.
 */
export function openReaders(role: Config["role"], log: Pick<Logger, "error">): Readers {
	// What was written stays out of the log.
	const tell =
		(what: "question" | "note") =>
		({ code }: { code: string }) =>
			log.error({ code }, `a ${what} was read by its words alone: the encoder did not answer`);
	let encoder = role === "worker" ? null : createEncoder();
	const opened = (): Encoder => {
		encoder ??= createEncoder();
		return encoder;
	};
	return {
		triage,
		guide: encoder === null ? guidedAssistant : createGuidedAssistant(encoder, tell("question")),
		notes: createEncodedNoteReader(
			{ encodeRuns: (texts, runs, options) => opened().encodeRuns(texts, runs, options) },
			tell("note"),
		),
		check: async () => encoder?.warmUp(),
		close: async () => encoder?.close(),
	};
}
